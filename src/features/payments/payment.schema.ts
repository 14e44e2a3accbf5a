import { z } from "zod";
import { addOnSlugs } from "#features/plans/add-on.schema.ts";
import { billedTo } from "./invoices/invoice.schema.ts";
import { type PaymentMethod, paymentMethods } from "./payment-methods.ts";

export { type PaymentMethod, paymentMethods };

export const orderStates = ["open", "held", "paid", "failed", "cancelled", "refunded"] as const;
export type OrderState = (typeof orderStates)[number];

/** Who takes the cash of a transfer. */
export const transferWays = ["omt", "whish", "bank"] as const;
export type TransferWay = (typeof transferWays)[number];

/** Somewhere that cash is sent to by hand: as it is shown to a buyer. From the settings. */
export const transferPlace = z.object({
  way: z.enum(transferWays),
  name: z.string().describe("Of whoever receives it"),
  number: z.string().optional().describe("Telephone or account number"),
  bank: z.string().optional(),
  iban: z.string().optional(),
});
export type TransferPlace = z.output<typeof transferPlace>;

/** A method that can be paid with now; one that is not configured is not among them. */
export const offeredMethod = z.object({
  method: z.enum(paymentMethods),
  /** Recommended, trusted, optional or by hand. */
  badge: z.enum(["recommended", "trusted", "optional", "manual"]),
  instant: z.boolean().describe("Whether what is bought starts at once"),
});

export const orderItem = z.object({
  title: z.string(),
  titleAr: z.string(),
  amount: z.number().describe("What is paid for it: its price less the credit"),
  credit: z.number().describe("Of a larger plan: what was left of the plan before took off its price"),
  creditDays: z.int().nullable().describe("The days that were left of it"),
  days: z.int().nullable(),
  plan: z.string().nullable().describe("Slug, of a plan"),
  feature: z.enum(addOnSlugs).nullable(),
  carId: z.uuid().nullable(),
  carTitle: z.string().nullable(),
});

/** An order of one's own, and the payment for it. Money is in US dollars. */
export const ownPayment = z.object({
  orderId: z.uuid(),
  reference: z.string().describe("Short, for people: on receipts and transfers"),
  state: z.enum(orderStates),
  method: z.enum(paymentMethods),
  amount: z.number(),
  currency: z.string(),
  items: z.array(orderItem),
  reason: z.string().nullable().describe("Why it failed, in the visitor's language"),
  transactionId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().describe("An open order is given up then"),
  paidAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
  returned: z.number().describe("Of a paid one: a part that went back, by which what it bought ends sooner"),
  billedTo: billedTo
    .nullable()
    .describe("What its buyer wanted on the invoice when it was paid; null: nothing besides the account"),
  hasReceipt: z.boolean().describe("Whether its owner sent a picture of a transfer"),
  canPay: z.boolean().describe("POST /api/payments/{orderId}/pay gives a page to pay it on"),
  canCancel: z.boolean(),
  canSendReceipt: z.boolean(),
});
export type OwnPayment = z.output<typeof ownPayment>;

/** What a user does next to pay an order: goes to the gateway's page, sends a transfer, or writes to us. */
export const paymentStart = z.object({
  orderId: z.uuid(),
  reference: z.string(),
  amount: z.number(),
  currency: z.string(),
  redirectUrl: z.string().optional().describe("Of a gateway's page or a prefilled chat"),
  instructions: z
    .array(transferPlace)
    .optional()
    .describe("Where the cash goes; the reference is written on it"),
});
export type PaymentStart = z.output<typeof paymentStart>;

/** What became of an order, with what the result page says besides. */
export const verification = z.object({
  success: z.boolean(),
  status: z.enum(["SUCCESS", "PENDING", "FAILED", "CANCELLED"]),
  transactionId: z.string().nullable(),
  error: z.string().nullable().describe("In the visitor's language"),
  payment: ownPayment,
});
export type Verification = z.output<typeof verification>;
