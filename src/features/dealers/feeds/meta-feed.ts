import { brandBySlug, modelBySlug, placeBySlug } from "#features/reference/reference.ts";
import { vehicleName } from "#features/reference/vehicle-name.ts";
import type { Language } from "#i18n/language.ts";
import type { CsvCell } from "#text/csv.ts";
import type { FeedDealer, FeedListing } from "./feed.queries.ts";

const mostImages = 10;
const longestDescription = 5000;

export const metaHeads = [
  "vehicle_id",
  "title",
  "description",
  "url",
  "make",
  "model",
  "year",
  "mileage.value",
  "mileage.unit",
  ...Array.from({ length: mostImages }, (_, n) => `image[${n}].url`),
  "transmission",
  "fuel_type",
  "body_style",
  "drivetrain",
  "vin",
  "price",
  "address",
  "exterior_color",
  "availability",
  "date_first_on_lot",
  "state_of_vehicle",
  "latitude",
  "longitude",
  "dealer_id",
  "dealer_name",
  "dealer_phone",
] as const;

/** Its words for ours; what it has none for is left out. */
const transmissions: Record<string, string> = {
  automatic: "AUTOMATIC",
  manual: "MANUAL",
  cvt: "AUTOMATIC",
  tiptronic: "AUTOMATIC",
};
const fuels: Record<string, string> = {
  gas: "GASOLINE",
  diesel: "DIESEL",
  electric: "ELECTRIC",
  hybrid: "HYBRID",
  lpg: "OTHER",
};
const bodies = new Set([
  "convertible",
  "coupe",
  "hatchback",
  "minivan",
  "truck",
  "suv",
  "sedan",
  "van",
  "wagon",
]);
const drivetrains: Record<string, string> = { fwd: "FWD", rwd: "RWD", awd: "AWD", "4wd": "4X4" };

interface Told {
  dealer: FeedDealer;
  language: Language;
  url: string;
  /** Addresses of its pictures. */
  images: readonly string[];
}

/** A row of Meta's automotive catalogue; undefined for what it cannot hold: a vehicle without a chassis number or a picture. */
export function metaRow(
  listing: FeedListing,
  { dealer, language, url, images }: Told,
): CsvCell[] | undefined {
  const { vehicle_type: vehicleType, vin_number: vin, brand, model, year } = listing;
  if (vin?.length !== 17 || images.length === 0) return undefined;
  const known = brandBySlug(vehicleType, brand);
  const place = placeBySlug(listing.city);
  const name = vehicleName({ vehicleType, brand, model, year })[language];
  const body = listing.body_type;
  const values: Record<string, CsvCell> = {
    vehicle_id: listing.stock_number ?? listing.id,
    title: name,
    description: (listing.description || listing.title).slice(0, longestDescription),
    url,
    make: known?.en ?? brand,
    model: (known && modelBySlug(known, model)?.en) ?? model,
    year,
    "mileage.value": listing.mileage,
    "mileage.unit": listing.mileage === null ? null : "KM",
    ...Object.fromEntries(images.slice(0, mostImages).map((image, n) => [`image[${n}].url`, image])),
    transmission: transmissions[listing.gear_type ?? ""] ?? null,
    fuel_type: fuels[listing.fuel_type ?? ""] ?? null,
    body_style: body === null ? null : bodies.has(body) ? body.toUpperCase() : "OTHER",
    drivetrain: drivetrains[listing.drive_type ?? ""] ?? null,
    vin,
    price: `${Number(listing.price)} ${listing.currency.toUpperCase()}`,
    address: JSON.stringify({
      addr1: dealer.address ?? dealer.name,
      city: place?.en ?? listing.city,
      region: place?.governorate.en ?? "Lebanon",
      country: "LB",
    }),
    exterior_color: listing.exterior_color,
    availability: "AVAILABLE",
    date_first_on_lot: listing.created_at.toISOString().slice(0, 10),
    state_of_vehicle: listing.condition === null ? null : listing.condition === "new" ? "NEW" : "USED",
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    dealer_id: dealer.userId,
    dealer_name: dealer.name,
    dealer_phone: dealer.phone,
  };
  return metaHeads.map((head) => values[head] ?? null);
}
