import { type VehicleType, vehicleTypes } from "#features/reference/enumerations.ts";
import { columnFilters, listColumns } from "../conditions.ts";
import { countedBounds } from "../edges.ts";
import { type FilterGroup, type ListRule, lists, type RangeName, rangeNames } from "../filters.ts";
import { Dictionary } from "./dictionary.ts";
import { grown } from "./growable-array.ts";
import type { ValueColumn } from "./listing-row.ts";
import { FewValueSets, ManyValueSets, type ValueSets } from "./value-sets.ts";

/** Columns of the database, and the ranges, which are counted like values. */
export type CodedName = ValueColumn | RangeName;

/** A column of few distinct values: their dictionary, and where their codes stand within those of a pack. */
export interface CodedColumn {
  /** The filter over it, and its name among the counts. */
  facet: FilterGroup;
  name: CodedName;
  dictionary: Dictionary;
  pack: Pack;
  shift: number;
  mask: number;
  sets: ValueSets;
}

/** One for each type of vehicle. */
export const byType = <T>(make: () => T) =>
  Object.fromEntries(vehicleTypes.map((type) => [type, make()])) as Record<VehicleType, T>;

/** Some values of a column. */
export interface Choice {
  column: CodedColumn;
  codes: readonly number[];
}

/** The code that a slot has; 0 for nothing. */
export const codeAt = ({ pack, shift, mask }: CodedColumn, slot: number): number =>
  ((pack.codes[slot] as number) >>> shift) & mask;

/** Bits of features are counted together, then added up for each feature. */
export const featuresInPack = 10;
/** So many bits are counted at once: 4096 sums still lie in the nearest cache. */
const bitsInPack = 12;
const everyBit = -1;

/** Codes of several columns in one number for each slot, so that they are counted together, and how many listings have each. */
export class Pack {
  codes: Uint16Array | Uint32Array;
  /** How many listings of a type have each code. */
  readonly totals: Record<VehicleType, Uint32Array>;

  constructor(codes: Uint16Array | Uint32Array, sums: number) {
    this.codes = codes;
    this.totals = byType(() => new Uint32Array(sums));
  }

  get bytes(): number {
    return vehicleTypes.reduce((sum, type) => sum + this.totals[type].byteLength, this.codes.byteLength);
  }

  /** Counts the listing of a slot in (1) or out (-1). */
  count(type: VehicleType, slot: number, change: 1 | -1): void {
    const code = this.codes[slot] as number;
    const totals = grown(this.totals[type], code + 1);
    totals[code] = (totals[code] as number) + change;
    this.totals[type] = totals;
  }
}

/** How many codes a column has, none among them; undefined where sellers write what they like. */
function codesOf(facet: FilterGroup): number | undefined {
  if (facet in lists) {
    const { choices }: ListRule = lists[facet as keyof typeof lists];
    return choices && choices.length + 1;
  }
  const bounds = countedBounds[facet as RangeName];
  return bounds && new Set([...bounds.car, ...bounds.motorcycle]).size + 1;
}

/** A column for each filter. Those with few values share packs; a column of any values has one of its own. */
export function codedColumns(): CodedColumn[] {
  const named = [
    ...columnFilters.map((facet) => [facet, listColumns[facet]] as const),
    ...rangeNames.map((facet) => [facet, facet] as const),
  ];
  const shared: { pack: Pack; used: number }[] = [];
  return named.map(([facet, name]) => {
    const codes = codesOf(facet);
    const sets = facet in lists && codes === undefined ? new ManyValueSets() : new FewValueSets();
    const column = { facet, name, dictionary: new Dictionary(), sets };
    if (codes === undefined) {
      // Sellers write any brand; years and seats are few.
      const own = facet in lists ? new Uint32Array(0) : new Uint16Array(0);
      return { ...column, pack: new Pack(own, 0), shift: 0, mask: everyBit };
    }
    const bits = Math.ceil(Math.log2(codes));
    const roomy = shared.find(({ used }) => used + bits <= bitsInPack);
    const place = roomy ?? { pack: new Pack(new Uint16Array(0), 1 << bitsInPack), used: 0 };
    if (!roomy) shared.push(place);
    const shift = place.used;
    place.used += bits;
    return { ...column, pack: place.pack, shift, mask: (1 << bits) - 1 };
  });
}
