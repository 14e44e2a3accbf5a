import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { heldReasons, reviewParts, reviewReportReasons } from "../review.schema.ts";

const moment = z.iso.datetime();
export const reviewLists = ["waiting", "hidden", "all"] as const;
export const reviewsOfPage = 50;

const part = z.object({
  text: z.string(),
  state: z.enum(["shown", "held", "hidden"]),
  heldFor: z.array(z.enum(heldReasons)).describe("Why it waits, or did"),
  hiddenReason: z.string().nullable(),
  at: moment,
  version: z.string().describe("As it was read: another by now is 409 `dealer_review.changed`"),
});

const judged = z.object({
  id: z.uuid(),
  stars: z.int(),
  dealer: z.object({ id: z.uuid(), name: z.string(), slug: z.string().nullable() }),
  writer: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    status: z.enum(["active", "suspended", "banned"]),
    reviews: z.int().describe("Of all dealers"),
  }),
  contactAt: moment.describe("When the two began to write to each other"),
  review: part,
  reply: part.nullable(),
  reports: z.array(
    z.object({
      id: z.uuid(),
      part: z.enum(reviewParts),
      reason: z.enum(reviewReportReasons),
      text: z.string().nullable(),
      by: z.string(),
      isDealer: z.boolean().describe("The reviewed dealer"),
      createdAt: moment,
    }),
  ),
});
export type JudgedReview = z.output<typeof judged>;

const area = { policy: "administrator", area: "dealers" } as const;

export const reviewAdminContract = contract({
  "GET /api/admin/dealer-reviews": {
    ...area,
    summary:
      "Reviews of dealers: `waiting` are those that are held or reported, the oldest first; else the newest first",
    query: z.object({
      list: z.enum(reviewLists).default("waiting"),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    answer: z.object({ data: z.array(judged), total: z.int(), page: z.int(), totalPages: z.int() }),
  },
  "PUT /api/admin/dealer-reviews/:id/state": {
    ...area,
    params: z.object({ id: z.uuid() }),
    summary:
      "Shows or hides a review, or the reply to it, and decides what was reported of it; its writer reads why it is hidden",
    body: z
      .strictObject({
        part: z.enum(reviewParts),
        version: z.string().min(1).max(64),
        state: z.enum(["shown", "hidden"]),
        reason: z.string().trim().min(3).max(500).optional(),
      })
      .refine(({ state, reason }) => (state === "hidden") === (reason !== undefined), {
        path: ["reason"],
        params: { code: "field.required" },
      }),
    answer: judged,
    refuses: ["dealer_review.not_found", "dealer_review.changed"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof reviewAdminContract> {}
}
