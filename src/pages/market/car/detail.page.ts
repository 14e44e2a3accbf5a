import { pageModules } from "#platform/page/define-page.tsx";
import { chunkOf, lazyComponent } from "#platform/page/routing.ts";
import { DetailSkeleton } from "./DetailSkeleton.tsx";
import type { DetailData, HeadInput, Loading } from "./detail.api.ts";

/** The chunk of this page: its screen, what it loads, what its head says. */
export const detailScreen = chunkOf(() => import("./detail.screen.ts"));

// For the server alone, which names the files of a page: an owner's page has more.
if (import.meta.env.SSR) pageModules["/cars/$id#own"] = ["src/features/selling/own-page/own-page.parts.ts"];

/** `/cars/{id}`, for cars and motorcycles: 404 for what is not there, 410 for what has expired. */
export const detailPage = {
  loader: async (input: Loading): Promise<DetailData> => (await detailScreen()).loadDetail(input),
  head: async (input: HeadInput) => (await detailScreen()).head(input),
  staleTime: 60_000,
  pendingComponent: DetailSkeleton,
  notFoundComponent: lazyComponent(() => import("./MissingListing.tsx")),
};
