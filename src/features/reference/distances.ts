import { places } from "./data/places.ts";
import { type PlaceSlug, type Radius, radii } from "./enumerations.ts";
import { kmBetween } from "./km-between.ts";

/** How far each place is from each, in whole kilometres: what is shown is what is searched and ordered by. */
const table = new Map<string, ReadonlyMap<string, number>>(
  places.map((from) => [
    from.slug,
    new Map(places.map((to) => [to.slug, Math.round(kmBetween(from, to))] as const)),
  ]),
);

/** The whole kilometres from a place to every place, as the crow flies between their centres; 0 to itself. */
export const kmFrom = (near: PlaceSlug): ReadonlyMap<string, number> => table.get(near) ?? new Map();

/** The places within so many kilometres, itself among them. */
export const placesNear = (near: PlaceSlug, radius: Radius): readonly string[] =>
  [...kmFrom(near)].filter(([, km]) => km <= radius).map(([slug]) => slug);

/** Listings counted by their place, as searches within each radius would count them. */
export function countedWithin(
  near: PlaceSlug,
  counts: Readonly<Record<string, number>>,
): Record<string, number> {
  const found: Record<string, number> = {};
  for (const radius of radii) {
    const sum = placesNear(near, radius).reduce((total, one) => total + (counts[one] ?? 0), 0);
    if (sum > 0) found[radius] = sum;
  }
  return found;
}
