import { places, placesWithin } from "#features/reference/reference.ts";
import type { Criteria } from "../criteria.ts";

/** How many listings a district has, and the middle of what they ask in US dollars. */
export interface DistrictFigures {
  district: string;
  count: number;
  median: number;
}

/** The district that each place lies in: a listing is in one, and the map has a bubble for each. */
export const districtOf: ReadonlyMap<string, string> = new Map(
  places.map(({ slug, district }) => [slug, district.slug]),
);

/** Of fewer, the middle says nothing. */
const fewest = 3;

/** A map answers where: what says where is left aside. */
export function wherever({ filters, ...criteria }: Criteria): Criteria {
  const { city: _city, near: _near, radius: _radius, ...others } = filters;
  return { ...criteria, filters: others };
}

/** The figures as they are told, the most listings first. */
export function presentMap(figures: readonly DistrictFigures[]) {
  return figures
    .flatMap(({ district, count, median }) => {
      const place = places.find(({ slug }) => slug === district);
      if (!place) return [];
      const { slug, latitude, longitude } = place;
      const medianUsd = count < fewest ? null : Math.round(median);
      return { place: slug, latitude, longitude, count, medianUsd, query: queryOf(slug) };
    })
    .toSorted((a, b) => b.count - a.count || a.place.localeCompare(b.place, "en"));
}

/**
 * The filter that finds exactly the listings of a district: its name, unless a governorate has the same name, which is more;
 * then what is around its seat.
 */
function queryOf(district: string): Record<string, string> {
  const own = places.filter((place) => place.district.slug === district);
  return placesWithin([district]).length === own.length
    ? { city: district }
    : { near: district, radius: "5" };
}
