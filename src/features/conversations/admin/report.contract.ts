import { z } from "zod";
import { photo } from "#features/listings/listing.schema.ts";
import { listingStatuses } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { reportReasons } from "../conversation.schema.ts";
import { offerAct } from "../offers/offer.contract.ts";
import { viewingStep } from "../viewings/viewing.contract.ts";
import { outcomes, reportSorts } from "./report.schema.ts";

const moment = z.iso.datetime();
const person = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  status: z.enum(["active", "suspended", "banned"]),
});

const report = z.object({
  id: z.uuid(),
  reason: z.enum(reportReasons),
  text: z.string().nullable(),
  createdAt: moment,
  reporter: person,
  reported: person,
  otherReports: z.int().describe("Of the reported, in other conversations"),
  listing: z.object({ id: z.uuid(), title: z.string(), status: z.enum([...listingStatuses, "deleted"]) }),
  outcome: z.enum(outcomes).nullable().describe("Null: it is open"),
  resolvedAt: moment.nullable(),
  resolvedBy: z.string().nullable(),
});
export type ConversationReport = z.output<typeof report>;

const whole = report.extend({
  messages: z
    .array(
      z.object({
        id: z.uuid(),
        isReporters: z.boolean(),
        content: z.string(),
        offer: offerAct.nullable().describe("What it tells of an offer"),
        viewing: viewingStep.nullable().describe("What it tells of a viewing"),
        sentAt: moment,
        photos: z.array(photo).describe("Their bytes are at `GET /api/admin/conversation-photos/:id`"),
        isLater: z.boolean().describe("Written after the report"),
      }),
    )
    .describe("Of this conversation alone: the last 40 before the report, and 20 after it"),
});
export type WholeReport = z.output<typeof whole>;

const area = { policy: "administrator", area: "conversations" } as const;
const one = { params: z.object({ id: z.uuid() }) };

const decision = z
  .strictObject({
    outcome: z.enum(outcomes),
    reason: z.string().trim().min(3).max(300).optional().describe("To the reported; needed unless dismissed"),
    until: moment.optional().describe("The end of a suspension; without one an administrator ends it"),
  })
  .superRefine(({ outcome, reason, until }, context) => {
    const refuse = (path: string, code: `field.${string}`) =>
      context.addIssue({ code: "custom", path: [path], params: { code } });
    if (outcome !== "dismissed" && reason === undefined) refuse("reason", "field.required");
    if (outcome !== "suspended" && until !== undefined) refuse("until", "field.invalid");
  });
export type ReportDecision = z.output<typeof decision>;

export const reportContract = contract({
  "GET /api/admin/conversation-reports": {
    ...area,
    summary: "Conversations that one of the two reported, without what was written in them",
    query: z.object({
      state: z.enum(["open", "decided"]).default("open"),
      reason: z.enum(reportReasons).optional(),
      sort: z.enum(reportSorts).default("createdAt"),
      page: z.coerce.number().int().min(1).max(1000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(100),
    }),
    answer: z.object({ data: z.array(report), total: z.int() }),
  },
  "GET /api/admin/conversation-reports/:id": {
    ...area,
    ...one,
    summary:
      "A report with the messages around it; it stands in the activity log that they were read, and no other conversation can be",
    answer: whole,
    refuses: ["report.not_found"],
  },
  "PUT /api/admin/conversation-reports/:id/status": {
    ...area,
    ...one,
    summary:
      "Decides a report once: dismissed, or the reported is warned, kept from writing to the reporter, or suspended, for which the role must look after users",
    body: decision,
    answer: z.object({ outcome: z.enum(outcomes) }),
    refuses: ["report.not_found", "report.decided", "admin.forbidden", "user.wrong_state"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof reportContract> {}
}
