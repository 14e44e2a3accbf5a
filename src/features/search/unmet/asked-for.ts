import { searchPlaces, type VehicleType } from "#features/reference/enumerations.ts";
import { familiesOfBrand } from "#features/reference/families.ts";
import { brands } from "#features/reference/reference.ts";
import type { Criteria } from "../criteria.ts";

/** What of a search is counted when little is found: names of our own lists alone, nothing that was typed. */
export interface AskedFor {
  vehicleType: VehicleType;
  /** In whose showroom; null: in the whole market. */
  sellerId: string | null;
  brand: string | null;
  /** A model or a family of the brand. */
  model: string | null;
  /** The end of a band, in whole dollars; null: no bound, or more than the last band. */
  priceTo: number | null;
  place: string | null;
}

const bands = [3000, 5000, 8000, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000];

/** Undefined where a search says too little of what it is for: no one brand, or in a showroom neither brand nor price. */
export function askedFor({ vehicleType, userId, filters }: Criteria): AskedFor | undefined {
  const brand = brands[vehicleType].find(({ slug }) => slug === only(filters.brand));
  const priceTo = bands.find((band) => band >= (filters.priceMax ?? Number.POSITIVE_INFINITY)) ?? null;
  if (!brand && (userId === undefined || priceTo === null)) return undefined;
  const model = only(filters.model);
  const isKnown =
    brand !== undefined &&
    [...brand.models, ...familiesOfBrand(vehicleType, brand.slug)].some(({ slug }) => slug === model);
  const place = only(filters.city);
  return {
    vehicleType,
    sellerId: userId ?? null,
    brand: brand?.slug ?? null,
    model: isKnown ? (model ?? null) : null,
    priceTo,
    place: searchPlaces.find((slug) => slug === place) ?? null,
  };
}

/** A search for just this. */
export function criteriaOf({ vehicleType, sellerId, brand, model, priceTo, place }: AskedFor): Criteria {
  const filters = {
    ...(brand !== null && { brand: [brand] }),
    ...(model !== null && { model: [model] }),
    ...(priceTo !== null && { priceMax: priceTo }),
    ...(place !== null && { city: [place] }),
  };
  return { vehicleType, userId: sellerId ?? undefined, filters, words: [] };
}

const only = (values: readonly string[] | undefined) => (values?.length === 1 ? values[0] : undefined);
