import { featureSlugs, type VehicleType, vehicleTypes } from "#features/reference/enumerations.ts";
import { Lru } from "#platform/cache/lru.ts";
import { rangeColumns } from "../conditions.ts";
import { countedBounds } from "../edges.ts";
import { hasFilter, type RangeName } from "../filters.ts";
import { type Bits, hasBit, withBit, wordsFor } from "./bits.ts";
import {
  byType,
  type Choice,
  type CodedColumn,
  type CodedName,
  codeAt,
  codedColumns,
  featuresInPack,
  Pack,
} from "./coded-columns.ts";
import { grown } from "./growable-array.ts";
import { type ListingRow, type NumberColumn, numberColumns } from "./listing-row.ts";
import { PairCounts } from "./pair-counts.ts";
import { UuidTable } from "./uuid-table.ts";
import { ManyValueSets } from "./value-sets.ts";
import { WordIndex } from "./word-index.ts";

/**
 * `by_default`: the plan's priority and the second it was refreshed as one number. `mileage_upward`: where the least driven come first, those whose mileage is not said come last.
 */
export type OrderColumn = NumberColumn | "by_default" | "mileage_upward";
const wholeColumns: readonly OrderColumn[] = [
  "year",
  "mileage",
  "mileage_upward",
  "bike_engine_size",
  "number_of_seats",
  "view_count",
  "price_percent",
];
/** In place of a number that the listing does not have: it lies in no range. */
export const noNumber = -(2 ** 31);
const afterAll = 2 ** 31 - 1;
const standings = 2 ** 15;
const seconds = 2 ** 33;
/** Filters whose slots are kept, since visitors choose the same again, and brands and categories are compared with. */
const keptFilters = 128;
/** Slots without a listing that are put up with beside as many as there are listings. */
const leastWaste = 1000;

/** The slots that pass a filter, and how to tell of one that changes. */
export interface KeptFilter {
  bits: Bits;
  passes: (slot: number) => boolean;
  /** The same as values of a column, where it comes down to them. */
  choice?: () => Choice;
}

/**
 * Every public listing as numbers in columns, a slot each: a filter reads one array from end to end, and allocates
 * nothing. Slots are not used again by other listings, so that words are only ever added.
 */
export class ListingColumns {
  readonly coded: readonly CodedColumn[] = codedColumns();
  readonly features: readonly Pack[] = Array.from(
    { length: Math.ceil(featureSlugs.length / featuresInPack) },
    () => new Pack(new Uint16Array(0), 1 << featuresInPack),
  );
  readonly numbers: Record<OrderColumn, Float64Array | Int32Array>;
  readonly ids = new UuidTable();
  readonly words = new WordIndex();
  readonly filters = new Lru<string, KeptFilter>(keptFilters);
  /** The slots of the listings of a type. */
  readonly ofType: Record<VehicleType, Bits> = byType(() => new Uint32Array(0));
  /** How many listings there are of a type. */
  readonly sizes: Record<VehicleType, number> = byType(() => 0);
  /** Another number after every change. */
  version = 0;
  dealers: Bits = new Uint32Array(0);
  featured: Bits = new Uint32Array(0);
  sellers = new Uint32Array(0);

  readonly pairs = new PairCounts(this.ofType, this.features);
  readonly #sellerIds = new UuidTable();
  readonly #packs: readonly Pack[] = [...new Set(this.coded.map(({ pack }) => pack)), ...this.features];

  constructor() {
    const empty = (name: OrderColumn) =>
      wholeColumns.includes(name) ? new Int32Array(0) : new Float64Array(0);
    const names: OrderColumn[] = [...numberColumns, "by_default", "mileage_upward"];
    this.numbers = Object.fromEntries(names.map((name) => [name, empty(name)])) as typeof this.numbers;
  }

  /** Undefined for what is no filter's column. */
  column(name: CodedName): CodedColumn | undefined {
    return this.coded.find((one) => one.name === name);
  }

  /** The number of listings. */
  get size(): number {
    return vehicleTypes.reduce((sum, type) => sum + this.sizes[type], 0);
  }

  /** Slots are below this. */
  get slots(): number {
    return this.ids.size;
  }

  /** Whether so many slots are without a listing that all should be read again. */
  get isWasteful(): boolean {
    return this.slots > 2 * this.size + leastWaste;
  }

  /** What its arrays take, without the texts of the dictionaries. */
  get bytes(): number {
    const arrays = [
      ...Object.values(this.numbers),
      ...Object.values(this.ofType),
      this.dealers,
      this.featured,
      this.sellers,
    ];
    const sets = this.coded.map((column) => column.sets);
    const parts = [this.ids, this.#sellerIds, this.words, this.pairs, ...this.#packs, ...sets];
    return [...arrays.map(({ byteLength }) => byteLength), ...parts.map(({ bytes }) => bytes)].reduce(
      (sum, bytes) => sum + bytes,
    );
  }

  /** Which change of a listing is known; undefined for one that is not public. */
  changeNumber(id: string): number | undefined {
    const slot = this.slotOf(id);
    return slot === undefined ? undefined : this.numbers.change_number[slot];
  }

  /** Undefined for one that is not public. */
  slotOf(id: string): number | undefined {
    const slot = this.ids.find(id);
    return slot !== undefined && this.typeOf(slot) ? slot : undefined;
  }

  /** Undefined for one who has no listing. */
  sellerCode(userId: string): number | undefined {
    return this.#sellerIds.find(userId);
  }

  /** Brings the listing as it is now: adds it, changes it, or takes it out when it is not public. */
  put(row: ListingRow): void {
    if (row.is_public && this.#has(row)) return;
    this.remove(row.id);
    if (!row.is_public) return;
    let slot = this.ids.find(row.id);
    if (slot === undefined || !this.words.has(slot, row.search_text) || !this.#keepsValues(slot, row)) {
      slot = this.ids.add(row.id);
      this.#reserve(32 * wordsFor(slot + 1));
      this.words.add(slot, row.search_text);
    }
    this.#write(slot, row);
    this.sizes[row.vehicle_type]++;
    this.version++;
  }

  remove(id: string): void {
    const slot = this.ids.find(id);
    const type = slot !== undefined && this.typeOf(slot);
    if (slot === undefined || !type) return;
    this.#count(type, slot, -1);
    this.ofType[type] = withBit(this.ofType[type], slot, false);
    this.sizes[type]--;
    this.version++;
  }

  /** A change may be read twice; views alone have no number of their own. */
  #has(row: ListingRow): boolean {
    const slot = this.slotOf(row.id);
    if (slot === undefined) return false;
    const { change_number: change, view_count: views } = this.numbers;
    return change[slot] === row.change_number && views[slot] === row.view_count;
  }

  /** Whether it says there as before what a slot says once for all. */
  #keepsValues(slot: number, row: ListingRow): boolean {
    return this.coded.every(
      (column) =>
        !(column.sets instanceof ManyValueSets) ||
        column.dictionary.values[codeAt(column, slot)] === valueIn(column, row),
    );
  }

  /** Undefined where no listing is. */
  typeOf(slot: number): VehicleType | undefined {
    return vehicleTypes.find((type) => hasBit(this.ofType[type], slot));
  }

  #write(slot: number, row: ListingRow): void {
    const type = row.vehicle_type;
    this.ofType[type] = withBit(this.ofType[type], slot, true);
    this.dealers = withBit(this.dealers, slot, row.of_dealer);
    this.featured = withBit(this.featured, slot, row.featured);
    this.sellers[slot] = this.#sellerIds.numberOf(row.user_id);
    for (const name of numberColumns) this.numbers[name][slot] = row[name] ?? noNumber;
    this.numbers.mileage_upward[slot] = row.mileage ?? afterAll;
    this.numbers.by_default[slot] =
      (standings + row.search_priority) * seconds + Math.floor((row.refreshed_at ?? 0) / 1e6);
    for (const [at, { codes }] of this.features.entries())
      codes[slot] = (row.feature_bits >>> (at * featuresInPack)) & ((1 << featuresInPack) - 1);
    for (const column of this.coded) writeCode(column, slot, row);
    this.#count(type, slot, 1);
    for (const kept of this.filters.values()) kept.bits = withBit(kept.bits, slot, kept.passes(slot));
  }

  #count(type: VehicleType, slot: number, change: 1 | -1): void {
    for (const pack of this.#packs) pack.count(type, slot, change);
    this.pairs.count(type, slot, change);
  }

  #reserve(slots: number): void {
    if (slots <= this.sellers.length) return;
    this.sellers = grown(this.sellers, slots);
    for (const [name, array] of Object.entries(this.numbers))
      this.numbers[name as OrderColumn] = grown(array, slots);
    for (const pack of this.#packs) pack.codes = grown(pack.codes, slots);
  }
}

function writeCode(column: CodedColumn, slot: number, row: ListingRow): void {
  const { name, dictionary, pack, shift, mask, sets } = column;
  const code = dictionary.add(valueIn(column, row));
  if (mask > 0 && code > mask) throw new RangeError(`cars.${name} has more values than there are choices`);
  sets.move(slot, codeAt(column, slot), code);
  pack.codes[slot] = ((pack.codes[slot] as number) & ~(mask << shift)) | (code << shift);
}

const valueIn = ({ name }: CodedColumn, row: ListingRow): string | null =>
  isRange(name) ? countedAs(name, row) : row[name];

const isRange = (name: CodedName): name is RangeName => name in rangeColumns;

/** The lower bound of what the listing is counted within, or its number itself, as the SQL has it (dimensionsOf() in facets.ts). */
function countedAs(name: RangeName, row: ListingRow): string | null {
  const number = row[rangeColumns[name]];
  if (number === null || !hasFilter(row.vehicle_type, name)) return null;
  const bounds = countedBounds[name]?.[row.vehicle_type];
  return String(bounds ? (bounds.findLast((bound) => number >= bound) ?? bounds[0]) : number);
}
