import { kmFrom } from "#features/reference/distances.ts";
import type { PlaceSlug } from "#features/reference/enumerations.ts";
import { codeAt } from "./coded-columns.ts";
import type { ListingColumns } from "./listing-columns.ts";

/** Behind all that say where they are. */
const nowhere = 2 ** 16 - 1;

/** One query after another uses it. */
let distances = new Uint16Array(0);

/** How far from a place these slots are, in whole kilometres, by slot; they hold until the next query. */
export function distancesOf(columns: ListingColumns, slots: Uint32Array, near: PlaceSlug): Uint16Array {
  if (distances.length < columns.slots) distances = new Uint16Array(Math.ceil(columns.slots * 1.2));
  const city = columns.column("city");
  if (!city) return distances.fill(nowhere);
  const km = kmFrom(near);
  const byCode = Uint16Array.from(city.dictionary.values, (place) => km.get(place ?? "") ?? nowhere);
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    distances[slot] = byCode[codeAt(city, slot)] ?? nowhere;
  }
  return distances;
}
