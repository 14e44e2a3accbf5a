import { z } from "zod";
import { keptText } from "#features/conversations/kept-text.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import {
  fewestForAverage,
  longestReply,
  longestReport,
  perPage,
  reviewLimits,
  reviewOrders,
  reviewParts,
  reviewReportReasons,
} from "./review.schema.ts";

const time = z.iso.datetime();
const stars = z.int().min(1).max(5);
const ofDealer = { params: z.object({ slug: z.string().max(200) }) };
const byId = { params: z.object({ id: z.uuid() }) };

const review = z.object({
  id: z.uuid(),
  stars,
  text: z.string(),
  by: z.string().describe("First name and initial; of another approved dealer its name"),
  writtenAt: time,
  isChanged: z.boolean().describe("Its writer changed it since"),
  reply: z.object({ text: z.string(), at: time }).nullable().describe("The dealer's"),
});
export type Review = z.output<typeof review>;

const ownReview = z.object({
  id: z.uuid(),
  stars,
  text: z.string(),
  state: z.enum(["shown", "held", "hidden"]).describe("held: until an administrator has looked at it"),
  hiddenReason: z.string().nullable(),
  writtenAt: time,
});
export type OwnReview = z.output<typeof ownReview>;

const refusals = [
  "dealer_review.own",
  "dealer_review.no_contact",
  "dealer_review.too_soon",
  "dealer_review.not_allowed",
  "auth.email_unverified",
] as const;

const standing = z.object({
  review: ownReview.nullable(),
  refusal: z.enum(refusals).nullable().describe("Why one may not write; null: one may"),
  from: time.nullable().describe("When one may, of `dealer_review.too_soon`"),
});
export type ReviewStanding = z.output<typeof standing>;

const text = keptText(reviewLimits.longest).refine((words) => [...words].length >= reviewLimits.shortest, {
  params: { code: "field.contact_message" },
});

export const reviewContract = contract({
  "GET /api/dealers/:slug/reviews": {
    ...ofDealer,
    summary: `What buyers who had contact with a dealer say of it; \`average\` from ${fewestForAverage} reviews on`,
    policy: "public",
    query: z.object({
      sort: z.enum(reviewOrders).default("newest"),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    answer: z.object({
      data: z.array(review).describe(`${perPage} of a page`),
      total: z.int(),
      average: z.number().nullable(),
      counts: z.array(z.int()).length(5).describe("Of one star to five"),
      page: z.int(),
      totalPages: z.int(),
    }),
    refuses: ["dealer.not_found"],
  },
  "GET /api/dealers/:slug/my-review": {
    ...ofDealer,
    summary: "One's own review of a dealer, and whether one may write",
    policy: "user",
    answer: standing,
    refuses: ["dealer.not_found"],
  },
  "PUT /api/dealers/:slug/my-review": {
    ...ofDealer,
    summary:
      "Writes one's review of a dealer, or changes it: after a conversation in which both wrote, from a day after its beginning on. " +
      "One with a telephone number, a link or talk of deposits waits for an administrator",
    policy: "user",
    body: z.strictObject({ stars, text }),
    answer: ownReview,
    refuses: ["dealer.not_found", ...refusals, "request.too_many"],
  },
  "DELETE /api/dealers/:slug/my-review": {
    ...ofDealer,
    summary: "Takes one's review back, with the dealer's reply",
    policy: "user",
    refuses: ["dealer.not_found", "dealer_review.not_found"],
  },
  "PUT /api/dealer-reviews/:id/reply": {
    ...byId,
    summary: "The dealer's one reply to a review, or a change of it",
    policy: "user",
    staff: ["sales"],
    body: z.strictObject({ text: keptText(longestReply).refine((words) => [...words].length >= 2) }),
    answer: z.object({ text: z.string(), at: time, state: z.enum(["shown", "held"]) }),
    refuses: ["dealer_review.not_found", "request.too_many"],
  },
  "POST /api/dealer-reviews/:id/report": {
    ...byId,
    summary:
      "Tells administrators what is wrong with a review, or with the reply to it; each user once of each",
    policy: "user",
    body: z.strictObject({
      part: z.enum(reviewParts),
      reason: z.enum(reviewReportReasons),
      text: keptText(longestReport).optional(),
    }),
    refuses: ["dealer_review.not_found", "dealer_review.own", "dealer_review.reported", "request.too_many"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof reviewContract> {}
}
