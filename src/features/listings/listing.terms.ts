import type { VehicleType } from "#features/reference/enumerations.ts";
import {
  brandBySlug,
  enumerations,
  exteriorColours,
  modelBySlug,
  placeBySlug,
} from "#features/reference/reference.ts";
import type { Named } from "#features/reference/reference.types.ts";

/** What the words of search are made from; slugs of the reference data, or a model in the seller's own words. */
export interface TermsInput {
  vehicleType: VehicleType;
  brand: string;
  model: string;
  year: number;
  city: string;
  exteriorColor: string | null;
  bodyType: string | null;
  motorcycleType: string | null;
}

const bySlug = (entries: readonly Named[]): ReadonlyMap<string, Named> =>
  new Map(entries.map((entry) => [entry.slug, entry]));

const colours = bySlug(exteriorColours);
const bodies = bySlug(enumerations.bodyType);
const motorcycleTypes = bySlug(enumerations.motorcycleType);
const vehicleTypes = bySlug(enumerations.vehicleType);

const longest = 2000;

/**
 * What `cars.terms` holds: the names in both languages of what a listing is (kind, brand, model, place, colour, body)
 * and its year. Written with the row, by every verb that writes one. Aliases are left out: what is typed is resolved
 * to names before it is looked for.
 */
export function termsOf(listing: TermsInput): string {
  const brand = brandBySlug(listing.vehicleType, listing.brand);
  const named: (Named | undefined)[] = [
    brand,
    brand && modelBySlug(brand, listing.model),
    placeBySlug(listing.city),
    colours.get(listing.exteriorColor ?? ""),
    bodies.get(listing.bodyType ?? ""),
    motorcycleTypes.get(listing.motorcycleType ?? ""),
    vehicleTypes.get(listing.vehicleType),
  ];
  const names = named.flatMap((entry) => (entry ? [entry.en, entry.ar] : []));
  if (!named[1]) names.push(listing.model);
  return [...new Set(names), listing.year].join(" ").slice(0, longest);
}
