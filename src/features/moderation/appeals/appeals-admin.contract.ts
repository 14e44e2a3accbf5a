import { z } from "zod";
import { shortNumber, vehicleWords } from "#features/listings/listing.schema.ts";
import { rejectionCodes } from "#features/listings/rejection-codes.ts";
import { listingStatuses } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { filterOf } from "#platform/http/filter.ts";
import { appealStates } from "./appeal-states.ts";

const moment = z.iso.datetime();

const noPlace = z.boolean().describe("Overturned when the plan had no place: the listing stayed as it was");

const answered = z.object({
  id: z.uuid(),
  state: z.enum(appealStates),
  text: z.string().describe("What the seller says"),
  sentAt: moment,
  decision: z.object({
    kind: z.enum(["refused", "changes_refused", "removed"]),
    code: z.enum(rejectionCodes).nullable(),
    reason: z.string().nullable(),
    madeAt: moment,
    madeBy: z.string().describe("Full name of the administrator"),
    isStanding: z.boolean().describe("False: the listing has gone on since, only a warning is at stake"),
    warnedUntil: moment.nullable().describe("The end of the warning that went with it and is in force"),
  }),
  mayAnswer: z.boolean().describe("False: it is against one's own decision, and another may answer"),
  listing: z.object({
    id: z.uuid(),
    ref: shortNumber,
    title: z.string(),
    name: vehicleWords,
    status: z.enum([...listingStatuses, "deleted"]),
  }),
  seller: z.object({ id: z.uuid(), name: z.string(), warnings: z.int().describe("In force") }),
  answer: z.string().nullable(),
  noPlace,
  answeredBy: z.string().nullable(),
  answeredAt: moment.nullable(),
});
export type JudgedAppeal = z.output<typeof answered>;

const area = { policy: "administrator", area: "listings" } as const;

export const appealsAdminContract = contract({
  "GET /api/admin/appeals": {
    ...area,
    summary: "Appeals of sellers against decisions: of those that wait the oldest first, else the newest",
    query: z.object({
      state: filterOf(appealStates),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({ data: z.array(answered), total: z.int(), page: z.int(), totalPages: z.int() }),
  },
  "PUT /api/admin/appeals/:id/outcome": {
    ...area,
    summary:
      "Answers an appeal: the decision is upheld, or overturned, which lifts the warning and puts the listing back, unless its seller's " +
      "plan has no place for it (`noPlace`). Never by who " +
      "decided, where another reviewer may. 403 `appeal.own_decision`",
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({
      outcome: z.enum(["upheld", "overturned"]),
      answer: z.string().trim().min(3).max(500).describe("To the seller"),
    }),
    answer: z.object({ id: z.uuid(), state: z.enum(appealStates), noPlace }),
    refuses: ["appeal.not_found", "appeal.decided", "appeal.own_decision", "listing.wrong_state"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof appealsAdminContract> {}
}
