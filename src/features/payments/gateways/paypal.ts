import { createHash } from "node:crypto";
import { inShape, type Reply } from "./call.ts";
import { type Gateway, type GatewayAnswer, GatewayAway, type GatewayOrder } from "./gateway.ts";
import { nothingTaken, type PaypalOrder, paypalAnswer, paypalIssue, paypalOrder } from "./paypal-answers.ts";
import { type PaypalAccess, type PaypalOptions, paypalClient } from "./paypal-client.ts";
import { readPaypalWebhook } from "./paypal-webhooks.ts";

export interface PaypalSettings extends PaypalAccess {
  /** The id that PayPal gave to our webhook; its signatures are made for it. */
  webhookId: string;
}

const orders = "/v2/checkout/orders";
/** How often an order may be started again because the one before it can no longer be paid. */
const mostAttempts = 10;
/** Answers to a capture after which the order itself knows better: it was taken already, or is being taken. */
const askAgain = new Set(["ORDER_ALREADY_CAPTURED", "PREVIOUS_REQUEST_IN_PROGRESS", "DUPLICATE_REQUEST_ID"]);
const notYet = new Set(["ORDER_NOT_APPROVED", "PAYER_ACTION_REQUIRED"]);

/**
 * PayPal, Orders v2, by its REST interface. Its server SDK was looked at (2.5): it has no call that verifies a webhook, so
 * REST and a token of our own would be needed beside it, and it brings a second HTTP client (axios) and 16 MB. Five
 * calls do not need that.
 */
export function paypalGateway(settings: PaypalSettings, options: PaypalOptions = {}): Gateway {
  const call = paypalClient(settings, options);

  const create = async (body: string, key: string): Promise<PaypalOrder> => {
    const headers = { "paypal-request-id": key, prefer: "return=representation" };
    const reply = await call({ method: "POST", path: orders, headers, body });
    if (reply.status >= 400) {
      throw new GatewayAway(`paypal refused an order: ${reply.status} ${paypalIssue(reply.body)}`);
    }
    return inShape("paypal", paypalOrder, reply.body);
  };

  const capture = async (order: PaypalOrder): Promise<GatewayAnswer> => {
    const reply = await call({
      method: "POST",
      path: `${orders}/${order.id}/capture`,
      headers: { "paypal-request-id": keyOf(order.id, order.update_time), prefer: "return=representation" },
      body: "{}",
    });
    if (reply.status < 300) return paypalAnswer(inShape("paypal", paypalOrder, reply.body));
    const issue = paypalIssue(reply.body);
    if (askAgain.has(issue) || reply.status === 409) return paypalAnswer(await found(order.id));
    if (reply.status !== 422) throw new GatewayAway(`paypal refused a capture: ${reply.status} ${issue}`);
    return notYet.has(issue)
      ? { ...nothingTaken, state: "pending" }
      : { ...nothingTaken, state: "failed", reason: issue };
  };

  const find = (id: string): Promise<Reply> =>
    call({ method: "GET", path: `${orders}/${encodeURIComponent(id)}` });
  const found = async (id: string): Promise<PaypalOrder> => readOrder(await find(id), id);

  return {
    name: "paypal",

    async open(order) {
      const body = JSON.stringify(orderToCreate(order));
      // The same key gives the same order of PayPal's, so a repeated click leaves one to pay. One that is over is
      // followed by a new one, whose key names it.
      let key = keyOf(order.id, body);
      for (let attempt = 0; attempt < mostAttempts; attempt++) {
        const created = await create(body, key);
        const spent = created.status === "VOIDED" || created.status === "COMPLETED";
        const { state } = spent ? paypalAnswer(await found(created.id)) : { state: "pending" };
        if (state === "cancelled" || state === "failed" || state === "refunded") {
          key = keyOf(order.id, key + created.id);
          continue;
        }
        // Where the money has come there is nothing to approve: anyone who pays goes on to where we ask.
        return { gatewayOrderId: created.id, redirectUrl: spent ? order.returnUrl : approvalOf(created) };
      }
      throw new GatewayAway("paypal has only orders that cannot be paid any more");
    },

    async inquire(gatewayOrderId) {
      const reply = await find(gatewayOrderId);
      if (reply.status === 404) return { ...nothingTaken, state: "missing" };
      const order = readOrder(reply, gatewayOrderId);
      return order.status === "APPROVED" ? capture(order) : paypalAnswer(order);
    },

    readWebhook: (headers, body) => readPaypalWebhook(call, settings.webhookId, headers, body),
  };
}

function readOrder(reply: Reply, id: string): PaypalOrder {
  if (reply.status >= 400) {
    throw new GatewayAway(`paypal refused to tell of an order: ${reply.status} ${paypalIssue(reply.body)}`);
  }
  const order = inShape("paypal", paypalOrder, reply.body);
  if (order.id !== id) throw new GatewayAway("paypal told of another order than was asked for");
  return order;
}

function approvalOf(order: PaypalOrder): string {
  const link = order.links.find(({ rel }) => rel === "payer-action" || rel === "approve");
  if (!link) throw new GatewayAway("paypal opened an order without a page to approve it");
  return link.href;
}

/** Repeating a request with the same key changes nothing; at most 108 characters (PayPal-Request-Id). */
function keyOf(id: string, rest = ""): string {
  return `${id}-${createHash("sha256").update(rest).digest("hex").slice(0, 32)}`;
}

function orderToCreate(order: GatewayOrder) {
  return {
    intent: "CAPTURE",
    purchase_units: [
      {
        reference_id: order.id,
        custom_id: order.id,
        // PayPal takes an invoice once: a second capture for the same reference is refused there too.
        invoice_id: order.reference,
        description: order.description.slice(0, 127),
        amount: { currency_code: order.currency, value: order.amount },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: order.payee.slice(0, 127),
          payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
          shipping_preference: "NO_SHIPPING",
          user_action: "PAY_NOW",
          locale: order.language === "ar" ? "ar-EG" : "en-US",
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
        },
      },
    },
  };
}
