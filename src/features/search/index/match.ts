import {
  bitsOf,
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
import { boundsOf, type FilterGroup, rangeNames } from "../filters.ts";
import { type Bits, keepCommon, slotsOf, wordsFor } from "./bits.ts";
import type { CodedColumn } from "./coded-columns.ts";
import { featuresInPack, type KeptFilter, type ListingColumns, noNumber } from "./listing-columns.ts";
import type { NumberColumn } from "./listing-row.ts";

/** The listings of a query. The arrays are scratch: they hold until the next query. */
export interface Matched {
  /** Slots of the listings that pass everything. */
  all: Uint32Array;
  /** The filters in use. */
  groups: ReadonlyMap<FilterGroup, Bits>;
  /** The slots that pass everything but the filters of these groups; they hold until it is asked again. */
  without(leftOut: readonly FilterGroup[]): Bits;
}

/** Arrays as long as the index has slots, used by one query after another: a query allocates next to nothing. */
export class Scratch {
  slots = new Uint32Array(0);
  others = new Uint32Array(0);
  #base = new Uint32Array(0);
  #passing = new Uint32Array(0);

  fit(length: number): void {
    if (length <= this.slots.length) return;
    const room = 32 * wordsFor(Math.ceil(length * 1.2));
    this.slots = new Uint32Array(room);
    this.others = new Uint32Array(room);
    this.#base = new Uint32Array(room / 32);
    this.#passing = new Uint32Array(room / 32);
  }

  /** Bits for so many words: the base of the query, and those of one question to it. */
  bits(words: number): { base: Bits; passing: Bits } {
    return { base: this.#base.subarray(0, words), passing: this.#passing.subarray(0, words) };
  }
}

/** The base of the query and each filter in use are sets of slots; what passes all is what they have in common. */
export function matchListings(columns: ListingColumns, criteria: Criteria, scratch: Scratch): Matched {
  scratch.fit(columns.slots);
  const { base, passing } = scratch.bits(wordsFor(columns.slots));
  const groups = groupsInUse(columns, criteria);
  const without = (leftOut: readonly FilterGroup[]) => {
    passing.set(base);
    for (const [group, bits] of groups) if (!leftOut.includes(group)) keepCommon(passing, bits);
    return passing;
  };
  collectBase(columns, criteria, base, passing);
  return { all: slotsOf(without([]), scratch.slots), groups, without };
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
  if (filters.features?.length) {
    const wanted = bitsOf(filters.features);
    for (const [at, { codes }] of columns.features.entries()) {
      const bits = (wanted >>> (at * featuresInPack)) & ((1 << featuresInPack) - 1);
      if (bits > 0) keepPassing(base, (slot) => ((codes[slot] as number) & bits) === bits);
    }
  }
}

function groupsInUse(columns: ListingColumns, criteria: Criteria): Map<FilterGroup, Bits> {
  const { filters } = criteria;
  const inUse = new Map<FilterGroup, Bits>();
  const keep = (group: FilterGroup, asked: readonly unknown[], make: () => KeptFilter) => {
    inUse.set(group, keptFilter(columns, [group, ...asked], make).bits);
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
    if (since !== undefined) inUse.set(group, slotsSince(columns, group, since));
  }
  for (const group of rangeNames) {
    const [low, high] = boundsOf(group).map((bound) => filters[bound]);
    if (low === undefined && high === undefined) continue;
    keep(group, [low, high], () =>
      within(columns, rangeColumns[group], low ?? noNumber + 1, high ?? Infinity),
    );
  }
  return inUse;
}

/** The slots of what was since then, in milliseconds. */
export const slotsSince = (columns: ListingColumns, group: DayFilter, since: number): Bits =>
  keptFilter(columns, [group, since], () =>
    within(columns, dayFilters[group].column, since * 1000, Number.POSITIVE_INFINITY),
  ).bits;

function keptFilter(columns: ListingColumns, asked: readonly unknown[], make: () => KeptFilter): KeptFilter {
  const key = JSON.stringify(asked);
  const kept = columns.filters.get(key) ?? make();
  columns.filters.set(key, kept);
  return kept;
}

function oneOf(
  slots: number,
  { dictionary, pack, shift, mask }: CodedColumn,
  values: readonly string[],
): KeptFilter {
  const wanted = new Uint8Array(dictionary.size);
  for (const value of values) wanted[dictionary.codeOf(value) ?? 0] = 1;
  wanted[0] = 0;
  const bits = new Uint32Array(wordsFor(slots));
  const { codes } = pack;
  for (let at = 0; at < bits.length; at++) {
    let word = 0;
    for (let bit = 0; bit < 32; bit++)
      word |= (wanted[((codes[(at << 5) + bit] as number) >>> shift) & mask] as number) << bit;
    bits[at] = word;
  }
  // Dictionaries grow: a value that no listing had yet may come.
  const passes = (slot: number) => {
    const code = ((pack.codes[slot] as number) >>> shift) & mask;
    return code > 0 && values.some((value) => dictionary.codeOf(value) === code);
  };
  return { bits, passes };
}

function within(columns: ListingColumns, name: NumberColumn, least: number, most: number): KeptFilter {
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
  const passes = (slot: number) => {
    const number = columns.numbers[name][slot] as number;
    return number >= least && number <= most;
  };
  return { bits, passes };
}

function keepPassing(bits: Bits, passes: (slot: number) => boolean): void {
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
