import { randomBytes, randomUUID } from "node:crypto";
import { fromCents, toCents } from "#features/payments/cents.ts";
import { type GatewayName, gatewayCompanies } from "#features/payments/payment-methods.ts";

/** What a buyer, or a test, does with an order. */
export const acts = [
  "pay",
  "decline",
  "cancel",
  "late",
  "late-cancelled",
  "wrong-amount",
  "arrive",
  "void",
  "refund",
  "chargeback",
  "dispute",
] as const;
export type Act = (typeof acts)[number];

export interface ActOptions {
  /** How late a late payment arrives; null: when it is told to ("arrive"). */
  afterMs?: number | null;
  /** What is taken, or goes back, instead of the order's amount. */
  amount?: string;
  /** How often each notification is sent. */
  notify?: "once" | "twice" | "never";
}

/** One try to pay at Areeba: what the Mastercard Gateway calls a transaction. */
export interface Attempt {
  id: string;
  type: "PAYMENT" | "REFUND";
  result: "SUCCESS" | "FAILURE";
  gatewayCode: string;
  amount: string;
}

/** Whether an order is paid by PayPal's protocol, and not by Areeba's. */
export const isOfPaypal = ({ gateway }: { gateway: GatewayName }): boolean =>
  gatewayCompanies[gateway].protocol === "paypal";

interface OrderedPayment {
  gateway: GatewayName;
  /** The gateway's: at Areeba our own, at PayPal theirs. */
  id: string;
  ours: string;
  reference: string;
  amount: string;
  currency: string;
  description: string;
  language: "ar" | "en";
  returnUrl: string;
  cancelUrl: string;
  notifyUrl: string;
}

export interface TestOrder extends OrderedPayment {
  /** PayPal's "approved" is before the money, and "declined" an approval whose capture will be refused. */
  state: "new" | "approved" | "declined" | "paid" | "void";
  attempts: Attempt[];
  /** What a capture takes. */
  willTake: string;
  taken: string | null;
  refunded: string | null;
  /** What the buyer's bank took back. */
  chargedBack: string | null;
  disputed: boolean;
  captureId: string;
  /** Why captures were refused. */
  refusals: string[];
  /** Comes back in the address where it was paid (Areeba). */
  successIndicator: string;
  notify: "once" | "twice" | "never";
  updatedAt: Date;
}

/** What notifications are about. */
export type Event = "payment" | "refund" | "chargeback" | "dispute" | "approved" | "captured";

export interface Timers {
  after(ms: number, then: () => void): void;
}

/** Late payments are the only thing here that waits, and they hold no process open. */
export const realTimers: Timers = { after: (ms, then) => void setTimeout(then, ms).unref() };

const withoutBrowser: readonly Act[] = ["arrive", "void", "refund", "chargeback", "dispute"];

interface Needs {
  clock: () => Date;
  timers: Timers;
  notify: (order: TestOrder, event: Event) => void;
}

export type OrderBook = ReturnType<typeof orderBook>;

/**
 * The orders of both gateways, in memory: they live as long as the process of the test gateway, so a test that ends the
 * product keeps its gateway in a process of its own (vitest's, or alone.ts).
 */
export function orderBook({ clock, timers, notify }: Needs) {
  const orders = new Map<string, TestOrder>();

  const touch = (order: TestOrder, state: TestOrder["state"]) => {
    order.state = state;
    order.updatedAt = clock();
  };
  const tried = (order: TestOrder, attempt: Omit<Attempt, "id">) =>
    order.attempts.push({ id: String(order.attempts.length + 1), ...attempt });

  /** The money is taken (Areeba), or may be (PayPal, whose capture takes it). Nobody pays an order twice. */
  const pay = (order: TestOrder, amount: string) => {
    if (order.state === "paid" || order.state === "void") return;
    order.willTake = amount;
    if (isOfPaypal(order)) {
      touch(order, "approved");
      notify(order, "approved");
      return;
    }
    tried(order, { type: "PAYMENT", result: "SUCCESS", gatewayCode: "APPROVED", amount });
    order.taken = amount;
    touch(order, "paid");
    notify(order, "payment");
  };
  const decline = (order: TestOrder) => {
    if (order.state === "paid" || order.state === "void") return;
    touch(order, "declined");
    if (isOfPaypal(order)) return notify(order, "approved");
    tried(order, {
      type: "PAYMENT",
      result: "FAILURE",
      gatewayCode: "INSUFFICIENT_FUNDS",
      amount: order.amount,
    });
    notify(order, "payment");
  };
  const refund = (order: TestOrder, amount: string) => {
    if (order.taken === null) return;
    tried(order, { type: "REFUND", result: "SUCCESS", gatewayCode: "APPROVED", amount });
    const before = order.refunded ?? "0.00";
    // Several parts add up, as far as there is money.
    const sum = Math.min(toCents(before) + toCents(amount), toCents(order.taken));
    order.refunded = fromCents(sum);
    order.updatedAt = clock();
    notify(order, "refund");
  };

  const chargeBack = (order: TestOrder, amount: string) => {
    if (order.taken === null) return;
    order.chargedBack = amount;
    order.updatedAt = clock();
    notify(order, "chargeback");
  };
  const dispute = (order: TestOrder) => {
    if (order.taken === null) return;
    order.disputed = true;
    order.updatedAt = clock();
    notify(order, "dispute");
  };

  return {
    add(order: OrderedPayment): TestOrder {
      const known = isOfPaypal(order) ? undefined : orders.get(order.id);
      const added: TestOrder = {
        state: "new",
        attempts: [],
        taken: null,
        refunded: null,
        chargedBack: null,
        disputed: false,
        captureId: paypalId(),
        refusals: [],
        successIndicator: randomUUID().replaceAll("-", "").slice(0, 16),
        notify: "once",
        updatedAt: clock(),
        ...known,
        ...order,
        willTake: order.amount,
      };
      orders.set(order.id, added);
      return added;
    },
    all: () => [...orders.values()],
    /** By the gateway's id or by ours; the newest where several fit. */
    find: (id: string) =>
      orders.get(id) ??
      [...orders.values()].findLast(({ ours, reference }) => ours === id || reference === id),
    /** Does it, and gives where the buyer's browser goes, or null where it has nothing to do with a browser. */
    act(order: TestOrder, act: Act, options: ActOptions = {}): string | null {
      const { amount, afterMs = null } = options;
      order.notify = options.notify ?? "once";
      if (act === "pay" || act === "arrive") pay(order, amount ?? order.amount);
      if (act === "wrong-amount") pay(order, amount ?? (order.amount === "1.00" ? "2.00" : "1.00"));
      if (act === "decline") decline(order);
      if (act === "void" && order.state !== "paid") touch(order, "void");
      if (act === "refund") refund(order, amount ?? order.taken ?? order.amount);
      if (act === "chargeback") chargeBack(order, amount ?? order.taken ?? order.amount);
      if (act === "dispute") dispute(order);
      if (act.startsWith("late") && afterMs !== null) timers.after(afterMs, () => pay(order, order.amount));
      if (act === "cancel" || act === "late-cancelled") return backFrom(order, order.cancelUrl, false);
      if (withoutBrowser.includes(act)) return null;
      return backFrom(order, order.returnUrl, true);
    },
    /** PayPal's capture of an approved order. */
    capture(order: TestOrder) {
      order.taken = order.willTake;
      touch(order, "paid");
      notify(order, "captured");
    },
  };
}

/** As PayPal writes ids: 17 capitals and digits. */
export function paypalId(): string {
  return randomBytes(11).toString("hex").toUpperCase().slice(0, 17);
}

/** Both gateways add to the address what they have to say, which proves nothing. */
function backFrom(order: TestOrder, address: string, done: boolean): string {
  const url = new URL(address);
  if (isOfPaypal(order)) {
    url.searchParams.set("token", order.id);
    if (done) url.searchParams.set("PayerID", "TESTPAYER1234");
  } else if (done) {
    const indicator = order.state === "paid" ? order.successIndicator : "0000000000000000";
    url.searchParams.set("resultIndicator", indicator);
    url.searchParams.set("sessionVersion", "test");
  }
  return url.href;
}
