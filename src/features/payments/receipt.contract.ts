import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { ownPayment } from "./payment.schema.ts";

const ownOrder = z.object({ orderId: z.uuid() });

export const receiptContract = contract({
  "POST /api/payments/:orderId/receipt": {
    summary:
      "Sends the receipt of a transfer: part `file` (JPEG, PNG, WebP or PDF, to 12 MB), fields `transactionId` where the paper has a number, `way` (omt, whish, bank)",
    policy: "user",
    staff: [],
    params: ownOrder,
    takesFile: true,
    answer: ownPayment,
    refuses: [
      "payment.not_found",
      "payment.wrong_state",
      "payment.number_used",
      "request.unsupported_type",
      "request.too_large",
    ],
  },
  "GET /api/payments/:orderId/receipt": {
    summary: "The receipt that was sent, for its owner alone",
    policy: "user",
    staff: [],
    params: ownOrder,
    produces: "application/octet-stream",
    answer: z.string(),
    refuses: ["payment.not_found"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof receiptContract> {}
}
