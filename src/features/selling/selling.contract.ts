import { z } from "zod";
import { ownListingDetail } from "#features/listings/listing.schema.ts";
import { currencies, vehicleTypes } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { listingChangeBody, listingInputBody } from "./listing-input.document.ts";
import { highestPrice } from "./price-limit.ts";
import { listingReport } from "./report.schema.ts";
import { saleBody } from "./sale.schema.ts";
import { undoMinutes } from "./verbs/delete-listing.ts";

const byId = z.object({ id: z.uuid() });

const renewal = z.object({
  id: z.uuid(),
  outcome: z
    .enum(["active", "pending", "wrong_state", "limit_reached", "warned"])
    .describe(
      "wrong_state: it need not, or cannot be renewed now; limit_reached: the plan has no place; warned: three warnings in force keep it away",
    ),
});
/** One of several listings that were to be renewed: the state that it is in now, or why it was not renewed. */
export type Renewal = z.output<typeof renewal>;

export const sellingContract = contract({
  "POST /api/cars": {
    summary:
      "Puts a vehicle up for sale: it waits for a review, or is live at once where the settings say so and nothing is flagged. " +
      "403 `auth.email_unverified`, `listing.warned` {until}, `listing.limit_reached` {type, used, max} or `listing.photo_limit` {used, max}",
    refuses: ["auth.email_unverified", "listing.warned", "listing.limit_reached", "listing.photo_limit"],
    once: true,
    policy: "user",
    staff: ["stock"],
    query: z.object({
      draft: z.uuid().optional().describe("The draft that it was written in, which ends with it"),
    }),
    body: listingInputBody,
    answer: ownListingDetail,
    status: 201,
  },
  "PATCH /api/cars/:id": {
    summary:
      "Changes fields of an own listing. Price, mileage and phone of a live one change at once; anything else is reviewed beside " +
      "the version on sale, as is a price that is flagged (`held`). Every change sends a rejected one back to review",
    refuses: ["listing.not_found", "listing.limit_reached", "listing.photo_limit"],
    policy: "user",
    staff: ["stock", "sales"],
    params: byId,
    body: listingChangeBody,
    answer: ownListingDetail.extend({
      held: z
        .object({ price: z.number(), reason: z.literal("price_far_below") })
        .optional()
        .describe("The new price waits for a review, and why; the old one stays until then"),
    }),
  },
  "DELETE /api/cars/:id": {
    summary: `Deletes an own listing: at once invisible, gone for good after 30 days; /restore undoes it for ${undoMinutes} minutes`,
    refuses: ["listing.not_found"],
    policy: "user",
    staff: ["stock"],
    params: byId,
  },
  "POST /api/cars/:id/restore": {
    summary:
      "Undoes the deletion of an own listing; it takes a place of the plan again. 409 `listing.undo_over`",
    refuses: ["listing.not_found", "listing.limit_reached", "listing.undo_over"],
    policy: "user",
    staff: ["stock"],
    params: byId,
    answer: ownListingDetail,
  },
  "POST /api/cars/:id/renew": {
    summary:
      "Puts an expired listing up again, for a whole period where it lived its own and else for what was left of it, or " +
      "prolongs a live one in its last 7 days. What is flagged, or was " +
      "changed while it was expired, is reviewed first. A sold one is as a new one, but right after the sale, when it is as before. " +
      "Warnings in force have what is not live reviewed, or keep it away: 403 `listing.warned` {until}. 409 `listing.wrong_state` {status}",
    refuses: ["listing.not_found", "listing.limit_reached", "listing.wrong_state", "listing.warned"],
    policy: "user",
    staff: ["stock"],
    params: byId,
    answer: ownListingDetail,
  },
  "POST /api/my-cars/renew": {
    summary:
      "Renews several own listings, in the order given: of each, the state it is in now, or why it was not renewed. 404 when " +
      "one of them is not one's own, and then none is renewed",
    refuses: ["listing.not_found"],
    policy: "user",
    staff: ["stock"],
    body: z.object({ ids: z.array(z.uuid()).min(1).max(60) }),
    answer: z.object({
      results: z.array(renewal),
    }),
  },
  "POST /api/cars/:id/sold": {
    summary:
      "Ends a live listing: the vehicle is sold. What was paid and where the buyer came from may be said with it, or later by " +
      "the same call. 409 `listing.wrong_state` {status}",
    refuses: ["listing.not_found", "listing.wrong_state"],
    policy: "user",
    staff: ["stock"],
    params: byId,
    body: saleBody,
    answer: ownListingDetail,
  },
  "POST /api/cars/:id/withdraw": {
    summary: "Ends a live listing: the seller keeps the vehicle. 409 `listing.wrong_state` {status}",
    refuses: ["listing.not_found", "listing.wrong_state"],
    policy: "user",
    staff: ["stock"],
    params: byId,
    answer: ownListingDetail,
  },
  "GET /api/price-check": {
    summary: "What a price is, in percent, of what others ask for the like, where it is less than half of it",
    policy: "public",
    query: z.object({
      vehicleType: z.enum(vehicleTypes),
      brand: z.string().min(1).max(60),
      model: z.string().min(1).max(80),
      year: z.coerce.number().int().min(1900).max(2200),
      price: z.coerce.number().positive().max(highestPrice),
      currency: z.enum(currencies),
    }),
    answer: z.object({ share: z.int().nullable() }),
  },
  "POST /api/cars/:id/report": {
    summary: "Tells the market what is wrong with a listing; once per person. 409 `listing.already_reported`",
    refuses: ["listing.not_found", "listing.own", "listing.already_reported", "request.too_many"],
    policy: "public",
    once: true,
    params: byId,
    body: listingReport,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof sellingContract> {}
}
