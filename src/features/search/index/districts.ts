import { type DistrictFigures, districtOf } from "../nearby/places-map.ts";
import { codeAt } from "./coded-columns.ts";
import type { ListingColumns } from "./listing-columns.ts";

const names = [...new Set(districtOf.values())];

/** What findDistricts() of the database gives, of these slots. */
export function figuresByDistrict(columns: ListingColumns, slots: Uint32Array): DistrictFigures[] {
  const city = columns.column("city");
  if (!city) return [];
  const prices = columns.numbers.price_usd;
  const byCode = city.dictionary.values.map((place) => names.indexOf(districtOf.get(place ?? "") ?? ""));
  const counts = new Uint32Array(names.length);
  const groupOf = (slot: number) => byCode[codeAt(city, slot)] ?? -1;
  for (let i = 0; i < slots.length; i++) {
    const group = groupOf(slots[i] as number);
    if (group >= 0) counts[group] = (counts[group] as number) + 1;
  }
  const asked = Array.from(counts, (count) => new Float64Array(count));
  const filled = new Uint32Array(names.length);
  for (let i = 0; i < slots.length; i++) {
    const group = groupOf(slots[i] as number);
    if (group < 0) continue;
    const at = filled[group] as number;
    (asked[group] as Float64Array)[at] = prices[slots[i] as number] as number;
    filled[group] = at + 1;
  }
  return names.flatMap((district, group) => {
    const count = counts[group] as number;
    return count > 0 ? { district, count, median: medianOf(asked[group] as Float64Array) } : [];
  });
}

/** The middle, or halfway between both; reorders what it is given. */
function medianOf(values: Float64Array): number {
  const middle = values.length >>> 1;
  const upper = nth(values, middle);
  if (values.length % 2 === 1) return upper;
  // What stands before it is no larger.
  let lower = values[0] as number;
  for (let i = 1; i < middle; i++) lower = Math.max(lower, values[i] as number);
  return lower + 0.5 * (upper - lower);
}

/** Quickselect: the value that belongs at a place; smaller ones stand before it. */
function nth(values: Float64Array, target: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >>> 1] as number;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] as number) < pivot) left++;
      while ((values[right] as number) > pivot) right--;
      if (left > right) break;
      const moved = values[left] as number;
      values[left++] = values[right] as number;
      values[right--] = moved;
    }
    if (target <= right) high = right;
    else if (target >= left) low = left;
    else break;
  }
  return values[target] as number;
}
