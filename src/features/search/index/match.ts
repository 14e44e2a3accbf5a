import { featureSlugs, type VehicleType } from "#features/reference/enumerations.ts";
import {
  columnFilters,
  type DayFilter,
  dayFilterNames,
  dayFilters,
  listColumns,
  placesAsked,
  rangeColumns,
  sinceOf,
  storedValues,
} from "../conditions.ts";
import type { Criteria } from "../criteria.ts";
import { boundsOf, type FilterGroup, type RangeName, rangeNames } from "../filters.ts";
import { type Bits, countBits, keepCommon, onlyMissed, slotsOf, splitByMisses, wordsFor } from "./bits.ts";
import { type CodedColumn, codeAt, featuresInPack } from "./coded-columns.ts";
import { type KeptFilter, type ListingColumns, noNumber, type OrderColumn } from "./listing-columns.ts";
import { codesWithin } from "./only-choice.ts";

/** The listings of a query, as sets of slots. They are scratch: they hold until the next query. */
export interface Matched {
  /** Those that pass everything. */
  all: Bits;
  total: number;
  /** The filters in use. */
  groups: ReadonlyMap<FilterGroup, KeptFilter>;
  /** Those that only the filters of these groups keep out, and how many; they hold until it is asked again. */
  missing(leftOut: readonly FilterGroup[]): { slots: Bits; count: number };
}

const setsFor = (slots: number): Bits[] => Array.from({ length: 5 }, () => new Uint32Array(wordsFor(slots)));

/** Arrays as long as the index has slots, used by one query after another: a query allocates next to nothing. */
export class Scratch {
  /** Has room for all slots. */
  slots = new Uint32Array(0);
  #sets = setsFor(0);

  fit(length: number): void {
    if (length <= this.slots.length) return;
    const room = 32 * wordsFor(Math.ceil(length * 1.2));
    this.slots = new Uint32Array(room);
    this.#sets = setsFor(room);
  }

  /** Sets of so many words. */
  sets(words: number): [base: Bits, all: Bits, near: Bits, together: Bits, missing: Bits] {
    return this.#sets.map((bits) => bits.subarray(0, words)) as ReturnType<Scratch["sets"]>;
  }
}

/** The base of the query and each filter in use are sets of slots; what passes all is what they have in common. */
export function matchListings(columns: ListingColumns, criteria: Criteria, scratch: Scratch): Matched {
  scratch.fit(columns.slots);
  const [base, all, near, together, missing] = scratch.sets(wordsFor(columns.slots));
  const groups = groupsInUse(columns, criteria);
  collectBase(columns, criteria, base, missing);
  const filters = asCounted(groups, together);
  splitByMisses(base, [...new Set(filters.values())], all, near);
  return {
    all,
    total: countBits(all),
    groups,
    missing: (leftOut) => {
      const filter = leftOut.flatMap((group) => filters.get(group) ?? [])[0];
      if (!filter) return { slots: missing.fill(0), count: 0 };
      const kept = [...groups].filter(([group]) => filters.get(group) === filter && !leftOut.includes(group));
      const count = onlyMissed(near, filter, kept[0]?.[1].bits, missing);
      return { slots: missing, count };
    },
  };
}

/** The slots of what passes everything, ascending; they hold until the next query. */
export const matchedSlots = (columns: ListingColumns, criteria: Criteria, scratch: Scratch): Uint32Array =>
  slotsOf(matchListings(columns, criteria, scratch).all, scratch.slots);

/** The filters in use: those that are left out together to count one of them are one. `scratch` has room for it. */
function asCounted(groups: ReadonlyMap<FilterGroup, KeptFilter>, scratch: Bits): Map<FilterGroup, Bits> {
  const filters = new Map([...groups].map(([group, { bits }]) => [group, bits]));
  const [brand, model] = [filters.get("brand"), filters.get("model")];
  if (!brand || !model) return filters;
  scratch.fill(0);
  scratch.set(brand.subarray(0, scratch.length));
  keepCommon(scratch, model);
  return filters.set("brand", scratch).set("model", scratch);
}

/** The base predicate, as baseConditions() has it; all chosen features are part of it. */
function collectBase(columns: ListingColumns, criteria: Criteria, base: Bits, scratch: Bits): void {
  const { vehicleType, words, userId, dealer, filters } = criteria;
  base.fill(0);
  base.set(columns.ofType[vehicleType].subarray(0, base.length));
  if (dealer) keepCommon(base, columns.dealers);
  if (words.length > 0) columns.words.keepMatching(words, base, scratch);
  if (userId !== undefined) {
    const seller = columns.sellerCode(userId) ?? -1;
    keepPassing(base, (slot) => columns.sellers[slot] === seller);
  }
  for (const feature of filters.features ?? [])
    keepCommon(base, keptFilter(columns, ["features", feature], () => withFeature(columns, feature)).bits);
}

function groupsInUse(columns: ListingColumns, criteria: Criteria): Map<FilterGroup, KeptFilter> {
  const { filters, vehicleType: type } = criteria;
  const inUse = new Map<FilterGroup, KeptFilter>();
  const keep = (group: FilterGroup, asked: readonly unknown[], make: () => KeptFilter) => {
    inUse.set(group, keptFilter(columns, [group, ...asked], make));
  };
  for (const group of columnFilters) {
    const values = storedValues(filters, group);
    const column = columns.column(listColumns[group]);
    if (values?.length && column) keep(group, values, () => oneOf(columns.slots, column, values));
  }
  const around = placesAsked(filters);
  const city = columns.column("city");
  if (around && city)
    keep("radius", [filters.near, filters.radius], () => oneOf(columns.slots, city, around));
  for (const group of dayFilterNames) {
    const since = sinceOf(criteria, group);
    if (since !== undefined) inUse.set(group, keptSince(columns, group, since));
  }
  for (const group of rangeNames) {
    const [low, high] = boundsOf(group).map((bound) => filters[bound]);
    if (low === undefined && high === undefined) continue;
    keep(group, [low, high, type], () =>
      inRange(columns, [group, type], low ?? noNumber + 1, high ?? Number.POSITIVE_INFINITY),
    );
  }
  return inUse;
}

/** The slots of what was since then, in milliseconds. */
export const keptSince = (columns: ListingColumns, group: DayFilter, since: number): KeptFilter =>
  keptFilter(columns, [group, since], () =>
    within(columns, dayFilters[group].column, since * 1000, Number.POSITIVE_INFINITY),
  );

/** What was asked before, or made now. */
export function keptFilter(
  columns: ListingColumns,
  asked: readonly unknown[],
  make: () => KeptFilter,
): KeptFilter {
  const key = JSON.stringify(asked);
  const kept = columns.filters.get(key) ?? make();
  columns.filters.set(key, kept);
  return kept;
}

function oneOf(slots: number, column: CodedColumn, values: readonly string[]): KeptFilter {
  // Dictionaries grow: a value that no listing had yet may come.
  const codes = () => values.flatMap((value) => column.dictionary.codeOf(value) ?? []);
  return {
    bits: withCodes(slots, column, codes()),
    passes: (slot) => values.some((value) => column.dictionary.codeOf(value) === codeAt(column, slot)),
    choice: () => ({ column, codes: codes() }),
  };
}

/** A range that begins and ends where what is counted does is made of the sets of that. */
function inRange(
  columns: ListingColumns,
  [group, type]: readonly [RangeName, VehicleType],
  least: number,
  most: number,
): KeptFilter {
  const name = rangeColumns[group];
  const column = columns.column(group);
  const codes = () => column && codesWithin(column, [group, type], least, most);
  const known = codes();
  if (!column || !known) return within(columns, name, least, most);
  return {
    bits: withCodes(columns.slots, column, known),
    passes: liesWithin(columns, name, least, most),
    choice: () => ({ column, codes: codes() ?? [] }),
  };
}

function withCodes(slots: number, { sets }: CodedColumn, codes: readonly number[]): Bits {
  const bits = new Uint32Array(wordsFor(slots));
  for (const code of codes) sets.addTo(bits, code);
  return bits;
}

function withFeature(columns: ListingColumns, feature: string): KeptFilter {
  const at = (featureSlugs as readonly string[]).indexOf(feature);
  const pack = columns.features[Math.floor(at / featuresInPack)];
  const passes = (slot: number) => (((pack?.codes[slot] ?? 0) >>> (at % featuresInPack)) & 1) === 1;
  const bits = new Uint32Array(wordsFor(columns.slots)).fill(-1);
  keepPassing(bits, passes);
  return { bits, passes };
}

/** Those whose number lies between two, both included. */
export function within(columns: ListingColumns, name: OrderColumn, least: number, most: number): KeptFilter {
  const bits = new Uint32Array(wordsFor(columns.slots));
  const numbers = columns.numbers[name];
  for (let at = 0; at < bits.length; at++) {
    let word = 0;
    for (let bit = 0; bit < 32; bit++) {
      const number = numbers[(at << 5) + bit] as number;
      word |= (Number(number >= least) & Number(number <= most)) << bit;
    }
    bits[at] = word;
  }
  return { bits, passes: liesWithin(columns, name, least, most) };
}

const liesWithin =
  (columns: ListingColumns, name: OrderColumn, least: number, most: number) =>
  (slot: number): boolean => {
    const number = columns.numbers[name][slot] as number;
    return number >= least && number <= most;
  };

export function keepPassing(bits: Bits, passes: (slot: number) => boolean): void {
  for (let at = 0; at < bits.length; at++) {
    let left = bits[at] as number;
    let kept = left;
    while (left !== 0) {
      const lowest = left & -left;
      if (!passes((at << 5) + 31 - Math.clz32(lowest))) kept ^= lowest;
      left ^= lowest;
    }
    bits[at] = kept;
  }
}
