import { quickPriceBuckets } from "#features/reference/data/buckets.ts";
import type { PlaceSlug, VehicleType } from "#features/reference/enumerations.ts";

/** What the quick-search card holds. `all` means no filter, as in the address. */
export interface QuickSearch {
  vehicleType: VehicleType;
  search: string;
  city: PlaceSlug | "all";
  /** A slug of `quickPriceBuckets`: "10000-20000", or "50000+", of which no maximum is sent. */
  priceRange: string;
}

export const emptySearch: QuickSearch = { vehicleType: "car", search: "", city: "all", priceRange: "all" };

/** The filters of the card as the browse pages and the API take them; what filters nothing is left out. */
export function quickFilters({ search, city, priceRange }: QuickSearch) {
  const bucket = quickPriceBuckets.find(({ slug }) => slug === priceRange);
  const text = search.trim();
  return {
    ...(text && { search: text }),
    ...(city !== "all" && { city: [city] }),
    ...(bucket?.min !== undefined && { priceMin: bucket.min }),
    ...(bucket?.max !== undefined && { priceMax: bucket.max }),
  };
}

/** Nothing is filtered: the counts that came with the page hold. */
export const filtersNothing = (search: QuickSearch) => Object.keys(quickFilters(search)).length === 0;
