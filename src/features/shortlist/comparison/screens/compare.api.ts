import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { modelNames } from "#features/search/address/heading.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { Compared, ComparedListing } from "../comparison.contract.ts";

type Page = Pick<PageContext, "api" | "messages">;

/** One vehicle of a comparison, its brand and model in words. */
export interface Column extends Compared {
  vehicle: string;
}

/** These listings side by side, in their order. */
export const compareQuery = ({ api, messages }: Page, ids: readonly string[]) =>
  queryOptions({
    queryKey: ["compare", ids],
    queryFn: async ({ signal }): Promise<Column[]> => {
      if (ids.length === 0) return [];
      const { data } = await api("GET /api/compare", { query: { ids: ids.join() }, signal });
      return Promise.all(
        data.map(async (one) => ({
          ...one,
          vehicle: one.listing ? await vehicleOf({ api, messages }, one.listing) : "",
        })),
      );
    },
    placeholderData: keepPreviousData,
  });

/** Brand and model in the words of the page; names are a courtesy, so that without them the seller's own stand. */
async function vehicleOf({ api, messages }: Page, { vehicleType, brand, model }: ComparedListing) {
  const call = "GET /api/reference/brands/:vehicleType/:brand/models";
  const models = await api(call, { params: { vehicleType, brand } }).catch(() => []);
  return `${messages.name("brand", brand)} ${modelNames(models, messages.language)[model] ?? model}`;
}

/** One's own saved comparisons. */
export const comparisonsQuery = ({ api }: Pick<Page, "api">) =>
  queryOptions({
    queryKey: ["comparisons"],
    queryFn: async ({ signal }) => (await api("GET /api/comparisons", { signal })).data,
  });
