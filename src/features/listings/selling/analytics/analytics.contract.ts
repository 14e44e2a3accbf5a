import { z } from "zod";
import { listingStatuses, vehicleTypes } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { photo } from "../../listing.schema.ts";

const counts = {
  views: z.int(),
  contacts: z.int(),
  favorites: z.int(),
  shares: z.int(),
};
const totals = z.object(counts);
const day = z.object({ day: z.iso.date().describe("In Beirut"), ...counts });
/** What may have moved the figures. */
const change = z.object({
  at: z.iso.datetime(),
  kind: z.enum(["price", "photos", "renewed"]),
  priceUsd: z.number().nullable().describe("The price since then; of a change of price alone"),
  previousPriceUsd: z.number().nullable(),
});
const rates = {
  contactRate: z.number().nullable().describe("Contacts per view, 0 to 1; null without a view"),
  similarContactRate: z
    .number()
    .nullable()
    .describe("The same of similar live listings; null where fewer than 5 of them were seen"),
};

const period = z.object({ days: z.coerce.number().int().min(7).max(90).default(30) });

export const listingAnalytics = z.object({
  id: z.uuid(),
  days: z.array(day).describe("Every day of the period, today last"),
  totals,
  ...rates,
  changes: z.array(change),
});
export type ListingAnalytics = z.output<typeof listingAnalytics>;

export const ownAnalytics = z.object({
  days: z.array(day).describe("All one's listings together; every day of the period, today last"),
  totals,
  before: totals.describe("Of as many days before the period"),
  states: z.record(z.enum(listingStatuses), z.int()).describe("How many listings are in each state now"),
  listings: z.array(
    z.object({
      id: z.uuid(),
      vehicleType: z.enum(vehicleTypes),
      title: z.string(),
      status: z.enum(listingStatuses),
      photo: photo.nullable(),
      priceUsd: z.number(),
      totals,
      ...rates,
      changes: z.array(change),
    }),
  ),
});
export type OwnAnalytics = z.output<typeof ownAnalytics>;

export const analyticsContract = contract({
  "GET /api/cars/:id/analytics": {
    summary: "Views, contacts, favourites and shares of an own listing per day, and what may have moved them",
    refuses: ["listing.not_found"],
    policy: "user",
    params: z.object({ id: z.uuid() }),
    query: period,
    answer: listingAnalytics,
  },
  "GET /api/analytics": {
    summary: "The same for all one's listings together, and each beside similar ones",
    policy: "user",
    query: period,
    answer: ownAnalytics,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof analyticsContract> {}
}
