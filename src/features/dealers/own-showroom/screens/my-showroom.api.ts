import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";

/** One's own showroom; null for who has none. */
export const myShowroomQuery = (api: PageContext["api"]) =>
  queryOptions({
    queryKey: ["my-showroom"],
    queryFn: async ({ signal }) => {
      try {
        return await api("GET /api/dealers/me", { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === "dealer.not_approved") return null;
        throw error;
      }
    },
  });
