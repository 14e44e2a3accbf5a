import { z } from "zod";
import { amountLess, exactAmount, isNothing } from "./amount.ts";
import type { GatewayAnswer } from "./gateway.ts";

const money = z.object({ currency_code: z.string(), value: exactAmount });

const capture = z.object({
  id: z.string(),
  status: z.string(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  processor_response: z.object({ response_code: z.string().optional() }).optional(),
  amount: money,
});
type Capture = z.infer<typeof capture>;

const refund = z.object({ status: z.string().optional(), amount: money });

/** An order of Orders v2, as far as it matters. */
export const paypalOrder = z.object({
  id: z.string().regex(/^[A-Z0-9]{1,36}$/),
  status: z.string(),
  update_time: z.string().optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        payments: z
          .object({ captures: z.array(capture).default([]), refunds: z.array(refund).default([]) })
          .optional(),
      }),
    )
    .default([]),
});
export type PaypalOrder = z.infer<typeof paypalOrder>;

export const nothingTaken = { amount: null, currency: null, transactionId: null, reason: null } as const;

/** What an order says of its money. Approved is not paid: nothing is taken before the capture. */
export function paypalAnswer(order: PaypalOrder): GatewayAnswer {
  if (order.status === "VOIDED") return { ...nothingTaken, state: "cancelled" };
  const captures = order.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
  const refunds = order.purchase_units.flatMap(({ payments }) => payments?.refunds ?? []);
  // A purchase unit has one capture that counts; what was declined before it stays in the list.
  const counts =
    captures.find(({ status }) => moved.has(status)) ??
    captures.find(({ status }) => status === "PENDING") ??
    captures.at(-1);
  return counts ? answerOfCapture(counts, refunds) : { ...nothingTaken, state: "pending" };
}

/** States of a capture in which money has come, no matter what happened to it since. */
const moved = new Set(["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED", "REVERSED"]);

function answerOfCapture(taken: Capture, refunds: z.infer<typeof refund>[]): GatewayAnswer {
  const { status, amount } = taken;
  const told = { currency: amount.currency_code, transactionId: taken.id, reason: null };
  if (status === "REFUNDED" || status === "REVERSED")
    return { ...told, state: "refunded", amount: amount.value, reason: status };
  if (moved.has(status)) {
    const back = refunds.filter((one) => one.status === undefined || one.status === "COMPLETED");
    const left = back.reduce((rest, one) => amountLess(rest, one.amount.value), amount.value);
    return isNothing(left)
      ? { ...told, state: "refunded", amount: amount.value, reason: "REFUNDED" }
      : { ...told, state: "paid", amount: left };
  }
  if (status !== "DECLINED" && status !== "FAILED") return { ...nothingTaken, state: "pending" };
  const reason = taken.status_details?.reason ?? taken.processor_response?.response_code ?? status;
  return { ...nothingTaken, state: "failed", reason };
}

const refusal = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).default([]),
});

/** What PayPal minds, by its code, such as INSTRUMENT_DECLINED. Its descriptions may quote what was sent. */
export function paypalIssue(body: unknown): string {
  const read = refusal.safeParse(body);
  return (read.success && (read.data.details[0]?.issue ?? read.data.name)) || "UNKNOWN";
}
