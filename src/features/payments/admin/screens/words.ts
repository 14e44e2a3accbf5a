import type { Wording } from "#ui/page.tsx";
import type { AdminPayment } from "../payment-admin.contract.ts";

type T = Wording["t"];

/** What is open over the list, and the payment it is about. */
export type Open = { what: "verify" | "reject" | "refund" | "receipt" | "details"; payment: AdminPayment };

/** What a payment is, in one word and its colour: the status, or what became of the order after it. */
export function stateOf(
  { status, state, trouble }: AdminPayment,
  t: T,
): { text: string; tone: "ok" | "warn" | "bad" | "" } {
  if (state === "held") return { text: t("payments-tab.stateHeld"), tone: "warn" };
  if (state === "refunded") return { text: t("payments-tab.stateRefunded"), tone: "" };
  if (trouble) return { text: eventOf(trouble, t), tone: "warn" };
  if (status === "verified") return { text: t("payments-tab.statusVerified"), tone: "ok" };
  if (state === "cancelled") return { text: t("payments-tab.stateCancelled"), tone: "" };
  if (status === "rejected") return { text: t("payments-tab.statusRejected"), tone: "bad" };
  if (state === "failed") return { text: t("payments-tab.stateFailed"), tone: "bad" };
  return { text: t("payments-tab.statusPending"), tone: "warn" };
}

/** How it is paid, with who took the cash of a transfer. */
export const methodOf = ({ paidBy, transferWay }: Pick<AdminPayment, "paidBy" | "transferWay">, t: T) =>
  [t(`ways-to-pay.${paidBy}`), ...(transferWay ? [t(`ways-to-pay.${transferWay}`)] : [])].join(" · ");

export const nameOf = ({ user, reference }: AdminPayment) =>
  user ? `${user.firstName} ${user.lastName}` : reference;

const told = [
  "ordered",
  "receipt_sent",
  "transfer_verified",
  "transfer_rejected",
  "difference_accepted",
  "refunded",
  "paid",
  "cancelled",
  "given_up",
  "nothing_started",
  "other_amount",
  "part_refunded",
  "disputed",
  "number_used_twice",
] as const;
/** What happened to an order; what has no word of its own is said to be a change. */
export const eventOf = (what: string, t: T) =>
  t(`payments-tab.event_${told.find((one) => one === what) ?? "other"}`);
