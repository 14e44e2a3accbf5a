import { z } from "zod";
import { listingCard, shortNumber } from "#features/listings/listing.schema.ts";
import { ownFields } from "#features/listings/listing-state.schema.ts";
import { listingStatuses, vehicleTypes } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";

/** A listing as its owner sees it: in any state, with the reason for it, and what it brought. */
export const ownListing = listingCard.extend({ ref: shortNumber, ...ownFields });
export type OwnListing = z.output<typeof ownListing>;

const byState = z.record(z.enum(listingStatuses), z.int());

export const ownContract = contract({
  "GET /api/my-cars": {
    summary: "The listings of the signed-in user in every state, the newest first",
    policy: "user",
    staff: ["stock", "sales"],
    query: z.object({
      vehicleType: z.enum(vehicleTypes).optional(),
      status: z.enum(listingStatuses).optional(),
      attention: z
        .stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] })
        .default(false)
        .describe("Only what needs its owner: refused by the review, or live in its last 7 days"),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(60).default(24),
    }),
    answer: z.object({
      data: z.array(ownListing),
      total: z.int(),
      page: z.int(),
      totalPages: z.int(),
      counts: z
        .record(z.enum(vehicleTypes), byState)
        .describe("All one's listings by kind and state, whatever was asked for"),
    }),
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof ownContract> {}
}
