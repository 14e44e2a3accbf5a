import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { cardList } from "#features/listings/card/card-list.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { queryString } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import { filtersOf, type Search } from "./address/browse-search.ts";
import { type PackedFacets, packFacets, unpackFacets } from "./packed-facets.ts";
import type { ListingPage } from "./search-answer.schema.ts";

export const pageSize = 24;
type Api = PageContext["api"];

/** What is looked for: in the whole market, or in the stock of one seller. */
export interface Asked {
  vehicleType: VehicleType;
  search: Search;
  /** The seller's id. */
  userId?: string | undefined;
}

/** The page as it is shown. */
export type Results = Awaited<ReturnType<typeof resultsOf>>;
async function resultsOf(answer: Promise<ListingPage>) {
  const [list, { data: _, facets: __, ...page }] = await Promise.all([
    cardList(answer.then(({ data }) => data)),
    answer,
  ]);
  return { ...page, list };
}

/** One page of listings. */
export function resultsQuery(api: Api, { vehicleType, search, userId }: Asked) {
  const { view: _view, ...rest } = search;
  const query = { ...rest, userId };
  return queryOptions({
    queryKey: ["browse", vehicleType, "results", queryString(query)],
    queryFn: async ({ signal }) =>
      resultsOf(api("GET /api/cars", { query: { ...query, vehicleType, limit: pageSize }, signal })),
    placeholderData: keepPreviousData,
  });
}

const unpacked = ({ total, facets }: { total: number; facets?: PackedFacets }) => ({
  total,
  facets: facets && unpackFacets(facets),
});

/** The total and the counts beside every choice: the same for every page and order of a search. */
export function facetsQuery(api: Api, { vehicleType, search, userId }: Asked) {
  const filters = { ...filtersOf(search), userId };
  return queryOptions({
    queryKey: ["browse", vehicleType, "facets", queryString(filters)],
    queryFn: async ({ signal }) => {
      const query = { ...filters, vehicleType, limit: 1, facets: true };
      const { total, facets } = await api("GET /api/cars", { query, signal });
      return { total, ...(facets && { facets: packFacets(facets) }) };
    },
    select: unpacked,
    placeholderData: keepPreviousData,
  });
}

/** The page and the counts by one search: for the server, which needs both before it can answer. */
export async function loadAtOnce(
  { api, queryClient }: Pick<PageContext, "api" | "queryClient">,
  asked: Asked,
) {
  const { vehicleType, userId } = asked;
  const { view: _view, ...rest } = asked.search;
  const query = { ...rest, userId, vehicleType, limit: pageSize, facets: true };
  const answer = api("GET /api/cars", { query });
  const [results, { total, facets }] = await Promise.all([resultsOf(answer), answer]);
  queryClient.setQueryData(resultsQuery(api, asked).queryKey, results);
  queryClient.setQueryData(facetsQuery(api, asked).queryKey, {
    total,
    ...(facets && { facets: packFacets(facets) }),
  });
  return results;
}

/**
 * The models of the chosen brands, in the order of the reference, with their names; with `families` what a search takes for
 * one, behind them.
 */
export function modelsQuery(
  api: Api,
  vehicleType: VehicleType,
  brands: readonly string[],
  kind: "models" | "families" = "models",
) {
  return queryOptions({
    queryKey: [kind, vehicleType, brands.join()],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        brands.map((brand) =>
          api(`GET /api/reference/brands/:vehicleType/:brand/${kind}`, {
            params: { vehicleType, brand },
            signal,
          }),
        ),
      );
      return lists.flat().map(({ slug, en, ar }) => ({ slug, en, ar }));
    },
    enabled: brands.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Every brand there is, most popular first; fetched when a user opens the whole list. */
export function brandsQuery(api: Api, vehicleType: VehicleType) {
  return queryOptions({
    queryKey: ["brands", vehicleType],
    queryFn: ({ signal }) =>
      api("GET /api/reference/brands/:vehicleType", { params: { vehicleType }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Suggestions for what is being typed. */
export function suggestionsQuery(api: Api, vehicleType: VehicleType, typed: string) {
  const q = typed.trim().slice(0, 100);
  return queryOptions({
    queryKey: ["suggest", vehicleType, q],
    queryFn: ({ signal }) => api("GET /api/cars/suggest", { query: { q, vehicleType }, signal }),
    placeholderData: keepPreviousData,
    enabled: q.length > 0,
  });
}
