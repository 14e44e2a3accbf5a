import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ListingStatus, VehicleType } from "#features/reference/enumerations.ts";
import type { PageContext } from "#platform/page/context.ts";

type Api = PageContext["api"];

/** How many rows a page of a list has, and how many listings that need something are shown. */
const sizes = { list: 20, attention: 5 };
export const figuresDays = 30;

/** One page of the own listings of a kind. */
export const myListingsQuery = (
  api: Api,
  asked: { vehicleType: VehicleType; status: ListingStatus | undefined; page: number },
) =>
  queryOptions({
    queryKey: ["my-cars", asked.vehicleType, asked.status ?? "all", asked.page],
    queryFn: ({ signal }) => api("GET /api/my-cars", { query: { ...asked, limit: sizes.list }, signal }),
    placeholderData: keepPreviousData,
  });

/** The listings that need their owner, and how many listings there are of each kind and state. */
export const attentionQuery = (api: Api) =>
  queryOptions({
    queryKey: ["my-cars", "attention"],
    queryFn: ({ signal }) =>
      api("GET /api/my-cars", { query: { attention: "true", limit: sizes.attention }, signal }),
  });

/** How long reviews take by what was decided lately. */
export const reviewTimeQuery = (api: Api) =>
  queryOptions({
    queryKey: ["review-time"],
    queryFn: ({ signal }) => api("GET /api/review-time", { signal }),
    staleTime: 5 * 60_000,
  });

export const figuresQuery = (api: Api) =>
  queryOptions({
    queryKey: ["analytics", "figures"],
    queryFn: async ({ signal }) => {
      const { days, totals, before } = await api("GET /api/analytics", {
        query: { days: figuresDays },
        signal,
      });
      return { days, totals, before };
    },
  });
