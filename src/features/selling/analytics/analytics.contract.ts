import { z } from "zod";
import { photo } from "#features/listings/listing.schema.ts";
import { expiredReasons } from "#features/listings/listing-state.schema.ts";
import { bodyTypes, listingStatuses, vehicleTypes } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";

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
const pace = z
  .object({
    days: z.int().describe("How many whole days were counted, 3 to 7"),
    views: z.number().describe("Per day"),
    contacts: z.number().describe("Per day"),
  })
  .nullable();
/** A change, and how things went around it: up to a week on each side, and no further than the next change. */
const moved = change.extend({
  day: z.iso.date().describe("In Beirut"),
  before: pace.describe("Null where there are fewer than 3 such days"),
  after: pace.describe("The same; today is not over and does not count"),
});
const rates = {
  contactRate: z.number().nullable().describe("Contacts per view, 0 to 1; null without a view"),
  similarContactRate: z
    .number()
    .nullable()
    .describe("The same of similar live listings; null where fewer than 5 of them were seen"),
};

const listing = z.object({
  id: z.uuid(),
  vehicleType: z.enum(vehicleTypes),
  bodyType: z.enum(bodyTypes).nullable(),
  title: z.string(),
  status: z.enum(listingStatuses),
  expiredReason: z.enum(expiredReasons).nullable(),
  photo: photo.nullable(),
  priceUsd: z.number(),
  totals,
  ...rates,
});

const period = z.object({ days: z.coerce.number().int().min(7).max(90).default(30) });

export const listingAnalytics = listing.extend({
  days: z.array(day).describe("Every day of the period, today last"),
  before: totals.describe("Of as many days before the period"),
  changes: z.array(moved),
});
export type ListingAnalytics = z.output<typeof listingAnalytics>;

export const ownAnalytics = z.object({
  days: z.array(day).describe("All one's listings together; every day of the period, today last"),
  totals,
  before: totals.describe("Of as many days before the period"),
  states: z.record(z.enum(listingStatuses), z.int()).describe("How many listings are in each state now"),
  hasDetail: z.boolean().describe("Whether the user's plan comes with detailed statistics"),
  listings: z.array(listing.extend({ changes: z.array(change) })),
});
export type OwnAnalytics = z.output<typeof ownAnalytics>;

export const contactChannels = ["call", "whatsapp", "message", "other"] as const;
const share = z.number().nullable().describe("0 to 1; null where nothing was counted");

export const detailedAnalytics = z.object({
  listings: z.array(z.object({ id: z.uuid(), title: z.string(), views: share, contacts: share })),
  channels: z.array(z.object({ channel: z.enum(contactChannels), contacts: z.int() })),
  hours: z
    .array(z.object({ hour: z.int(), views: z.int(), contacts: z.int() }))
    .describe("The 24 hours of the day in Beirut, all days of the period together"),
});
export type DetailedAnalytics = z.output<typeof detailedAnalytics>;

export const analyticsContract = contract({
  "GET /api/cars/:id/analytics": {
    summary: "Views, contacts, favourites and shares of an own listing per day, and what may have moved them",
    refuses: ["listing.not_found"],
    policy: "user",
    staff: ["stock", "sales"],
    params: z.object({ id: z.uuid() }),
    query: period,
    answer: listingAnalytics,
  },
  "GET /api/analytics": {
    summary: "The same for all one's listings together, and each beside similar ones",
    policy: "user",
    staff: ["stock", "sales"],
    query: period,
    answer: ownAnalytics,
  },
  "GET /api/analytics/detail": {
    summary:
      "For plans with detailed statistics: who of the listings brings what, by which way, at what hour",
    refuses: ["plan.no_detail"],
    policy: "user",
    staff: ["stock", "sales"],
    query: period,
    answer: detailedAnalytics,
  },
  "GET /api/analytics.csv": {
    summary: "For plans with detailed statistics: a line for each listing and day, to open in a spreadsheet",
    refuses: ["plan.no_detail"],
    policy: "user",
    staff: ["stock", "sales"],
    query: period,
    answer: z.string().describe("CSV in UTF-8 with a byte order mark, its heads in the visitor's language"),
    produces: "text/csv",
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof analyticsContract> {}
}
