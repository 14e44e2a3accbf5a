import { z } from "zod";
import { photo } from "#features/listings/listing.schema.ts";
import { reportReasons } from "#features/listings/reporting/report-reasons.ts";
import { listingStatuses, vehicleTypes } from "#features/reference/enumerations.ts";
import { reportsSorts } from "./reports-sorts.ts";

const time = z.iso.datetime();

export const reportsQuery = z.object({
  reason: z.enum(reportReasons).optional().describe("Only listings with an open report for this"),
  page: z.coerce.number().int().min(1).max(100).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(100),
  sort: z.enum(reportsSorts).default("-open").describe("By how many are open, or by the oldest of them"),
});

/** A listing with what people say is wrong with it. Who they are is not told. */
export const reportedListing = z.object({
  id: z.uuid(),
  title: z.string(),
  vehicleType: z.enum(vehicleTypes),
  status: z.enum(listingStatuses),
  isDeleted: z.boolean(),
  sellerName: z.string(),
  cover: photo.nullable(),
  open: z.int(),
  upheld: z.int().describe("Since its last approval"),
  dismissed: z.int(),
  reasons: z.partialRecord(z.enum(reportReasons), z.int()).describe("Of the open ones"),
  reports: z
    .array(
      z.object({
        id: z.uuid(),
        reason: z.enum(reportReasons),
        text: z.string().nullable(),
        isGuest: z.boolean(),
        createdAt: time,
      }),
    )
    .describe("The newest open ones, 20 at most"),
  since: time.describe("The oldest open one"),
});
export type ReportedListing = z.output<typeof reportedListing>;

export const reportOutcome = z.enum(["upheld", "dismissed"]);
export const resolved = z.object({
  resolved: z.int(),
  hidden: z.boolean().describe("Whether the listing went back to review by this"),
});
