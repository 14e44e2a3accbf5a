import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

/** What a user wants to be told of. */
export const choicesQuery = (api: PageContext["api"]) =>
  queryOptions({
    queryKey: ["notice-choices"],
    queryFn: async ({ signal }) => (await api("GET /api/notification-preferences", { signal })).data,
  });
