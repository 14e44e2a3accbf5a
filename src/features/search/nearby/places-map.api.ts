import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queryString } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import { changed, filtersOf } from "../address/browse-search.ts";
import type { Asked } from "../search.api.ts";

/** How many listings of a search each district has, whatever place it names. */
export function placesMapQuery(api: PageContext["api"], { vehicleType, search, userId }: Asked) {
  const filters = filtersOf(changed(search, { city: undefined, near: undefined, radius: undefined }));
  const query = { ...filters, userId };
  return queryOptions({
    queryKey: ["browse", vehicleType, "map", queryString(query)],
    queryFn: async ({ signal }) =>
      (await api("GET /api/cars/map", { query: { ...query, vehicleType }, signal })).data,
    placeholderData: keepPreviousData,
  });
}
