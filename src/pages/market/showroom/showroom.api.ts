import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

/** A showroom by the address of its page; whether it is open is of the moment. */
export const showroomQuery = (api: PageContext["api"], slug: string) =>
  queryOptions({
    queryKey: ["showroom", slug],
    queryFn: ({ signal }) => api("GET /api/dealers/:slug", { params: { slug }, signal }),
    staleTime: 60_000,
  });
