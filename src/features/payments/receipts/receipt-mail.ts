import { z } from "zod";

/** Writes to a buyer about an order: asked for in the transaction that moved it. */
export const receiptMailJob = "payments.receipt_mail";

export const receiptMail = z.object({
  orderId: z.uuid(),
  kind: z.enum(["paid", "rejected", "refunded", "part_refunded"]),
  /** Of a part: what went back of it now, "2.00". */
  back: z.string().optional(),
});
export type ReceiptMail = z.output<typeof receiptMail>;
