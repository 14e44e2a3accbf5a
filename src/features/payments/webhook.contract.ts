import { z } from "zod";
import { contract } from "#platform/http/contract.ts";

const done = z.object({ received: z.literal(true) });

/** The gateways' webhooks: untrusted triggers. Each is authenticated by its company's means, and the state is fetched from the gateway. */
export const webhookContract = contract({
  "POST /api/areeba/notify": {
    summary: "A notification of the card gateway, with its secret (X-Notification-Secret); told once",
    policy: "gateway",
    answer: done,
    refuses: ["notice.forged", "payment.gateway_away", "request.too_many"],
  },
  "POST /api/paypal/webhook": {
    summary: "A webhook of PayPal, with its signature; told once",
    policy: "gateway",
    answer: done,
    refuses: ["notice.forged", "payment.gateway_away", "request.too_many"],
  },
});
