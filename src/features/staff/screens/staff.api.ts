import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { ApiError } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";

type Api = PageContext["api"];

/** Everything that is kept of a team begins with it. */
export const staffKey = ["staff"] as const;

/** One's own team; null for who is no owner of one. */
export const staffQuery = (api: Api) =>
  queryOptions({
    queryKey: [...staffKey, "people"],
    queryFn: async ({ signal }) => {
      try {
        return await api("GET /api/staff", { signal });
      } catch (error) {
        const { code } = error instanceof ApiError ? error : { code: "" };
        if (code === "dealer.not_approved" || code === "staff.not_allowed") return null;
        throw error;
      }
    },
  });

/** Who did what, the newest first, a page after the other. */
export const actsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...staffKey, "acts"],
    queryFn: ({ pageParam: before, signal }) =>
      api("GET /api/staff/activity", { query: before ? { before } : {}, signal }),
    initialPageParam: "",
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
    staleTime: 0,
  });

/** Who may be in charge; where one works alone it is nobody. */
export const colleaguesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...staffKey, "colleagues"],
    queryFn: async ({ signal }) => (await api("GET /api/staff/colleagues", { signal })).data,
  });
