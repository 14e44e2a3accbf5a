import { lazyRouteComponent } from "@tanstack/react-router";
import { DetailSkeleton } from "./DetailSkeleton.tsx";
import type { DetailData, HeadInput, Loading } from "./detail.data.ts";

/** The chunk of this page: its screen, what it loads, what its head says. */
export const detailScreen = () => import("./detail.screen.ts");

/** `/cars/{id}`, for cars and motorcycles: 404 for what is not there, 410 for what has expired. */
export const detailPage = {
  loader: async (input: Loading): Promise<DetailData> => (await detailScreen()).loadDetail(input),
  head: async (input: HeadInput) => (await detailScreen()).head(input),
  staleTime: 60_000,
  pendingComponent: DetailSkeleton,
  notFoundComponent: lazyRouteComponent(() => import("./MissingListing.tsx")),
};
