import { z } from "zod";
import { listingStatuses } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { bulkDecisionBody, decisionBody } from "./decision.schema.ts";
import { listingHistory } from "./listing-view/history.schema.ts";
import { nextBody, queueCounts, queueItem, queueQuery } from "./queue/queue.schema.ts";
import { reviewDetail } from "./queue/review.schema.ts";
import { reportedListing, reportOutcome, reportsQuery, resolved } from "./reports/reports.schema.ts";
import { tablePage, tableQuery } from "./table/table.schema.ts";

const area = { policy: "administrator", area: "listings" } as const;
const one = { params: z.object({ id: z.uuid() }) };
const refusesDecision = [
  "listing.not_found",
  "listing.decided",
  "listing.changed",
  "listing.wrong_state",
  "listing.limit_reached",
] as const;

const standing = z.object({
  id: z.uuid(),
  status: z.enum([...listingStatuses, "deleted"]),
  updatedAt: z.iso.datetime(),
});

const outcome = z.object({
  id: z.uuid(),
  outcome: z.enum(["done", "not_found", "decided", "changed", "wrong_state", "limit_reached", "held"]),
  title: z.string().nullable(),
  status: z.string().nullable().describe("The state that it is in now"),
  decidedBy: z.string().nullable().describe("The reviewer who was faster"),
});
export type BulkOutcome = z.output<typeof outcome>;

export const moderationContract = contract({
  "GET /api/admin/cars": {
    ...area,
    summary: "Every listing of the market in any state, a page at a time",
    query: tableQuery,
    answer: tablePage,
  },
  "PUT /api/admin/cars/status": {
    ...area,
    summary: "Approves or refuses several listings: each for itself, with one outcome for each",
    body: bulkDecisionBody,
    answer: z.object({ data: z.array(outcome), done: z.int() }),
  },
  "POST /api/admin/cars/queue/next": {
    ...area,
    summary: "Gives the reviewer the listing that comes first and nobody else looks at, for some minutes",
    body: nextBody,
    answer: z.object({ data: reviewDetail.nullable() }),
  },
  "GET /api/admin/pending-cars": {
    ...area,
    summary: "What waits for a review, by risk and age or the oldest first, with the figures of the queue",
    query: queueQuery,
    answer: z.object({ data: z.array(queueItem), total: z.int(), counts: queueCounts }),
  },
  "GET /api/admin/cars/:id": {
    ...area,
    ...one,
    summary: "All that a reviewer decides by: the listing, its flags with evidence, its seller",
    answer: reviewDetail,
    refuses: ["listing.not_found"],
  },
  "GET /api/admin/cars/:id/history": {
    ...area,
    ...one,
    summary: "What happened to a listing, by its owner and administrators, and every report of it",
    answer: listingHistory,
    refuses: ["listing.not_found"],
  },
  "POST /api/admin/cars/:id/claim": {
    ...area,
    ...one,
    summary: "Looks at a waiting listing: others are not given it for some minutes",
    answer: z.object({ data: reviewDetail }),
    refuses: ["listing.not_found"],
  },
  "PUT /api/admin/cars/:id/status": {
    ...area,
    ...one,
    summary: "Approves or refuses a listing; with `seen` only as the reviewer saw it",
    body: decisionBody,
    answer: standing,
    refuses: refusesDecision,
  },
  "POST /api/admin/cars/:id/status/undo": {
    ...area,
    ...one,
    summary: "Takes the own decision back, within seconds and before the owner is told",
    answer: standing,
    refuses: ["listing.not_found", "review.undo_over", "listing.limit_reached"],
  },
  "DELETE /api/admin/cars/:id": {
    ...area,
    ...one,
    summary: "Hides a listing at once; for 30 days it can be brought back",
    query: z.object({
      warn: z
        .stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] })
        .default(false)
        .describe("With a warning of its seller, which ends after 90 days"),
    }),
    answer: standing,
    refuses: ["listing.not_found"],
  },
  "POST /api/admin/cars/:id/restore": {
    ...area,
    ...one,
    summary: "Brings a deleted listing back as it was",
    answer: standing,
    refuses: ["listing.not_found", "listing.wrong_state", "listing.limit_reached"],
  },
  "GET /api/admin/listing-reports": {
    ...area,
    summary:
      "Listings that people reported, unless `sort` says otherwise those with the most open reports first",
    query: reportsQuery,
    answer: z.object({ data: z.array(reportedListing), total: z.int() }),
  },
  "PUT /api/admin/listing-reports/:id/status": {
    ...area,
    ...one,
    summary: "Says of one report whether it is right; three that are hide the listing until it is reviewed",
    body: z.object({ outcome: reportOutcome }),
    answer: resolved,
    refuses: ["report.not_found", "report.decided"],
  },
  "PUT /api/admin/cars/:id/reports": {
    ...area,
    ...one,
    summary: "Says it of all open reports of a listing",
    body: z.object({ outcome: reportOutcome }),
    answer: resolved,
    refuses: ["listing.not_found", "report.decided"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof moderationContract> {}
}
