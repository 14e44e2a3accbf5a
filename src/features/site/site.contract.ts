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

export const siteContract = contract({
  "GET /api/site": {
    summary:
      "Name, tag line and contact of the market, its exchange rates, and whether all listings are reviewed",
    policy: "public",
    answer: site.extend({
      exchangeRates: z.object({ lbp: z.number(), eur: z.number(), asOf: z.string() }),
      everyListingReviewed: z.boolean().describe("By a person, before it is published"),
      phoneCodes: z
        .array(z.enum(["whatsapp", "sms"]))
        .describe(
          "How codes reach telephones here; none: numbers are not verified, and nobody signs in by one",
        ),
      showAdminLink: z.boolean().describe("Whether the foot of pages leads to the administrators' sign-in"),
    }),
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof siteContract> {}
}
