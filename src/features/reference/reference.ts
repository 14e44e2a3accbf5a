import { bmwAndAudi } from "./data/cars-bmw-audi.ts";
import { britishSwedishCzechCars } from "./data/cars-britain-sweden-czechia.ts";
import { chineseCars } from "./data/cars-china.ts";
import { fordAndChryslerGroups } from "./data/cars-ford-jeep-dodge.ts";
import { frenchItalianSpanishCars } from "./data/cars-france-italy-spain.ts";
import { germanCars } from "./data/cars-germany.ts";
import { generalMotorsAndTesla } from "./data/cars-gm-tesla.ts";
import { japaneseCars } from "./data/cars-japan.ts";
import { koreanCars } from "./data/cars-korea.ts";
import { mercedesBenz } from "./data/cars-mercedes.ts";
import { nissanAndHonda } from "./data/cars-nissan-honda.ts";
import { otherLuxuryCars } from "./data/cars-other-luxury.ts";
import { otherCars } from "./data/cars-others.ts";
import { toyotaGroup } from "./data/cars-toyota-lexus.ts";
import { governorates } from "./data/governorates.ts";
import { americanBritishMotorcycles } from "./data/motorcycles-america-britain.ts";
import { asianMotorcycles } from "./data/motorcycles-asia.ts";
import { europeanMotorcycles } from "./data/motorcycles-europe.ts";
import { japaneseMotorcycles } from "./data/motorcycles-japan.ts";
import { places } from "./data/places.ts";
import { searchPlaces, type VehicleType } from "./enumerations.ts";
import type {
  Brand,
  CarBrand,
  CarModel,
  Model,
  MotorcycleBrand,
  MotorcycleModel,
  Place,
} from "./reference.types.ts";

export {
  engineBuckets,
  mileageBuckets,
  priceBuckets,
  quickPriceBuckets,
  yearBuckets,
} from "./data/buckets.ts";
export { exteriorColours, interiorColours } from "./data/colours.ts";
export { enumerations } from "./data/enumeration-names.ts";
export { featureGroups, features } from "./data/features.ts";
export type * from "./reference.types.ts";
export { governorates, places };

/** The governorates that no place is named after. */
export const regions = governorates.filter(({ slug }) => !places.some((place) => place.slug === slug));

const unranked = Number.POSITIVE_INFINITY;

/** The most popular first, then by English name. */
function ranked<AnyBrand extends Brand>(brands: readonly AnyBrand[]): readonly AnyBrand[] {
  return brands.toSorted(
    (a, b) => (a.popular ?? unranked) - (b.popular ?? unranked) || a.en.localeCompare(b.en, "en"),
  );
}

export const carBrands: readonly CarBrand[] = ranked([
  mercedesBenz,
  ...bmwAndAudi,
  ...germanCars,
  ...toyotaGroup,
  ...nissanAndHonda,
  ...japaneseCars,
  ...koreanCars,
  ...fordAndChryslerGroups,
  ...generalMotorsAndTesla,
  ...frenchItalianSpanishCars,
  ...britishSwedishCzechCars,
  ...chineseCars,
  ...otherLuxuryCars,
  ...otherCars,
]);

export const motorcycleBrands: readonly MotorcycleBrand[] = ranked([
  ...japaneseMotorcycles,
  ...americanBritishMotorcycles,
  ...europeanMotorcycles,
  ...asianMotorcycles,
]);

export const brands = { car: carBrands, motorcycle: motorcycleBrands } as const;

const bySlug = <Entry extends { slug: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(entries.map((entry) => [entry.slug, entry]));

const placesBySlug = bySlug(places);
const carBrandsBySlug = bySlug(carBrands);
const motorcycleBrandsBySlug = bySlug(motorcycleBrands);
const modelsByBrand = new Map<Brand, ReadonlyMap<string, Model>>(
  [...carBrands, ...motorcycleBrands].map((brand) => [brand, bySlug<Model>(brand.models)]),
);

const placesIn = new Map<string, readonly string[]>(
  searchPlaces.map((slug) => [
    slug,
    places
      .filter((one) => one.slug === slug || one.district.slug === slug || one.governorate.slug === slug)
      .map((one) => one.slug),
  ]),
);

/** The places where a search for these looks: a district or a governorate holds what lies in it. */
export const placesWithin = (slugs: readonly string[]): readonly string[] =>
  slugs.length === 1
    ? (placesIn.get(slugs[0] as string) ?? slugs)
    : [...new Set(slugs.flatMap((slug) => placesIn.get(slug) ?? [slug]))];

/** What a search may name to find a listing of this place: the place itself, and what it lies in. */
export const placesAround = (slug: string): readonly string[] =>
  searchPlaces.filter((one) => placesIn.get(one)?.includes(slug));

/** Every place beside each that lies in it, itself among them. */
export const placePairs: readonly (readonly [place: string, part: string])[] = [...placesIn].flatMap(
  ([place, within]) => within.map((part) => [place, part] as const),
);

/** Listings counted by their place, as searches for each place would count them. */
export function countedPlaces(counts: Readonly<Record<string, number>>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [slug, within] of placesIn) {
    const sum = within.reduce((total, one) => total + (counts[one] ?? 0), 0);
    if (sum > 0) found[slug] = sum;
  }
  return found;
}

export const placeBySlug = (slug: string): Place | undefined => placesBySlug.get(slug);

export function brandBySlug(vehicleType: "car", slug: string): CarBrand | undefined;
export function brandBySlug(vehicleType: "motorcycle", slug: string): MotorcycleBrand | undefined;
export function brandBySlug(vehicleType: VehicleType, slug: string): Brand | undefined;
export function brandBySlug(vehicleType: VehicleType, slug: string): Brand | undefined {
  return (vehicleType === "car" ? carBrandsBySlug : motorcycleBrandsBySlug).get(slug);
}

export function modelBySlug(brand: CarBrand, slug: string): CarModel | undefined;
export function modelBySlug(brand: MotorcycleBrand, slug: string): MotorcycleModel | undefined;
export function modelBySlug(brand: Brand, slug: string): Model | undefined;
export function modelBySlug(brand: Brand, slug: string): Model | undefined {
  return modelsByBrand.get(brand)?.get(slug);
}
