import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

/** Name and contact of the market, from the settings. */
export const site = z.object({
  nameEn: z.string(),
  nameAr: z.string(),
  taglineEn: z.string(),
  taglineAr: z.string(),
  descriptionEn: z
    .string()
    .default("")
    .describe("For search engines; empty: one with the number of listings"),
  descriptionAr: z.string().default(""),
  phone: z.string(),
  email: z.string(),
  whatsapp: z.string(),
});

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

export const siteContract = contract({
  "GET /api/site": {
    summary:
      "Name, tag line and contact of the market, its exchange rates, and whether all listings are reviewed",
    policy: "public",
    answer: site.extend({
      exchangeRates: z.object({ lbp: z.number(), eur: z.number(), asOf: z.string() }),
      everyListingReviewed: z.boolean().describe("By a person, before it is published"),
      showAdminLink: z.boolean().describe("Whether the foot of pages leads to the administrators' sign-in"),
    }),
  },
  "GET /api/site/figures": {
    summary: "Live counts: listings, dealers, listings by category",
    policy: "public",
    answer: marketFigures,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof siteContract> {}
}
