import { type Radius, radii, type VehicleType } from "#features/reference/enumerations.ts";
import { familyBySlug, modelsAround } from "#features/reference/families.ts";
import { placeBySlug, placesWithin } from "#features/reference/reference.ts";
import type { Filters } from "../criteria.ts";
import { mileageEdges, priceEdges } from "../edges.ts";
import type { Facets } from "../search-answer.schema.ts";

type Counted = [slug: string, count: number];

const mostYears = 3;
const mostModels = 3;
const mostPlaces = 3;
const mostBrands = 2;
/** Of those further apart a visitor would not think. */
const furthestYears = 4;

/** The years nearest to those asked for, the nearest first. */
export function yearsAround(
  { yearMin, yearMax }: Filters,
  { year }: Facets,
): [year: number, count: number][] {
  if (yearMin === undefined && yearMax === undefined) return [];
  const apart = (one: number) => Math.max((yearMin ?? one) - one, one - (yearMax ?? one));
  return Object.entries(year)
    .map(([one, count]): [number, number] => [Number(one), count])
    .filter(([one, count]) => count > 0 && apart(one) > 0 && apart(one) <= furthestYears)
    .toSorted(([a], [b]) => apart(a) - apart(b) || b - a)
    .slice(0, mostYears);
}

/** The class or the series of a model, then others of it, then what there is most of by the brand. */
export function otherModels({ brand, model }: Filters, facets: Facets): Counted[] {
  if (!brand?.length || !model?.length) return [];
  const own = new Set(model);
  const families = new Set(model.flatMap((one) => modelsAround(one).slice(1)));
  const kin = new Set([...families].flatMap((slug) => familyBySlug(slug)?.models ?? []));
  const closeness = (slug: string) => (families.has(slug) ? 0 : kin.has(slug) ? 1 : 2);
  return Object.entries(facets.model)
    .filter(([slug, count]) => count > 0 && !own.has(slug))
    .filter(([slug]) => families.has(slug) || !familyBySlug(slug))
    .filter(([slug]) => !model.some((one) => familyBySlug(one)?.models.includes(slug)))
    .toSorted((a, b) => closeness(a[0]) - closeness(b[0]) || b[1] - a[1])
    .slice(0, mostModels);
}

/** Other makers, those with most of it first; of a model there is none. */
export function otherBrands({ brand, model }: Filters, facets: Facets): Counted[] {
  if (!brand?.length || model?.length) return [];
  return Object.entries(facets.brand)
    .filter(([slug]) => !brand.includes(slug))
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, mostBrands);
}

/** The least radius that reaches more. */
export function widerRadius({ near, radius }: Filters, facets: Facets): [radius: Radius, count: number][] {
  if (!near || !radius) return [];
  const counted = (one: Radius) => facets.radius[one] ?? 0;
  const wider = radii.find((one) => one > radius && counted(one) > counted(radius));
  return wider ? [[wider, counted(wider)]] : [];
}

/** Places with something, the nearest first, none that lies in what was asked for. */
export function nearestPlaces({ city }: Filters, facets: Facets): Counted[] {
  if (!city?.length) return [];
  const within = new Set([...city, ...placesWithin(city)]);
  const from = placesWithin(city).flatMap((slug) => placeBySlug(slug) ?? []);
  const apart = (slug: string) => {
    const place = placeBySlug(slug);
    return place ? Math.min(...from.map((one) => distance(one, place))) : Number.POSITIVE_INFINITY;
  };
  return Object.entries(facets.city)
    .filter(([slug]) => !within.has(slug) && placeBySlug(slug))
    .toSorted((a, b) => apart(a[0]) - apart(b[0]))
    .slice(0, mostPlaces);
}

interface Point {
  latitude: number;
  longitude: number;
}
/** Of places of one small country: comparable, no more. */
const distance = (a: Point, b: Point) =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((34 * Math.PI) / 180));

const edgesOf = {
  price: (vehicleType: VehicleType): readonly number[] => priceEdges[vehicleType],
  mileage: (): readonly number[] => mileageEdges,
};

/** The range with its upper end, or without one its lower, moved to the nearest edge behind which something lies. */
export function widerRange(
  name: "price" | "mileage",
  vehicleType: VehicleType,
  filters: Filters,
  facets: Facets,
): Filters | undefined {
  const [min, max] = [filters[`${name}Min`], filters[`${name}Max`]];
  const edges = edgesOf[name](vehicleType);
  const counts = Object.entries(facets[name]).map(([bound, count]) => [Number(bound), count] as const);
  const lies = (from: number, to: number) =>
    counts.some(([bound, count]) => count > 0 && bound > from && bound <= to);
  if (max !== undefined) {
    const edge = edges.find((one) => one > max && lies(previous(edges, max), one));
    return edge === undefined ? undefined : { [`${name}Max`]: edge };
  }
  if (min === undefined) return undefined;
  const edge = edges.findLast((one) => one < min && lies(one, min));
  return edge === undefined ? undefined : { [`${name}Min`]: edge };
}

const previous = (edges: readonly number[], amount: number) => edges.findLast((one) => one <= amount) ?? 0;
