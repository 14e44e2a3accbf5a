import { z } from "zod";
import { reportReasons } from "#features/listings/reporting/report-reasons.ts";

const time = z.iso.datetime();

/** What happened to a listing; its prices and the decisions about it come with the listing itself. */
export const listingHistory = z.object({
  changes: z
    .array(
      z.object({
        id: z.uuid(),
        at: time,
        what: z.string().describe("`photos`, `renewed`: by its owner; else what an administrator did"),
        by: z.string().nullable().describe("The administrator; null: its owner"),
        reason: z.string().nullable(),
      }),
    )
    .describe("The latest first, 100 at most"),
  reports: z
    .array(
      z.object({
        id: z.uuid(),
        reason: z.enum(reportReasons),
        text: z.string().nullable(),
        isGuest: z.boolean(),
        createdAt: time,
        outcome: z.enum(["upheld", "dismissed"]).nullable().describe("Null: it is open"),
        resolvedBy: z.string().nullable(),
      }),
    )
    .describe("Open ones first, then the latest; 100 at most"),
});
export type ListingHistory = z.output<typeof listingHistory>;
