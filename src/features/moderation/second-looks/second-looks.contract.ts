import { z } from "zod";
import { shortNumber, vehicleWords } from "#features/listings/listing.schema.ts";
import { rejectionCodes } from "#features/listings/rejection-codes.ts";
import { listingStatuses } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { noteLimits } from "./note-limits.ts";

const moment = z.iso.datetime();

const outcomes = ["agreed", "disagreed"] as const;
const secondLook = z.object({
  id: z.uuid().describe("Of the decision"),
  decision: z.object({
    kind: z.enum(["approved", "changes_approved", "refused", "changes_refused"]),
    code: z.enum(rejectionCodes).nullable(),
    reason: z.string().nullable(),
    madeAt: moment,
    madeBy: z.string().describe("Full name of the administrator"),
  }),
  listing: z.object({
    id: z.uuid(),
    ref: shortNumber,
    name: vehicleWords,
    status: z.enum([...listingStatuses, "deleted"]),
  }),
  look: z
    .object({ outcome: z.enum(outcomes), note: z.string().nullable(), by: z.string(), at: moment })
    .nullable()
    .describe("null: nobody has looked"),
});
export type SecondLook = z.output<typeof secondLook>;

const month = z.object({
  month: z.string().describe("2026-11, of the decisions, in Beirut"),
  sampled: z.int().describe("Decisions that were chosen"),
  lookedAt: z.int().describe("Of those"),
  agreed: z.int().describe("Of those"),
});
export type SecondLookMonth = z.output<typeof month>;

const area = { policy: "administrator", area: "listings" } as const;

export const secondLooksContract = contract({
  "GET /api/admin/second-looks": {
    ...area,
    summary:
      "Decisions about listings, one in twenty, that another reviewer looks at. Those of the last seven days that stand and are not " +
      "one's own, the oldest first; or what was answered within 90 days, the newest first",
    query: z.object({
      state: z.enum(["waiting", "answered"]).default("waiting"),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({
      data: z.array(secondLook),
      total: z.int(),
      page: z.int(),
      totalPages: z.int(),
      months: z.array(month).describe("The last six in which any was chosen, the newest first"),
      isAlone: z.boolean().describe("Nobody else reviews listings, so nobody can look again"),
    }),
  },
  "PUT /api/admin/second-looks/:id": {
    ...area,
    summary:
      "Says, once, whether another's decision was right; nothing else changes. 404 also where it was not chosen, does not stand, or " +
      "is too long ago; 403 `second_look.own_decision`, 409 `second_look.answered`",
    params: z.object({ id: z.uuid() }),
    body: z.discriminatedUnion("outcome", [
      z.strictObject({ outcome: z.literal("agreed") }),
      z.strictObject({
        outcome: z.literal("disagreed"),
        note: z.string().trim().min(noteLimits.shortest).max(noteLimits.longest).describe("To the reviewers"),
      }),
    ]),
    answer: z.object({ id: z.uuid(), outcome: z.enum(outcomes) }),
    refuses: ["second_look.not_found", "second_look.answered", "second_look.own_decision"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof secondLooksContract> {}
}
