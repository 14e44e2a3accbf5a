import { z } from "zod";
import { listingStatuses } from "#features/reference/enumerations.ts";
import { rejectionCodes } from "./rejection-codes.ts";

const time = z.iso.datetime();

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
