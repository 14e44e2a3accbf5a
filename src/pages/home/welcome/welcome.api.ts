import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queryString } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { WelcomeSearch } from "./welcome-search.ts";

type Api = PageContext["api"];

/** Page sizes of the home page. */
export const sizes = { results: 12, mine: 3, searches: 4, seen: 6, like: 6 } as const;

/** The first listings of a search, and how many there are. */
export const resultsQuery = (api: Api, search: WelcomeSearch) =>
  queryOptions({
    queryKey: ["welcome", "results", queryString(search)],
    queryFn: ({ signal }) => api("GET /api/cars", { query: { ...search, limit: sizes.results }, signal }),
    placeholderData: keepPreviousData,
  });

/** How many cars each choice would show. */
export const choicesQuery = (api: Api, search: WelcomeSearch) =>
  queryOptions({
    queryKey: ["welcome", "choices", queryString(search)],
    queryFn: async ({ signal }) => {
      const { facets } = await api("GET /api/cars", { query: { ...search, limit: 1, facets: true }, signal });
      return { brand: facets?.brand ?? {}, city: facets?.city ?? {}, category: facets?.category ?? {} };
    },
    placeholderData: keepPreviousData,
  });

/** What is most like a listing; nothing where it is gone. */
export const likeQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["welcome", "like", id],
    queryFn: async ({ signal }) =>
      await api("GET /api/cars/:id/similar", { params: { id }, query: { limit: sizes.like }, signal }),
  });

/** The latest own listings, in any state. */
export const mineQuery = (api: Api) =>
  queryOptions({
    queryKey: ["my-cars", "latest"],
    queryFn: ({ signal }) => api("GET /api/my-cars", { query: { limit: sizes.mine }, signal }),
  });
