import type { GatewayName } from "../payment-methods.ts";

/** The companies that take money for us, behind one shape: what is asked of each, and what each must answer. */

export type { GatewayName };

/** An order as a gateway is told of it. */
export interface GatewayOrder {
  id: string;
  /** Short, for people: on receipts, and in what they write to us. */
  reference: string;
  /** In whole units and cents: "5.00". */
  amount: string;
  currency: "USD";
  /** What is bought, in the buyer's language. */
  description: string;
  language: "ar" | "en";
  /** Whom the gateway's page says that one pays: the market, as its settings call it. */
  payee: string;
  /** Where the gateway sends the buyer back to. Coming there proves nothing. */
  returnUrl: string;
  cancelUrl: string;
}

/** A payment that was opened at the gateway: how to ask for it again, and where the buyer pays. */
export interface OpenedPayment {
  gatewayOrderId: string;
  redirectUrl: string;
}

/**
 * What a gateway says of an order. `paid` alone means that the money is there; amount and currency are the gateway's
 * own, to be set beside the order's. `missing`: nobody ever tried to pay it.
 */
export interface GatewayAnswer {
  state: "paid" | "pending" | "failed" | "cancelled" | "refunded" | "missing";
  /** In whole units and cents: "5.00". */
  amount: string | null;
  currency: string | null;
  transactionId: string | null;
  /** The gateway's own word for a refusal or a return, such as DECLINED, EXPIRED_CARD, CHARGEBACK_PROCESSED. */
  reason: string | null;
  /** The buyer's bank has asked for the money and nothing is decided yet. */
  disputed?: boolean;
}

/** What a notification is about, once it was found to be the gateway's own; what it says else is asked for again. */
export interface Webhook {
  /** The notification's own, told once: a second one is a replay. */
  id: string;
  gatewayOrderId: string;
}

export interface Gateway {
  name: GatewayName;
  /** Opens a payment of exactly this order. May be called again for the same order. */
  open(order: GatewayOrder): Promise<OpenedPayment>;
  /**
   * The truth about a payment. What the buyer has approved and is not yet taken, is taken by it, once (PayPal's
   * capture); asking again changes nothing.
   */
  inquire(gatewayOrderId: string): Promise<GatewayAnswer>;
  /** The notification in a request, or undefined where it is not the gateway's. `body`: the bytes as they came. */
  readWebhook(
    headers: Record<string, string | string[] | undefined>,
    body: string,
  ): Promise<Webhook | undefined>;
}

/** Those that are configured. */
export type Gateways = Partial<Record<GatewayName, Gateway>>;

/** A gateway did not answer, or not what it promises: the order stays as it is and may be tried again. */
export class GatewayAway extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "GatewayAway";
  }
}
