import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";
import { isVin } from "./vin.ts";

/** What a VIN tells; not asked before it is whole. */
export const vinQuery = (api: PageContext["api"], vin: string) =>
  queryOptions({
    queryKey: ["vin", vin],
    queryFn: ({ signal }) => api("GET /api/vin/:vin", { params: { vin }, signal }),
    enabled: isVin(vin),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
