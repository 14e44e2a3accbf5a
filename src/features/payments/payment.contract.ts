import { z } from "zod";
import { addOnSlugs, bonusFeature, campaignText, cartItem } from "#features/plans/add-on.schema.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { offeredMethod, ownPayment, paymentMethods, paymentStart, verification } from "./payment.schema.ts";

const ownOrder = z.object({ orderId: z.uuid() });
const refusals = ["payment.method_off", "payment.too_many_open", "payment.gateway_away"] as const;

export const paymentContract = contract({
  "GET /api/payment-methods": {
    summary: "The ways to pay that are open now, in the order of the chooser",
    policy: "public",
    answer: z.array(offeredMethod),
  },
  "GET /api/bonus-features": {
    summary: "What is sold beside the plans",
    policy: "public",
    anonymous: true,
    answer: z.array(bonusFeature),
    cacheControl: "public, max-age=60",
  },
  "POST /api/subscription/upgrade": {
    summary: "Orders a plan: the one running is prolonged, a larger one begins at once",
    policy: "user",
    staff: [],
    once: true,
    body: z.object({
      planId: z.string().min(1).max(60).describe("Id or slug"),
      paymentMethod: z.enum(paymentMethods),
    }),
    status: 201,
    answer: paymentStart,
    refuses: ["plan.not_found", "plan.free", "plan.lower", ...refusals],
  },
  "POST /api/subscription/bonus-feature": {
    summary: "Orders add-ons: one (feature, carId, campaign) or a cart of them (items)",
    policy: "user",
    staff: [],
    once: true,
    body: z
      .object({
        feature: z.enum(addOnSlugs).optional(),
        carId: z.uuid().optional(),
        campaign: campaignText.optional(),
        items: z.array(cartItem).min(1).max(20).optional(),
        paymentMethod: z.enum(paymentMethods),
      })
      .refine(({ feature, items }) => (feature === undefined) !== (items === undefined), {
        path: ["feature"],
        message: "field.required",
      }),
    status: 201,
    answer: paymentStart,
    refuses: ["add_on.not_found", "add_on.listing_needed", "add_on.taken", "listing.not_found", ...refusals],
  },
  "GET /api/payments": {
    summary: "One's own orders and payments, the newest first",
    policy: "user",
    staff: [],
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(60).default(24),
    }),
    answer: z.object({ data: z.array(ownPayment), total: z.int(), page: z.int(), totalPages: z.int() }),
  },
  "GET /api/payments/:orderId": {
    summary: "One order of one's own, as its receipt shows it",
    policy: "user",
    staff: [],
    params: ownOrder,
    answer: ownPayment,
    refuses: ["payment.not_found"],
  },
  "GET /api/payments/:orderId/verify": {
    summary: "Asks the gateway what became of an order of one's own, and starts what was paid",
    policy: "user",
    staff: [],
    params: ownOrder,
    answer: verification,
    refuses: ["payment.not_found", "payment.gateway_away"],
  },
  "GET /api/areeba/verify/:orderId": {
    summary: "The same, where a card was to be charged",
    policy: "user",
    staff: [],
    params: ownOrder,
    answer: verification,
    refuses: ["payment.not_found", "payment.gateway_away"],
  },
  "POST /api/payments/:orderId/pay": {
    summary:
      "Gives once more what is needed to pay an open order: the gateway's page, the instructions, the chat",
    policy: "user",
    staff: [],
    params: ownOrder,
    answer: paymentStart,
    refuses: ["payment.not_found", "payment.wrong_state", "payment.method_off", "payment.gateway_away"],
  },
  "POST /api/payments/:orderId/cancel": {
    summary: "Cancels an open order; one that turns out to be paid is paid",
    policy: "user",
    staff: [],
    params: ownOrder,
    answer: ownPayment,
    refuses: ["payment.not_found", "payment.wrong_state"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof paymentContract> {}
}
