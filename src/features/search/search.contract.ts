import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { listingQuery } from "./search.query-schema.ts";
import { listingPage, placeOnMap, suggestion } from "./search-answer.schema.ts";

/** Figures that the pages claim, counted from the database. */
export const marketFigures = z.object({
  listings: z.int(),
  cars: z.int(),
  motorcycles: z.int(),
  featured: z.int(),
  approvedDealers: z.int(),
  places: z.int(),
  categories: z.record(z.string(), z.int()),
});

export type MarketFigures = z.output<typeof marketFigures>;

export const searchContract = contract({
  "GET /api/cars": {
    summary:
      "Search active listings; every filter, the order, one page, and counts for every choice on request",
    policy: "public",
    query: listingQuery,
    answer: listingPage,
  },
  "GET /api/cars/map": {
    summary:
      "How many active listings each district has and what they ask, for a map; place, radius, order and page of the query are left aside",
    policy: "public",
    query: listingQuery,
    answer: z.object({ data: z.array(placeOnMap).describe("The most listings first") }),
  },
  "GET /api/cars/suggest": {
    summary: "Brands, models, places and searches for what is being typed",
    policy: "public",
    query: z.object({
      q: z.string().trim().min(1).max(100),
      vehicleType: z.enum(["car", "motorcycle"]).default("car"),
    }),
    answer: z.object({ data: z.array(suggestion) }),
  },
  "GET /api/site/figures": {
    summary: "Live counts: listings, dealers, listings by category",
    policy: "public",
    answer: marketFigures,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof searchContract> {}
}
