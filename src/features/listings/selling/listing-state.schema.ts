import { z } from "zod";
import { listingStatuses } from "#features/reference/enumerations.ts";

const time = z.iso.datetime();

/** Why a reviewer refused a listing: each has a sentence that says what to mend. */
export const rejectionCodes = [
  "incomplete",
  "bad_photos",
  "wrong_details",
  "unrealistic_price",
  "contact_in_text",
  "duplicate",
  "prohibited",
  "suspected_fraud",
  "other",
] as const;
export type RejectionCode = (typeof rejectionCodes)[number];
export const expiredReasons = ["lapsed", "sold", "withdrawn", "plan_ended"] as const;
/** What the owner may do with a listing as it is now. */
export const ownerActions = ["edit", "renew", "sold", "withdraw", "delete"] as const;
export type OwnerAction = (typeof ownerActions)[number];

/** What the owner alone is told of a listing. A reason is told only of the state that it explains. */
export const ownFields = {
  status: z.enum(listingStatuses),
  rejectionCode: z.enum(rejectionCodes).nullable(),
  rejectionReason: z.string().nullable().describe("What the reviewer wrote; only of a rejected listing"),
  expiredReason: z.enum(expiredReasons).nullable(),
  expiresAt: time.nullable(),
  viewCount: z.int(),
  contactCount: z.int().describe("Calls, WhatsApp and messages: once per visitor and hour"),
  favoriteCount: z.int(),
  actions: z.array(z.enum(ownerActions)).describe("What the owner may do now"),
};
