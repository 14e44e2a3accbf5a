import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#platform/http/api.ts";

/** How far one's own application is: for the signed-in alone. */
export const dealershipQuery = (api: Api) =>
  queryOptions({
    queryKey: ["dealership"],
    queryFn: () => api("GET /api/users/dealership"),
    staleTime: 60_000,
  });
