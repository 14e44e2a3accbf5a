import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";
import type { ReviewOrder } from "../review.schema.ts";

type Api = PageContext["api"];

/** Everything that is asked about the reviews of a showroom. */
export const reviewsKey = (slug: string) => ["dealer-reviews", slug] as const;

/** The reviews of a showroom, as far as they were asked for. */
export const reviewsQuery = (api: Api, slug: string, sort: ReviewOrder) =>
  infiniteQueryOptions({
    queryKey: [...reviewsKey(slug), sort],
    queryFn: ({ pageParam: page, signal }) =>
      api("GET /api/dealers/:slug/reviews", { params: { slug }, query: { sort, page }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    staleTime: 60_000,
  });

/** One's own review of a showroom, and whether one may write. */
export const myReviewQuery = (api: Api, slug: string, accountId: string) =>
  queryOptions({
    queryKey: [...reviewsKey(slug), "mine", accountId],
    queryFn: ({ signal }) => api("GET /api/dealers/:slug/my-review", { params: { slug }, signal }),
  });
