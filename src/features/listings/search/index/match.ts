import { bitsOf, type FilterGroup, listColumns, rangeColumns } from "../conditions.ts";
import type { Criteria, Filters } from "../criteria.ts";
import type { CodedColumn, ListingColumns } from "./listing-columns.ts";

/** The listings of a query. The arrays are scratch: they hold until the next query. */
export interface Matched {
  /** Slots of the listings that pass everything. */
  all: Uint32Array;
  /** Slots of those that fail the filters of one facet only, and which: a bit for each group, see `bits`. */
  near: Uint32Array;
  nearFailed: Uint16Array;
  /** The groups in use. */
  bits: ReadonlyMap<FilterGroup, number>;
}

/** Arrays as long as the index has slots, used by one query after another: a query allocates next to nothing. */
export class Scratch {
  slots = new Uint32Array(0);
  failed = new Uint16Array(0);
  marks = new Uint8Array(0);
  near = new Uint32Array(0);
  nearFailed = new Uint16Array(0);

  fit(length: number): void {
    if (length <= this.slots.length) return;
    const room = Math.ceil(length * 1.33);
    this.slots = new Uint32Array(room);
    this.near = new Uint32Array(room);
    this.failed = new Uint16Array(room);
    this.nearFailed = new Uint16Array(room);
    this.marks = new Uint8Array(room);
  }
}

/**
 * One pass per filter in use over the columns, each leaving a bit where it fails. Who fails nothing is found; who
 * fails one group is counted where that group is left out; all others are of no interest.
 */
export function matchListings(columns: ListingColumns, criteria: Criteria, scratch: Scratch): Matched {
  scratch.fit(columns.slots);
  const count = collectBase(columns, criteria, scratch);
  const slots = scratch.slots.subarray(0, count);
  const failed = scratch.failed.subarray(0, count).fill(0);
  const bits = failFilters(columns, criteria.filters, slots, failed);
  return split(slots, failed, bits, scratch);
}

/** What holds whatever filter is left out, as baseConditions() has it; all chosen features are part of it. */
function collectBase(columns: ListingColumns, criteria: Criteria, { slots, marks }: Scratch): number {
  const { types, sellers, dealers, features } = columns;
  const { words, userId, dealer } = criteria;
  const type = columns.typeCode(criteria.vehicleType);
  const wanted = bitsOf(criteria.filters.features ?? []);
  const seller = userId === undefined ? undefined : (columns.sellerCode(userId) ?? -1);
  if (words.length > 0) columns.words.mark(words, marks);
  let count = 0;
  for (let slot = 0; slot < columns.slots; slot++) {
    if (types[slot] !== type) continue;
    if (words.length > 0 && marks[slot] !== words.length) continue;
    if (seller !== undefined && sellers[slot] !== seller) continue;
    if (dealer && dealers[slot] === 0) continue;
    if (((features[slot] as number) & wanted) !== wanted) continue;
    slots[count++] = slot;
  }
  return count;
}

function failFilters(
  columns: ListingColumns,
  filters: Filters,
  slots: Uint32Array,
  failed: Uint16Array,
): Map<FilterGroup, number> {
  const bits = new Map<FilterGroup, number>();
  const use = (group: FilterGroup): number => {
    const bit = 1 << bits.size;
    bits.set(group, bit);
    return bit;
  };
  for (const [group, { column }] of entriesOf(listColumns)) {
    const values = filters[group];
    if (values?.length) failValues(columns.coded[column], values, use(group), slots, failed);
  }
  for (const [group, [column, , min, max]] of entriesOf(rangeColumns)) {
    const [low, high] = [filters[min], filters[max]];
    if (low === undefined && high === undefined) continue;
    failRange(columns.numbers[column], low ?? -Infinity, high ?? Infinity, use(group), slots, failed);
  }
  return bits;
}

function failValues(
  { dictionary, codes }: CodedColumn,
  values: readonly string[],
  bit: number,
  slots: Uint32Array,
  failed: Uint16Array,
): void {
  const bitOf = new Uint16Array(dictionary.size).fill(bit);
  for (const value of values) {
    const code = dictionary.codeOf(value);
    if (code !== undefined) bitOf[code] = 0;
  }
  for (let i = 0; i < slots.length; i++) {
    failed[i] = (failed[i] as number) | (bitOf[codes[slots[i] as number] as number] as number);
  }
}

function failRange(
  numbers: Float64Array,
  low: number,
  high: number,
  bit: number,
  slots: Uint32Array,
  failed: Uint16Array,
): void {
  for (let i = 0; i < slots.length; i++) {
    const number = numbers[slots[i] as number] as number;
    // Not a number where the listing has none: it lies in no range.
    if (!(number >= low && number <= high)) failed[i] = (failed[i] as number) | bit;
  }
}

function split(slots: Uint32Array, failed: Uint16Array, bits: Matched["bits"], scratch: Scratch): Matched {
  // Brands are counted with the models left out as well.
  const together = (bits.get("brand") ?? 0) | (bits.get("model") ?? 0);
  const { near, nearFailed } = scratch;
  let [found, nearby] = [0, 0];
  for (let i = 0; i < slots.length; i++) {
    const fails = failed[i] as number;
    if (fails === 0) {
      slots[found++] = slots[i] as number;
    } else if ((fails & (fails - 1)) === 0 || (fails & ~together) === 0) {
      near[nearby] = slots[i] as number;
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

const entriesOf = <K extends string, V>(record: Record<K, V>) => Object.entries(record) as [K, V][];
