import { kmFrom } from "#features/reference/distances.ts";
import type { PlaceSlug } from "#features/reference/enumerations.ts";
import { codeAt } from "./coded-columns.ts";
import type { ListingColumns } from "./listing-columns.ts";

/** Behind all that say where they are, in kilometres. */
const nowhere = 2 ** 16 - 1;
/** More than any number of the default order (`by_default`), so that no such number outweighs a kilometre. */
const kilometre = 2 ** 50;

/** One query after another uses it. */
let distances = new Float64Array(0);

/**
 * By slot, how far from a place these slots are, those that are as far in the default order; it holds until the next query. So few
 * kilometres are shared by so many that by themselves they would not tell where a page ends. What is lost of the sum in rounding, the
 * keys behind this one tell.
 */
export function distancesOf(columns: ListingColumns, slots: Uint32Array, near: PlaceSlug): Float64Array {
  if (distances.length < columns.slots) distances = new Float64Array(Math.ceil(columns.slots * 1.2));
  const city = columns.column("city");
  if (!city) return distances.fill(nowhere);
  const km = kmFrom(near);
  const byCode = Float64Array.from(
    city.dictionary.values,
    (place) => (km.get(place ?? "") ?? nowhere) * kilometre,
  );
  const { by_default: byDefault } = columns.numbers;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    distances[slot] = (byCode[codeAt(city, slot)] as number) - (byDefault[slot] as number);
  }
  return distances;
}
