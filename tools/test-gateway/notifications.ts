import { createHmac, randomUUID } from "node:crypto";
import type { GatewayName } from "#features/payments/payment-methods.ts";
import { retrievedTransaction } from "./areeba-views.ts";
import { type Credentials, merchantsOf } from "./credentials.ts";
import { type Event, isOfPaypal, type TestOrder } from "./orders.ts";
import { captureView, disputeView, orderView, refundView } from "./paypal-views.ts";

export interface Notification {
  id: string;
  gateway: GatewayName;
  orderId: string;
  event: Event;
  url: string;
  headers: Record<string, string>;
  body: string;
  /** What the product answered each time; 0: it was not reached. */
  answers: number[];
}

/** Takes a notification to the product and returns the status of its answer. */
export type Deliver = (notification: Pick<Notification, "url" | "headers" | "body">) => Promise<number>;

export const deliverByHttp: Deliver = async ({ url, headers, body }) =>
  (await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(30_000) })).status;

interface Needs {
  /** Where this gateway is. */
  base: () => string;
  clock: () => Date;
  deliver: Deliver;
  credentials: Credentials;
}

export type Outbox = ReturnType<typeof outboxOf>;

/** What the gateways tell the product, each once unless told otherwise; they do not try again by themselves. */
export function outboxOf({ base, clock, deliver, credentials }: Needs) {
  const { signingKey } = credentials;
  const { webhookId } = credentials.paypal;
  const sent: Notification[] = [];
  const underWay = new Set<Promise<number>>();

  const signature = (id: string, time: string, event: unknown) =>
    createHmac("sha256", signingKey)
      .update([id, time, webhookId, JSON.stringify(event)].join("|"))
      .digest("base64");

  const send = (notification: Notification): Promise<number> => {
    const going = deliver(notification).catch(() => 0);
    underWay.add(going);
    return going.then((status) => {
      notification.answers.push(status);
      underWay.delete(going);
      return status;
    });
  };

  const written = (order: TestOrder, event: Event): Pick<Notification, "id" | "headers" | "body"> => {
    const merchant = merchantsOf(credentials).find(({ name }) => name === order.gateway);
    if (merchant) {
      const id = randomUUID();
      const headers = {
        "content-type": "application/json",
        "x-notification-secret": merchant.notificationSecret,
        "x-notification-id": id,
        "x-notification-attempt": "1",
      };
      return { id, headers, body: JSON.stringify(retrievedTransaction(order)) };
    }
    const told = webhookEvent(order, event, base(), clock());
    const [transmission, time] = [randomUUID(), clock().toISOString()];
    const headers = {
      "content-type": "application/json",
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": `${base()}/v1/notifications/certs/CERT-test`,
      "paypal-transmission-id": transmission,
      "paypal-transmission-sig": signature(transmission, time, told),
      "paypal-transmission-time": time,
    };
    return { id: told.id, headers, body: JSON.stringify(told) };
  };

  return {
    all: () => sent,
    notify(order: TestOrder, event: Event) {
      if (order.notify === "never") return;
      const { gateway, id: orderId, notifyUrl: url } = order;
      const notification = { ...written(order, event), gateway, orderId, event, url, answers: [] };
      sent.push(notification);
      const first = send(notification);
      if (order.notify === "twice") void first.then(() => send(notification));
    },
    /** The same notification once more, as it was or with a secret or signature that is not the gateway's. */
    resend(notification: Notification, forged = false): Promise<number> {
      if (!forged) return send(notification);
      const name = isOfPaypal(notification) ? "paypal-transmission-sig" : "x-notification-secret";
      const headers = { ...notification.headers, [name]: "forged" };
      return deliver({ ...notification, headers }).catch(() => 0);
    },
    /** Until nothing is on its way any more. */
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    /** Whether a webhook is one of ours: PayPal's verify-webhook-signature. */
    signed: (claim: { id: string; time: string; signature: string; webhookId: string; event: unknown }) =>
      claim.webhookId === webhookId && claim.signature === signature(claim.id, claim.time, claim.event),
  };
}

function webhookEvent(order: TestOrder, event: Event, base: string, at: Date) {
  const kinds = {
    approved: ["checkout-order", "CHECKOUT.ORDER.APPROVED", () => orderView(order, base)],
    captured: ["capture", "PAYMENT.CAPTURE.COMPLETED", () => captureView(order, base)],
    refund: ["refund", "PAYMENT.CAPTURE.REFUNDED", () => refundView(order, base)],
    chargeback: ["refund", "PAYMENT.CAPTURE.REVERSED", () => refundView(order, base)],
    dispute: ["dispute", "CUSTOMER.DISPUTE.CREATED", () => disputeView(order)],
    payment: ["capture", "PAYMENT.CAPTURE.COMPLETED", () => captureView(order, base)],
  } as const;
  const [resourceType, type, resource] = kinds[event];
  return {
    id: `WH-${randomUUID().replaceAll("-", "").toUpperCase().slice(0, 17)}`,
    event_version: "1.0",
    create_time: at.toISOString(),
    resource_type: resourceType,
    resource_version: "2.0",
    event_type: type,
    summary: `A test: ${type}`,
    resource: resource(),
  };
}
