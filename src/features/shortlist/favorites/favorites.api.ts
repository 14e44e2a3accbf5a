import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

type Api = PageContext["api"];

const pageSize = 24;

/** One page of one's own saved listings. */
export const favoritesQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ["favorites", page],
    queryFn: ({ signal }) => api("GET /api/favorites", { query: { page, limit: pageSize }, signal }),
    placeholderData: keepPreviousData,
  });

/** Those that cost less now than when they were saved, the last reduced first. */
export const cheaperQuery = (api: Api) =>
  queryOptions({
    queryKey: ["favorites", "cheaper"],
    queryFn: async ({ signal }) =>
      (await api("GET /api/favorites", { query: { cheaper: "1", limit: 6 }, signal })).data,
  });

/** The cards of what a guest's device keeps, in their order. */
export const keptCardsQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: ["favorites", "kept", ids],
    queryFn: async ({ signal }) =>
      ids.length === 0 ? [] : (await api("GET /api/cars/cards", { query: { ids: ids.join() }, signal })).data,
    placeholderData: keepPreviousData,
  });
