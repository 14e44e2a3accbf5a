import { merchantIdOf } from "./credentials.ts";
import type { Attempt, TestOrder } from "./orders.ts";

// The Mastercard Gateway's REST-JSON: amounts are numbers there, with the decimals of their currency.

const rawJson = (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON;
const number = (amount: string | null) => rawJson(amount ?? "0.00");

/** RETRIEVE_ORDER. */
export function retrievedOrder(order: TestOrder) {
  return {
    id: order.id,
    reference: order.reference,
    amount: number(order.amount),
    currency: order.currency,
    description: order.description,
    merchant: merchantIdOf(order.gateway),
    result: order.state === "declined" ? "FAILURE" : "SUCCESS",
    status: statusOf(order),
    totalAuthorizedAmount: number(order.taken),
    totalCapturedAmount: number(order.taken),
    totalRefundedAmount: number(order.refunded),
    ...(order.chargedBack !== null && {
      chargeback: { amount: number(order.chargedBack), currency: order.currency },
    }),
    transaction: order.attempts.map((attempt) => transactionOf(order, attempt)),
  };
}

/** What a notification carries: RETRIEVE_TRANSACTION of the newest one. */
export function retrievedTransaction(order: TestOrder) {
  const { transaction: _all, ...rest } = retrievedOrder(order);
  const newest = order.attempts.at(-1);
  return { ...(newest && transactionOf(order, newest)), order: rest, version: "100" };
}

function statusOf(order: TestOrder): string {
  if (order.chargedBack !== null) return "CHARGEBACK_PROCESSED";
  if (order.disputed) return "DISPUTED";
  if (order.refunded !== null) return order.refunded === order.taken ? "REFUNDED" : "PARTIALLY_REFUNDED";
  return { new: "INITIATED", approved: "INITIATED", declined: "FAILED", paid: "CAPTURED", void: "CANCELLED" }[
    order.state
  ];
}

function transactionOf(order: TestOrder, { id, type, result, gatewayCode, amount }: Attempt) {
  return {
    result,
    merchant: merchantIdOf(order.gateway),
    response: { gatewayCode },
    transaction: { id, type, amount: number(amount), currency: order.currency },
  };
}
