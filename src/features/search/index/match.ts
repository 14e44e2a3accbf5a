import { bitsOf, columnFilters, listColumns, rangeColumns } from "../conditions.ts";
import type { Criteria, Filters } from "../criteria.ts";
import { boundsOf, type FilterGroup, rangeNames } from "../filters.ts";
import type { CodedColumn, ListingColumns } from "./listing-columns.ts";

/** The listings of a query. The arrays are scratch: they hold until the next query. */
export interface Matched {
  /** Slots of the listings that pass everything. */
  all: Uint32Array;
  /** Slots of those that fail the filters of one facet only, and which: a bit for each group, see `bits`. */
  near: Uint32Array;
  nearFailed: Uint32Array;
  /** The groups in use. */
  bits: ReadonlyMap<FilterGroup, number>;
}

/** Arrays as long as the index has slots, used by one query after another: a query allocates next to nothing. */
export class Scratch {
  slots = new Uint32Array(0);
  failed = new Uint32Array(0);
  marks = new Uint8Array(0);
  near = new Uint32Array(0);
  nearFailed = new Uint32Array(0);

  fit(length: number): void {
    if (length <= this.slots.length) return;
    const room = Math.ceil(length * 1.33);
    this.slots = new Uint32Array(room);
    this.near = new Uint32Array(room);
    this.failed = new Uint32Array(room);
    this.nearFailed = new Uint32Array(room);
    this.marks = new Uint8Array(room);
  }
}

/** The filters in use, and for each combination of failed ones whether the listing is kept (1) or dropped (0). */
interface Groups {
  bits: Map<FilterGroup, number>;
  keeps: Uint8Array;
}

/**
 * One pass per filter in use over the columns, each marking with a bit who fails it. Who fails nothing is found; who
 * fails one group is counted where that group is left out (`withNear`); all others are dropped on the way.
 */
export function matchListings(
  columns: ListingColumns,
  criteria: Criteria,
  withNear: boolean,
  scratch: Scratch,
): Matched {
  scratch.fit(columns.slots);
  const { slots, failed } = scratch;
  const { filters } = criteria;
  const bits = bitsOfGroups(filters);
  const groups: Groups = { bits, keeps: keptCombinations(bits, withNear) };
  let count = collectBase(columns, criteria, scratch);
  failed.fill(0, 0, count);
  for (const group of columnFilters) {
    const values = filters[group];
    if (!values?.length) continue;
    count = failValues(columns.coded[listColumns[group]], values, group, groups, scratch, count);
  }
  for (const group of rangeNames) {
    if (!bits.has(group)) continue;
    const [min, max] = boundsOf(group);
    const range = { low: filters[min] ?? -Infinity, high: filters[max] ?? Infinity };
    count = failRange(columns.numbers[rangeColumns[group]], range, group, groups, scratch, count);
  }
  return split(slots.subarray(0, count), failed, bits, scratch);
}

/** With nothing failed; and with one group failed, or brand and model, since brands are counted without either. */
function keptCombinations(bits: ReadonlyMap<FilterGroup, number>, withNear: boolean): Uint8Array {
  // Filled with zeros and few ones: with every filter in use there are a million combinations.
  const keeps = new Uint8Array(1 << bits.size);
  keeps[0] = 1;
  if (withNear) {
    for (const bit of bits.values()) keeps[bit] = 1;
    keeps[(bits.get("brand") ?? 0) | (bits.get("model") ?? 0)] = 1;
  }
  return keeps;
}

function bitsOfGroups(filters: Filters): Map<FilterGroup, number> {
  const inUse: FilterGroup[] = [
    ...columnFilters.filter((group) => filters[group]?.length),
    ...rangeNames.filter((group) => boundsOf(group).some((bound) => filters[bound] !== undefined)),
  ];
  return new Map(inUse.map((group, at) => [group, 1 << at]));
}

/** The base predicate, as baseConditions() has it; all chosen features are part of it. */
function collectBase(columns: ListingColumns, criteria: Criteria, { slots, marks }: Scratch): number {
  const { types, sellers, dealers, features } = columns;
  const { words, userId, dealer = false } = criteria;
  const type = columns.typeCode(criteria.vehicleType);
  const wanted = bitsOf(criteria.filters.features ?? []);
  const ofSeller = userId !== undefined;
  const seller = ofSeller ? (columns.sellerCode(userId) ?? -1) : -1;
  const wordCount = words.length;
  if (wordCount === 0 && !ofSeller && !dealer && wanted === 0) {
    const all = columns.slotsOf(criteria.vehicleType);
    slots.set(all);
    return all.length;
  }
  if (wordCount > 0) columns.words.mark(words, marks);
  const end = columns.slots;
  let count = 0;
  for (let slot = 0; slot < end; slot++) {
    if (types[slot] !== type) continue;
    if (wordCount > 0 && marks[slot] !== wordCount) continue;
    if (ofSeller && sellers[slot] !== seller) continue;
    if (dealer && dealers[slot] === 0) continue;
    if (((features[slot] as number) & wanted) !== wanted) continue;
    slots[count++] = slot;
  }
  return count;
}

function failValues(
  { dictionary, codes }: CodedColumn,
  values: readonly string[],
  group: FilterGroup,
  { bits, keeps }: Groups,
  { slots, failed }: Scratch,
  count: number,
): number {
  const bitOf = new Uint32Array(dictionary.size).fill(bits.get(group) ?? 0);
  for (const value of values) {
    const code = dictionary.codeOf(value);
    if (code !== undefined) bitOf[code] = 0;
  }
  let kept = 0;
  // Who is dropped is written over by the next one: no branch, which could not be foretold.
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    const fails = (failed[i] as number) | (bitOf[codes[slot] as number] as number);
    slots[kept] = slot;
    failed[kept] = fails;
    kept += keeps[fails] as number;
  }
  return kept;
}

function failRange(
  numbers: Float64Array,
  { low, high }: { low: number; high: number },
  group: FilterGroup,
  { bits, keeps }: Groups,
  { slots, failed }: Scratch,
  count: number,
): number {
  const bit = bits.get(group) ?? 0;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    const number = numbers[slot] as number;
    // Not a number where the listing has none: it lies in no range.
    const fails = (failed[i] as number) | (number >= low && number <= high ? 0 : bit);
    slots[kept] = slot;
    failed[kept] = fails;
    kept += keeps[fails] as number;
  }
  return kept;
}

function split(slots: Uint32Array, failed: Uint32Array, bits: Matched["bits"], scratch: Scratch): Matched {
  const { near, nearFailed } = scratch;
  let [found, nearby] = [0, 0];
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    const fails = failed[i] as number;
    if (fails === 0) {
      slots[found++] = slot;
    } else {
      near[nearby] = slot;
      nearFailed[nearby++] = fails;
    }
  }
  return {
    all: slots.subarray(0, found),
    near: near.subarray(0, nearby),
    nearFailed: nearFailed.subarray(0, nearby),
    bits,
  };
}
