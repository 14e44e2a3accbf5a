import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

type Api = PageContext["api"];

/** What buyers ask of a partner, and its own reports. */
export const myInspectionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["my-inspections"],
    queryFn: ({ signal }) => api("GET /api/my-inspections", { signal }),
    staleTime: 0,
  });
