import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";
import type { StockFilter } from "../stock.schema.ts";
import type { StockSort } from "../stock-words.ts";

type Api = PageContext["api"];
export const pageSize = 50;

export interface AskedStock {
  filter: StockFilter;
  sort: StockSort;
  page: number;
}

export const stockPageQuery = (api: Api, { filter, sort, page }: AskedStock) =>
  queryOptions({
    queryKey: ["stock", filter, sort, page],
    queryFn: ({ signal }) =>
      api("GET /api/stock", { query: { ...filter, sort, page, limit: pageSize }, signal }),
    placeholderData: keepPreviousData,
  });

export const viewsKey = ["stock-views"] as const;
export const viewsQuery = (api: Api) =>
  queryOptions({
    queryKey: viewsKey,
    queryFn: async ({ signal }) => (await api("GET /api/stock-views", { signal })).data,
  });
