import { reviewsQuery } from "#features/dealers/reviews/screens/reviews.api.ts";
import { canonical, readSearch } from "#features/search/address/read-search.ts";
import {
  type Asked,
  facetsQuery,
  loadAtOnce,
  modelsQuery,
  resultsQuery,
} from "#features/search/search.api.ts";
import { ApiError, queryString } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { notFound, redirect } from "#platform/page/routing.ts";
import { showroomQuery } from "./showroom.api.ts";
import { kindAt, pathOf, readAddress } from "./showroom-address.ts";
import { stockReady } from "./stock-parts.ts";

/** `/dealers/{slug}` with the filters of the market: 404 for what is not there or not for everyone to see. */
export async function load({ context, params, location }: RemoteLoading): Promise<void> {
  const address = readAddress(params);
  const words = context.messages.load(
    "common",
    "listings",
    "browse",
    "nearby",
    "reference",
    "dealers",
    "showrooms",
    "dealer-reviews",
  );
  if (!address) throw notFound();
  const [dealer] = await Promise.all([findShowroom(context, address.slug), words, stockReady()]);
  const vehicleType = kindAt(address, dealer.stock);
  const search = readSearch(vehicleType, location.search);
  const asked = { vehicleType, search, userId: dealer.id };
  const reviews = context.queryClient.prefetchInfiniteQuery(
    reviewsQuery(context.api, address.slug, "newest"),
  );
  const found = await loadStock(context, asked).catch((error: unknown) => {
    // The search knows more than the shape of a filter, such as which brands there are.
    if (error instanceof ApiError && error.status === 400) throw redirect({ href: pathOf(address) });
    throw error;
  });
  // Further down: in the browser the page waits for none of them.
  if (import.meta.env.SSR) await reviews;
  if (found && found.total > 0 && found.page > found.totalPages) {
    throw redirect({ href: pathOf(address) + queryString(canonical({ ...search, page: found.totalPages })) });
  }
}

async function findShowroom({ api, queryClient }: PageContext, slug: string) {
  try {
    return await queryClient.ensureQueryData(showroomQuery(api, slug));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
}

/** In the browser the screen shows what it can meanwhile, and says by itself when it fails. */
async function loadStock(context: PageContext, asked: Asked) {
  const { api, queryClient } = context;
  const brands = asked.search.brand ?? [];
  const models =
    brands.length > 0 && queryClient.prefetchQuery(modelsQuery(api, asked.vehicleType, brands, "families"));
  if (typeof window !== "undefined") {
    const [found] = await Promise.all([
      queryClient.fetchQuery(resultsQuery(api, asked)).catch(() => undefined),
      queryClient.prefetchQuery(facetsQuery(api, asked)),
      models,
    ]);
    return found;
  }
  const [found] = await Promise.all([loadAtOnce(context, asked), models]);
  return found;
}
