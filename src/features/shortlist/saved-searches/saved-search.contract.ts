import { z } from "zod";
import { vehicleTypes } from "#features/reference/enumerations.ts";
import { type ListingQuery, listingQuery } from "#features/search/search.query-schema.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { isFraudulentName } from "#text/fraud-words.ts";
import { alertTimes, longestSearchName } from "./saved-search.schema.ts";

/** Alerts carry it: nobody may have the market mail a link or a demand for money. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(longestSearchName)
  .refine((text) => !isFraudulentName(text), {
    error: "field.name_unfit",
    params: { code: "field.name_unfit" },
  });
const alerts = z.enum(alertTimes);
/** Yes or no in place of a time: daily, or never. `alerts` wins over it. */
const alertsEnabled = z
  .boolean()
  .optional()
  .describe("Instead of `alerts`: true for `daily`, false for `off`");
const byId = z.object({ id: z.uuid() });

const savedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  vehicleType: z.enum(vehicleTypes),
  filters: z
    .record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
    .describe("As they stand in the address of /cars or /motorcycles"),
  inWords: z.string().describe("What it looks for, in the visitor's language"),
  alerts,
  createdAt: z.iso.datetime(),
  newCount: z
    .int()
    .describe(
      "Listings that fit and came since it was last looked at, in the last 60 days; 99 stands for that many or more",
    ),
});
export type SavedSearch = z.output<typeof savedSearch>;

/** Those of GET /api/cars, but for whose the listings are and the one listing of a short number, which no page of the market filters by. */
const filters: z.ZodType<ListingQuery, Partial<z.input<typeof listingQuery>>> = listingQuery.superRefine(
  ({ userId, dealer, ref }, context) => {
    for (const [field, isSet] of Object.entries({
      userId: userId !== undefined,
      dealer,
      ref: ref !== undefined,
    })) {
      if (isSet) context.addIssue({ code: "custom", path: [field], params: { code: "field.unknown_field" } });
    }
  },
);

export const savedSearchContract = contract({
  "GET /api/saved-searches": {
    summary: "One's saved searches, the last saved first, and how many listings are new in each",
    policy: "user",
    answer: z.object({ data: z.array(savedSearch) }),
  },
  "POST /api/saved-searches": {
    summary:
      "Keeps a search; the same filters again take its new name and alerts. Order and page are not kept",
    policy: "user",
    once: true,
    body: z.object({
      name,
      filters,
      alerts: alerts.optional().describe("`daily` by default"),
      alertsEnabled,
    }),
    answer: savedSearch,
    status: 201,
    refuses: ["saved_search.no_filter", "saved_search.too_many"],
  },
  "PATCH /api/saved-searches/:id": {
    summary: "Renames it, changes when it alerts, or notes that its matches were looked at",
    policy: "user",
    params: byId,
    body: z.object({
      name: name.optional(),
      alerts: alerts.optional(),
      alertsEnabled,
      seen: z.literal(true).optional(),
    }),
    refuses: ["saved_search.not_found"],
  },
  "DELETE /api/saved-searches/:id": {
    summary: "Deletes it; for a day it can be brought back",
    policy: "user",
    params: byId,
    refuses: ["saved_search.not_found"],
  },
  "POST /api/saved-searches/:id/restore": {
    summary: "Brings a deleted one back",
    policy: "user",
    params: byId,
    refuses: ["saved_search.not_found", "saved_search.too_many"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof savedSearchContract> {}
}
