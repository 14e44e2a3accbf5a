import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

/** How the signed-in seller stands: warnings, what they restrict, removed listings. */
export const standingQuery = (api: PageContext["api"]) =>
  queryOptions({
    queryKey: ["my-standing"],
    queryFn: ({ signal }) => api("GET /api/my-standing", { signal }),
  });

/** What of that stands in the way of a new listing. */
export const standingLimitsQuery = (api: PageContext["api"]) =>
  queryOptions({
    queryKey: ["my-standing", "limits"],
    queryFn: ({ signal }) => api("GET /api/my-standing/limits", { signal }),
  });
