import { z } from "zod";
import { reportFacts } from "#features/inspections/inspection.schema.ts";
import { seenBefore } from "#features/listings/seen-before.schema.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";

/** What a buyer may go by: all of it is counted here, and nothing of it can be bought. */
const trust = z.object({
  phoneVerified: z.boolean().describe("The seller has shown to hold the number of the account, by a code"),
  memberSince: z.iso.datetime(),
  replyMinutes: z
    .number()
    .optional()
    .describe(
      "Until the seller's first answer, in half of the conversations of the last 90 days or sooner; absent where fewer than five were answered",
    ),
  soldBefore: z.int().describe("Vehicles that this seller sold here, as far as they said so"),
  otherCars: z.int().describe("Cars and motorcycles that this seller has on sale besides"),
  papersSeenAt: z.iso
    .datetime()
    .optional()
    .describe("When a reviewer compared the papers of this listing; absent where none did"),
  inspection: reportFacts
    .optional()
    .describe("The report of an inspection that the seller shows, while it is valid"),
  mayBeInspected: z.boolean().describe("It is a car, and there are partners who inspect cars"),
  seenHereBefore: z
    .array(seenBefore)
    .describe("Earlier listings with the same VIN by any seller, the newest first, five at most"),
});
export type Trust = z.output<typeof trust>;

export const trustContract = contract({
  "GET /api/cars/:id/trust": {
    summary:
      "What is known of a listing's seller and of its vehicle's earlier listings here; up to five minutes old",
    policy: "public",
    staff: ["stock", "sales"],
    params: z.object({ id: z.uuid() }),
    answer: trust,
    refuses: ["listing.not_found", "listing.gone"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof trustContract> {}
}
