import type { VehicleType } from "#features/reference/enumerations.ts";
import {
  brandBySlug,
  enumerations,
  exteriorColours,
  modelBySlug,
  type Named,
  placeBySlug,
} from "#features/reference/reference.ts";

/** What of a listing its words are made from. */
export interface Described {
  vehicleType: VehicleType;
  brand: string;
  model: string;
  year: number;
  city: string;
  exteriorColor?: string | null;
  bodyType?: string | null;
  motorcycleType?: string | null;
  fuelType?: string | null;
  gearType?: string | null;
  condition?: string | null;
}

/**
 * The words of `cars.terms`: the names in both languages of what a listing is. Whoever writes one of these fields
 * writes the terms with it. Other spellings are not here: what is typed is read against the reference lists first.
 */
export function listingTerms(listing: Described): string {
  const brand = brandBySlug(listing.vehicleType, listing.brand);
  const names = [
    brand,
    brand && modelBySlug(brand, listing.model),
    placeBySlug(listing.city),
    placeBySlug(listing.city)?.governorate,
    named(exteriorColours, listing.exteriorColor),
    named(enumerations.bodyType, listing.vehicleType === "car" ? listing.bodyType : undefined),
    named(enumerations.motorcycleType, listing.motorcycleType),
    named(enumerations.fuelType, listing.fuelType),
    named(enumerations.gearType, listing.gearType),
    named(enumerations.condition, listing.condition),
  ];
  const words = names.flatMap((one) => (one ? [one.en, one.ar] : []));
  // The model once more as it was written: free text has no name, and "C-200" is also typed "c200".
  words.push(listing.model, listing.model.replaceAll("-", ""), String(listing.year));
  return [...new Set(words)].join(" ");
}

const named = (list: readonly Named[], slug: string | null | undefined) =>
  list.find((one) => one.slug === slug);
