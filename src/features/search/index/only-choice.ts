import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Criteria } from "../criteria.ts";
import { countedBounds, endsWithBounds } from "../edges.ts";
import { type FilterGroup, hasFilter, type RangeName } from "../filters.ts";
import type { Choice, CodedColumn } from "./coded-columns.ts";
import type { KeptFilter, ListingColumns } from "./listing-columns.ts";

/**
 * What remains of a search without some filters: all listings of its type, or a choice in one column of them. Undefined where it is
 * something else, or not known yet.
 */
export function choicesOf(
  columns: ListingColumns,
  { vehicleType: type, words, userId, dealer, filters }: Criteria,
  groups: ReadonlyMap<FilterGroup, KeptFilter>,
): (leftOut: readonly FilterGroup[]) => Choice | "all" | undefined {
  if (words.length > 0 || userId !== undefined || dealer || filters.features?.length) return () => undefined;
  const known = new Map<string, Choice | "all" | undefined>();
  return (leftOut) => {
    const left = [...groups.keys()].filter((group) => !leftOut.includes(group));
    const key = left.join();
    if (!known.has(key)) known.set(key, left.length === 0 ? "all" : choiceOf(left));
    return known.get(key);
  };

  function choiceOf(left: readonly FilterGroup[]): Choice | undefined {
    const [first, second] = left.map((group) => groups.get(group)?.choice?.());
    if (left.length === 1) return first;
    if (left.join() !== "brand,model" || !first || !second) return undefined;
    // A model is of one brand, unless sellers wrote it otherwise.
    const brands = columns.pairs.of(type, first.column, second.column, second.codes);
    return brands?.every((count, code) => count === 0 || first.codes.includes(code)) ? second : undefined;
  }
}

/** The codes of a range, if it begins and ends where what is counted does. */
export function codesWithin(
  { dictionary }: CodedColumn,
  [name, type]: readonly [RangeName, VehicleType],
  least: number,
  most: number,
): number[] | undefined {
  const bounds = countedBounds[name]?.[type];
  if (!hasFilter(type, name) || (bounds && !endsWithBounds(bounds, least, most))) return undefined;
  return dictionary.values.flatMap((value, code) =>
    value !== null && Number(value) >= least && Number(value) <= most ? code : [],
  );
}
