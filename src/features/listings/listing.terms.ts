import type { VehicleType } from "#features/reference/enumerations.ts";
import {
  brandBySlug,
  enumerations,
  exteriorColours,
  modelBySlug,
  type Named,
  placeBySlug,
} from "#features/reference/reference.ts";

/** What the words of search are made from; slugs of the reference data, or a model in the seller's own words. */
export interface TermsInput {
  vehicleType: VehicleType;
  brand: string;
  model: string;
  year: number;
  city: string;
  category?: string | null;
  condition?: string | null;
  gearType?: string | null;
  fuelType?: string | null;
  bodyType?: string | null;
  motorcycleType?: string | null;
  exteriorColor?: string | null;
  source?: string | null;
  titleStatus?: string | null;
}

const longest = 2000;

/**
 * What `cars.terms` holds: the names in both languages of what a listing is and where, and its year. Written with the
 * row, by every verb that writes one. Other spellings are left out: what is typed is read against the reference lists
 * first, and looked for here only where it could not be.
 */
export function termsOf(listing: TermsInput): string {
  const brand = brandBySlug(listing.vehicleType, listing.brand);
  const place = placeBySlug(listing.city);
  const named = [
    brand,
    brand && modelBySlug(brand, listing.model),
    place,
    place?.district,
    place?.governorate,
    entry(exteriorColours, listing.exteriorColor),
    listing.vehicleType === "car"
      ? entry(enumerations.bodyType, listing.bodyType)
      : entry(enumerations.motorcycleType, listing.motorcycleType),
    entry(enumerations.fuelType, listing.fuelType),
    entry(enumerations.gearType, listing.gearType),
    entry(enumerations.condition, listing.condition),
    entry(enumerations.category, listing.category),
    entry(enumerations.source, listing.source),
    entry(enumerations.titleStatus, listing.titleStatus),
    entry(enumerations.vehicleType, listing.vehicleType),
  ];
  const names = named.flatMap((one) => (one ? [one.en, one.ar] : []));
  // The model once more as it was written: free text has no name, and "C-200" is also typed "c200".
  const model = [listing.model, listing.model.replaceAll("-", "")];
  return [...new Set([...names, ...model, String(listing.year)])].join(" ").slice(0, longest);
}

const entry = (list: readonly Named[], slug: string | null | undefined) =>
  list.find((one) => one.slug === slug);
