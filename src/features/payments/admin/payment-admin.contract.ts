import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { filterOf } from "#platform/http/filter.ts";
import { bothWays } from "#text/both-ways.ts";
import { orderItem, orderStates, paymentMethods, transferWays } from "../payment.schema.ts";

const moment = z.iso.datetime();
export const paymentStatuses = ["pending", "verified", "rejected"] as const;
/** What an administrator may do with a payment as it stands. `reopen`: take one that was given up after all. */
export const paymentActions = ["verify", "reject", "refund", "reopen"] as const;

/** A payment as administrators see it, with the order it is for. Money is in US dollars. */
const adminPayment = z.object({
  id: z.uuid(),
  status: z.enum(paymentStatuses),
  amount: z.number(),
  paymentMethod: z.enum(["manual", "palpay", "bank_transfer", "credit_card", "paypal"]),
  createdAt: moment,
  user: z
    .object({ id: z.uuid(), firstName: z.string(), lastName: z.string(), email: z.string() })
    .nullable()
    .describe("Null: the account is gone"),
  subscriptionPlan: z.object({ name: z.string(), nameAr: z.string() }).nullable(),
  planName: z.string().describe("What was bought, in the visitor's language"),
  reference: z.string(),
  orderId: z.uuid(),
  state: z.enum(orderStates),
  paidBy: z.enum(paymentMethods).describe("As the buyer chose"),
  hasReceipt: z.boolean(),
  sameReceiptAs: z.array(z.string()).describe("References of other orders that the same file was sent for"),
  trouble: z
    .enum(["part_refunded", "disputed", "number_used_twice"])
    .nullable()
    .describe(
      "Of a paid one: what its gateway said last of money that went back, or may; number_used_twice: another payment had its number, in another spelling, before that was refused",
    ),
  returned: z.number().describe("What went back of it at its gateway, while it is not refunded as a whole"),
  transferWay: z.enum(transferWays).nullable().describe("As the buyer said with the receipt"),
  dueAt: moment.nullable().describe("Until when its decision is promised; null: nothing is, or it is made"),
  transactionId: z.string().nullable(),
  note: z.string().nullable().describe("Why it was rejected, failed or is held"),
  verifiedAt: moment.nullable(),
  refundedAt: moment.nullable(),
  actions: z.array(z.enum(paymentActions)),
});
export type AdminPayment = z.output<typeof adminPayment>;

const paymentEvent = z.object({
  at: moment,
  what: z.string(),
  state: z.enum(orderStates),
  actor: z.enum(["buyer", "gateway", "job", "administrator"]),
  administrator: z.string().nullable().describe("Full name"),
  reason: z.string().nullable(),
  reference: z.string().nullable().describe("Of a refund"),
});
const adminPaymentDetail = adminPayment.extend({
  items: z.array(orderItem),
  refundReference: z.string().nullable(),
  history: z.array(paymentEvent).describe("The oldest first"),
});
export type AdminPaymentDetail = z.output<typeof adminPaymentDetail>;

const reason = z.string().trim().min(3).max(300);
const area = { policy: "administrator", area: "payments" } as const;
const one = { params: z.object({ id: z.uuid() }) };
const decided = { answer: adminPaymentDetail } as const;
const refusesDecision = ["payment.not_found", "payment.decided", "payment.wrong_state"] as const;

export const paymentSorts = bothWays("createdAt", "amount", "status");

export const paymentAdminContract = contract({
  "GET /api/admin/payments": {
    ...area,
    summary:
      "All payments; `search` looks for a reference, a number of a transfer, a name, a mail or a telephone number",
    query: z.object({
      status: filterOf(paymentStatuses),
      method: filterOf(paymentMethods),
      search: z.string().trim().max(100).optional(),
      sort: z.enum(paymentSorts).default("-createdAt"),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(100),
    }),
    answer: z.object({
      data: z.array(adminPayment),
      total: z.int(),
      page: z.int(),
      totalPages: z.int(),
    }),
  },
  "GET /api/admin/pending-payments": {
    ...area,
    summary:
      "Ten that wait for an administrator, those past the promised day first, then the newest; and how many there are",
    answer: z.object({ data: z.array(adminPayment), total: z.int() }),
  },
  "GET /api/admin/payments/:id": {
    ...area,
    ...one,
    summary: "One payment with its history",
    answer: adminPaymentDetail,
    refuses: ["payment.not_found"],
  },
  "GET /api/admin/payments/:id/receipt": {
    ...area,
    ...one,
    summary: "The receipt that the buyer sent; each look is in the activity log",
    produces: "application/octet-stream",
    answer: z.string(),
    refuses: ["payment.not_found"],
  },
  "PUT /api/admin/payments/:id/verify": {
    ...area,
    ...one,
    ...decided,
    summary:
      "The money has been seen: what was bought starts. `reopen` takes one that was rejected or given up; without it that is 409 `payment.decided`",
    body: z.strictObject({ reopen: z.boolean().default(false) }).nullish(),
    refuses: refusesDecision,
  },
  "PUT /api/admin/payments/:id/reject": {
    ...area,
    ...one,
    ...decided,
    summary: "No money, or not this order's: the buyer reads why",
    body: z.strictObject({ reason: reason.optional() }).nullish(),
    refuses: refusesDecision,
  },
  "PUT /api/admin/payments/:id/status": {
    ...area,
    ...one,
    ...decided,
    summary: "Verify and reject in one call, as the earlier screens made it",
    body: z.strictObject({ status: z.enum(["verified", "rejected"]), reason: reason.optional() }),
    refuses: refusesDecision,
  },
  "POST /api/admin/payments/:id/refund": {
    ...area,
    ...one,
    ...decided,
    summary: "Records that the money was given back: what it started ends",
    body: z.strictObject({ reference: z.string().trim().min(3).max(100), reason }),
    refuses: refusesDecision,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof paymentAdminContract> {}
}
