import { z } from "zod";
import { listingStatuses } from "#features/reference/enumerations.ts";
import { fieldNames } from "./fields.ts";
import { ownPapers } from "./papers.schema.ts";
import { rejectionCodes } from "./rejection-codes.ts";

const time = z.iso.datetime();

export const expiredReasons = ["lapsed", "sold", "withdrawn", "plan_ended"] as const;
/** What the owner may do with a listing as it is now. */
export const ownerActions = ["edit", "renew", "sold", "withdraw", "delete"] as const;
export type OwnerAction = (typeof ownerActions)[number];

/** What the owner of a live listing changed and no buyer sees: the version on sale stays as it is until it is approved. */
const ownChanges = z.object({
  fields: z.array(z.enum(fieldNames)),
  values: z.record(z.string(), z.unknown()).describe("Of each of these fields, what it is to say"),
  isRefused: z.boolean().describe("Refused: the version on sale stays; shown until the next change"),
  rejectionCode: z.enum(rejectionCodes).nullable(),
  rejectionReason: z.string().nullable(),
});
export type OwnChanges = z.output<typeof ownChanges>;

/** What its owner said against a refusal or the removal of a listing, and what came of it. */
export const ownAppeal = z.object({
  state: z.enum(["none", "waiting", "upheld", "overturned"]).describe("Of the decision: upheld, it stays"),
  until: time.nullable().describe("So long the decision may be appealed; null: it was, or it is too late"),
  sentAt: time.nullable(),
  answer: z.string().nullable().describe("In the reviewer's words"),
  noPlace: z.boolean().describe("Overturned when the plan had no place: the listing stayed as it was"),
});
export type OwnAppeal = z.output<typeof ownAppeal>;

/** What the owner alone is told of a listing. A reason is told only of the state that it explains. */
export const ownFields = {
  status: z.enum(listingStatuses),
  rejectionCode: z.enum(rejectionCodes).nullable(),
  rejectionReason: z.string().nullable().describe("What the reviewer wrote; only of a rejected listing"),
  expiredReason: z.enum(expiredReasons).nullable(),
  expiresAt: time.nullable(),
  waitingSince: time
    .nullable()
    .describe("When what waits for a review was sent: a listing, or changes of a live one"),
  changes: ownChanges.nullable().describe("Changes of a live listing that are under review, or were refused"),
  appeal: ownAppeal.nullable().describe("Null: nothing was refused that could be appealed"),
  papers: ownPapers,
  viewCount: z.int(),
  contactCount: z.int().describe("Calls, WhatsApp and messages: once per visitor and hour"),
  favoriteCount: z.int(),
  actions: z.array(z.enum(ownerActions)).describe("What the owner may do now"),
};
