import { places } from "./data/places.ts";
import type { PlaceSlug } from "./enumerations.ts";
import { kmBetween, type Position } from "./km-between.ts";

/** Who is further from every place than this is not in Lebanon, or not near any of its towns. */
const mostKm = 40;

/** The place whose centre is nearest; undefined where none is near. For the browser: a position stays on its device. */
export function nearestPlace(position: Position): PlaceSlug | undefined {
  const [nearest] = places
    .map((place) => ({ place, km: kmBetween(place, position) }))
    .sort((a, b) => a.km - b.km);
  return nearest && nearest.km <= mostKm ? nearest.place.slug : undefined;
}
