import { featureSlugs } from "#features/reference/enumerations.ts";
import { modelsAround } from "#features/reference/families.ts";
import { placesAround } from "#features/reference/reference.ts";
import { columnFilters, listColumns, placesAsked } from "#features/search/conditions.ts";
import type { Criteria } from "#features/search/criteria.ts";
import type { ListingRow } from "#features/search/index/listing-row.ts";

/** The filters that leave the fewest listings first: a search is found by the first of them that it has. */
const selective: readonly (typeof columnFilters)[number][] = [
  "model",
  "brand",
  "city",
  "motorcycleType",
  "exteriorColor",
  "bodyType",
];
const inOrder: readonly (typeof columnFilters)[number][] = [
  ...selective,
  ...columnFilters.filter((one) => !selective.includes(one)),
];

/** More pairs than this are found by the brand alone. */
const mostPairs = 24;

const keyOf = (type: string, filter: string, ...values: readonly string[]) =>
  [type, filter, ...values].join("\u001f");

/**
 * The keys of a search: whatever listing fits it has one of them. So a listing asks for the searches with one of its own
 * keys, and only those are looked at closely. They say nothing of whether it fits.
 */
export function keysOfSearch({ vehicleType, filters: asked }: Criteria): string[] {
  // Within a radius is in one of the places there.
  const city = asked.city ?? placesAsked(asked);
  const filters = city ? { ...asked, city } : asked;
  const { brand = [], features = [] } = filters;
  const pairs = brand.flatMap((one) =>
    (city ?? []).map((place) => keyOf(vehicleType, "brand+city", one, place)),
  );
  if (pairs.length > 0 && pairs.length <= mostPairs && !filters.model) return pairs;
  const first = inOrder.find((name) => filters[name]?.length);
  // Fewer have a certain feature than a certain gearbox: what is in `selective` alone is more.
  if (features[0] && (!first || !selective.includes(first)))
    return [keyOf(vehicleType, "feature", features[0])];
  if (!first) return [keyOf(vehicleType, "any")];
  return (filters[first] ?? []).map((value) => keyOf(vehicleType, first, value));
}

/** Every key that a search may have which this listing fits. */
export function keysOfListing(row: ListingRow): string[] {
  const type = row.vehicle_type;
  // A search for a district finds what lies in its towns, one for a family its models.
  const around = placesAround(row.city ?? "");
  const values = columnFilters.flatMap((name) => {
    const value = row[listColumns[name]];
    if (value === null) return [];
    const found = name === "city" ? around : name === "model" ? modelsAround(value) : [value];
    return found.map((one) => keyOf(type, name, one));
  });
  const features = featureSlugs.filter((_, bit) => (row.feature_bits >> bit) & 1);
  return [
    keyOf(type, "any"),
    ...around.map((place) => keyOf(type, "brand+city", row.brand ?? "", place)),
    ...values,
    ...features.map((feature) => keyOf(type, "feature", feature)),
  ];
}
