import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

/** More than any plan has places for. */
const most = 60;

/** One's own live listings: what an add-on can work for. */
export const liveListingsQuery = (api: PageContext["api"]) =>
  queryOptions({
    queryKey: ["my-cars", "live"],
    queryFn: async ({ signal }) =>
      (await api("GET /api/my-cars", { query: { status: "active", limit: most }, signal })).data,
  });

/** How far the badge is that a user bought. */
export const verificationQuery = (api: PageContext["api"]) =>
  queryOptions({
    queryKey: ["verification"],
    queryFn: ({ signal }) => api("GET /api/verification", { signal }),
  });
