import type { VehicleType } from "#features/reference/enumerations.ts";
import { rangeColumns } from "../conditions.ts";
import { countedBounds } from "../edges.ts";
import { hasFilter, type RangeName, rangeNames } from "../filters.ts";
import { Dictionary } from "./dictionary.ts";
import { grown } from "./growable-array.ts";
import {
  type ListingRow,
  type NumberColumn,
  numberColumns,
  type ValueColumn,
  valueColumns,
} from "./listing-row.ts";
import { WordIndex } from "./word-index.ts";

/** Columns of the database, and the ranges, which are counted like values. */
export type CodedName = ValueColumn | RangeName;

/** A column of few distinct values: their dictionary, and the code of each slot. */
export interface CodedColumn {
  dictionary: Dictionary;
  codes: Uint16Array | Uint32Array;
}

/** In the column of vehicle types: the slot is free. */
export const noListing = 0;
const typeCodes: Record<VehicleType, number> = { car: 1, motorcycle: 2 };
const mostCodes = 2 ** 16;

/**
 * Every public listing as numbers in columns, a slot each: a filter reads one array from end to end, and allocates
 * nothing. The slot of a removed listing is used again.
 */
export class ListingColumns {
  readonly coded: Record<CodedName, CodedColumn>;
  readonly numbers: Record<NumberColumn, Float64Array>;
  readonly ids: string[] = [];
  readonly words = new WordIndex();
  /** Another number after every change. */
  version = 0;
  types = new Uint8Array(0);
  dealers = new Uint8Array(0);
  features = new Uint32Array(0);
  sellers = new Uint32Array(0);

  readonly #sellerCodes = new Dictionary();
  readonly #slots = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #slotsOf: Partial<Record<VehicleType, { slots: Uint32Array; version: number }>> = {};

  constructor() {
    const names: CodedName[] = [...valueColumns, ...rangeNames];
    this.coded = Object.fromEntries(names.map((name) => [name, newColumn(name)])) as typeof this.coded;
    this.numbers = Object.fromEntries(
      numberColumns.map((name) => [name, new Float64Array(0)]),
    ) as typeof this.numbers;
  }

  /** The number of listings. */
  get size(): number {
    return this.#slots.size;
  }

  /** Slots are below this. */
  get slots(): number {
    return this.ids.length;
  }

  /** The slots of all listings of a type, ascending. */
  slotsOf(type: VehicleType): Uint32Array {
    const kept = this.#slotsOf[type];
    if (kept?.version === this.version) return kept.slots;
    const slots = new Uint32Array(this.size);
    let count = 0;
    for (let slot = 0; slot < this.slots; slot++) {
      if (this.types[slot] === typeCodes[type]) slots[count++] = slot;
    }
    this.#slotsOf[type] = { slots: slots.subarray(0, count), version: this.version };
    return slots.subarray(0, count);
  }

  /** Which change of a listing is known; undefined for one that is not public. */
  changeNumber(id: string): number | undefined {
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.numbers.change_number[slot];
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id);
  }

  typeCode(type: VehicleType): number {
    return typeCodes[type];
  }

  /** Undefined for one who has no listing. */
  sellerCode(userId: string): number | undefined {
    return this.#sellerCodes.codeOf(userId.toLowerCase());
  }

  /** Brings the listing as it is now: adds it, changes it, or takes it out when it is not public. */
  put(row: ListingRow): void {
    if (!row.is_public) {
      this.remove(row.id);
      return;
    }
    let slot = this.#slots.get(row.id);
    if (slot !== undefined && this.#has(slot, row)) return;
    if (slot === undefined) {
      slot = this.#free.pop() ?? this.ids.length;
      this.#reserve(slot + 1);
      this.ids[slot] = row.id;
      this.#slots.set(row.id, slot);
      this.words.add(slot, row.search_text);
    } else if (!this.words.has(slot, row.search_text)) {
      this.words.remove(slot);
      this.words.add(slot, row.search_text);
    }
    this.#write(slot, row);
    this.version++;
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.#free.push(slot);
    this.types[slot] = noListing;
    this.words.remove(slot);
    this.version++;
  }

  /** A change may be read twice; views alone have no number of their own. */
  #has(slot: number, row: ListingRow): boolean {
    const { change_number: change, view_count: views } = this.numbers;
    return change[slot] === row.change_number && views[slot] === row.view_count;
  }

  #write(slot: number, row: ListingRow): void {
    this.types[slot] = typeCodes[row.vehicle_type];
    this.dealers[slot] = Number(row.of_dealer);
    this.features[slot] = row.feature_bits;
    this.sellers[slot] = this.#sellerCodes.add(row.user_id);
    for (const name of numberColumns) this.numbers[name][slot] = row[name] ?? Number.NaN;
    for (const name of valueColumns) this.#writeCode(name, slot, row[name]);
    for (const name of rangeNames) this.#writeCode(name, slot, countedAs(name, row));
  }

  #writeCode(name: CodedName, slot: number, value: string | null): void {
    const { dictionary, codes } = this.coded[name];
    const code = dictionary.add(value);
    if (codes instanceof Uint16Array && code >= mostCodes) {
      throw new RangeError(
        `cars.${name} has more than ${mostCodes} distinct values: more than the index can hold`,
      );
    }
    codes[slot] = code;
  }

  #reserve(slots: number): void {
    if (slots <= this.types.length) return;
    this.types = grown(this.types, slots);
    this.dealers = grown(this.dealers, slots);
    this.features = grown(this.features, slots);
    this.sellers = grown(this.sellers, slots);
    for (const name of numberColumns) this.numbers[name] = grown(this.numbers[name], slots);
    for (const column of Object.values(this.coded)) column.codes = grown(column.codes, slots);
  }
}

// Sellers may write any model: there can be more of them than of anything else.
function newColumn(name: CodedName): CodedColumn {
  return { dictionary: new Dictionary(), codes: name === "model" ? new Uint32Array(0) : new Uint16Array(0) };
}

/** The lower bound of what the listing is counted within, or its number itself, as the SQL has it (dimensionsOf() in facets.ts). */
function countedAs(name: RangeName, row: ListingRow): string | null {
  const number = row[rangeColumns[name]];
  if (number === null || !hasFilter(row.vehicle_type, name)) return null;
  const bounds = countedBounds[name]?.[row.vehicle_type];
  return String(bounds ? (bounds.findLast((bound) => number >= bound) ?? bounds[0]) : number);
}
