import { featureSlugs, type VehicleType, vehicleTypes } from "#features/reference/enumerations.ts";
import type { Bits } from "./bits.ts";
import { byType, type CodedColumn, codeAt, featuresInPack, type Pack } from "./coded-columns.ts";

/** What is counted for each code of a column: the codes of another, or each feature. */
type Counted = CodedColumn | "features";

interface Table {
  type: VehicleType;
  given: CodedColumn;
  counted: Counted;
  /** Codes of the given column, and what each of them has a sum for. */
  rows: number;
  width: number;
  sums: Uint32Array;
  /** Listings of the slots before this word of bits are counted so far. */
  countedTo: number;
}

/** Requests wait for no longer than this while tables are made. */
const sliceMs = 3;
/** So many words of bits between two looks at the clock. */
const wordsAtOnce = 512;

/**
 * How many listings of a type say this in one column and that in another. Where a search has one filter, or one beside the filter that
 * is left out to count, its counts are sums of a few of these, and no listing is looked at. A table is made once it was asked for, when
 * there is nothing else to do; then each listing that comes or goes is counted in or out.
 */
export class PairCounts {
  readonly #ofType: Readonly<Record<VehicleType, Bits>>;
  readonly #features: readonly Pack[];
  readonly #tables = byType(() => new Map<CodedColumn, Map<Counted, Table>>());
  readonly #toMake: Table[] = [];

  /** The slots of the listings of a type, and the packs of their features, as they are at any time. */
  constructor(ofType: Readonly<Record<VehicleType, Bits>>, features: readonly Pack[]) {
    this.#ofType = ofType;
    this.#features = features;
  }

  get bytes(): number {
    const all = vehicleTypes.flatMap((type) =>
      [...this.#tables[type].values()].flatMap((one) => [...one.values()]),
    );
    return all.reduce((sum, { sums }) => sum + sums.byteLength, 0);
  }

  /**
   * By code, or by the place of a feature: how many of those that have one of these codes. Undefined as long as nobody knows: it is
   * known the next time.
   */
  of(
    type: VehicleType,
    counted: Counted,
    given: CodedColumn,
    codes: readonly number[],
  ): Uint32Array | undefined {
    const { sums, width, countedTo } = this.#table(type, counted, given);
    if (countedTo < Number.POSITIVE_INFINITY) return undefined;
    const counts = new Uint32Array(width);
    for (const code of codes) {
      const row = code * width;
      for (let at = 0; at < width; at++) counts[at] = (counts[at] as number) + (sums[row + at] ?? 0);
    }
    return counts;
  }

  /** Counts the listing of a slot in (1) or out (-1). */
  count(type: VehicleType, slot: number, change: 1 | -1): void {
    if (this.#tables[type].size === 0) return;
    const word = slot >>> 5;
    const only = Uint32Array.of(1 << (slot & 31));
    for (const tables of this.#tables[type].values())
      for (const table of tables.values()) if (word < table.countedTo) this.#add(table, only, word, change);
  }

  #table(type: VehicleType, counted: Counted, given: CodedColumn): Table {
    const tables = this.#tables[type].get(given) ?? new Map<Counted, Table>();
    this.#tables[type].set(given, tables);
    const known = tables.get(counted);
    if (known) return known;
    const rows = roomFor(given);
    const width = counted === "features" ? featureSlugs.length : roomFor(counted);
    const table = { type, given, counted, rows, width, sums: new Uint32Array(rows * width), countedTo: 0 };
    tables.set(counted, table);
    this.#toMake.push(table);
    if (this.#toMake.length === 1) setImmediate(() => this.#make());
    return table;
  }

  /** Makes what was asked for, one table after the other, a slice of time at once. */
  #make(): void {
    const until = performance.now() + sliceMs;
    while (performance.now() < until) {
      const table = this.#toMake[0];
      if (!table) return;
      if (this.#countOn(table)) this.#toMake.shift();
    }
    if (this.#toMake.length > 0) setImmediate(() => this.#make());
  }

  /** Counts the next listings; returns whether that was all. */
  #countOn(table: Table): boolean {
    const slots = this.#ofType[table.type];
    const from = table.countedTo;
    const end = Math.min(from + wordsAtOnce, slots.length);
    this.#add(table, slots.subarray(from, end), from, 1);
    table.countedTo = end < slots.length ? end : Number.POSITIVE_INFINITY;
    return end === slots.length;
  }

  /** Counts the slots of these words of bits, of which `first` is the first, in or out. */
  #add(table: Table, bits: Bits, first: number, change: 1 | -1): void {
    const { given, counted, sums, width } = table;
    if (!hasRoom(table)) this.#drop(table);
    else if (counted !== "features") addPairs(sums, [given, counted], width, bits, first, change);
    else
      for (const [at, pack] of this.#features.entries())
        addFeatures(sums.subarray(at * featuresInPack), [given, pack], width, bits, first, change);
  }

  /** Another, which has room for what is said now, is made when it is asked for; it may be there already. */
  #drop(table: Table): void {
    const tables = this.#tables[table.type].get(table.given);
    if (tables?.get(table.counted) === table) tables.delete(table.counted);
  }
}

function addPairs(
  sums: Uint32Array,
  [{ pack, shift, mask }, counted]: readonly [CodedColumn, CodedColumn],
  width: number,
  bits: Bits,
  first: number,
  change: 1 | -1,
): void {
  const [rows, columns] = [pack.codes, counted.pack.codes];
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1) {
      const slot = ((first + at) << 5) + 31 - Math.clz32(word & -word);
      const row = ((rows[slot] as number) >>> shift) & mask;
      const sum = row * width + (((columns[slot] as number) >>> counted.shift) & counted.mask);
      sums[sum] = (sums[sum] as number) + change;
    }
  }
}

function addFeatures(
  sums: Uint32Array,
  [given, { codes }]: readonly [CodedColumn, Pack],
  width: number,
  bits: Bits,
  first: number,
  change: 1 | -1,
): void {
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1) {
      const slot = ((first + at) << 5) + 31 - Math.clz32(word & -word);
      const row = codeAt(given, slot) * width;
      for (let left = codes[slot] as number; left !== 0; left &= left - 1) {
        const sum = row + 31 - Math.clz32(left & -left);
        sums[sum] = (sums[sum] as number) + change;
      }
    }
  }
}

const hasRoom = ({ given, counted, rows, width }: Table): boolean =>
  needs(given) <= rows && (counted === "features" || needs(counted) <= width);

/** The codes that a column has by now, none among them, or ever can have. */
const needs = ({ dictionary, mask }: CodedColumn): number => (mask > 0 ? mask + 1 : dictionary.size);
/** A column of any values has room for some that are new. */
const roomFor = (column: CodedColumn): number =>
  column.mask > 0 ? needs(column) : Math.ceil(needs(column) * 1.25) + 8;
