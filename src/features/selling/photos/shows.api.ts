import { queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

/** What photos show, by their ids, as their owner said it; they are named by ids or by addresses. */
export const showsQuery = (api: PageContext["api"], photos: readonly string[]) => {
  const ids = photos.flatMap((one) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(one)?.[0] ?? []).join();
  return queryOptions({
    queryKey: ["shows", ids],
    queryFn: async ({ signal }) => {
      const { data } = await api("GET /api/uploads", { query: { ids }, signal });
      return Object.fromEntries(data.map(({ id, shows }) => [id, shows]));
    },
    staleTime: 30_000,
  });
};
