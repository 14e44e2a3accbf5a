import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { areebaAnswer, refusalOf, retrievedOrder, unknownOrder } from "./areeba-answers.ts";
import { gatewayLine, inShape, jsonOrNothing } from "./call.ts";
import { type Gateway, GatewayAway, type GatewayName, type GatewayOrder } from "./gateway.ts";

export interface AreebaSettings {
  /** Without a trailing slash. */
  url: string;
  merchantId: string;
  password: string;
  /** What the gateway puts into every notification; set in its Merchant Administration. */
  notificationSecret: string;
}

/** The version of the gateway's REST interface that this was written against. */
const api = "/api/rest/version/100";

const startedSession = z.object({
  result: z.literal("SUCCESS"),
  session: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
});
const notification = z.object({ order: z.object({ id: z.string().min(1).max(40) }) });

/**
 * Areeba: Hosted Checkout of the Mastercard Gateway. Our order's id is the gateway's order id, so an order that was
 * opened twice can still be taken only once: the gateway refuses a second payment of one order.
 * `notifyUrl`: where it sends its notifications; `name`: of the company, where another one speaks the same protocol.
 */
export function areebaGateway(
  { url, merchantId, password, notificationSecret }: AreebaSettings,
  {
    notifyUrl,
    timeLimitMs,
    name = "areeba",
  }: { notifyUrl: string; timeLimitMs?: number; name?: GatewayName },
): Gateway {
  const call = gatewayLine({ name, baseUrl: url, timeLimitMs });
  const merchant = `${api}/merchant/${encodeURIComponent(merchantId)}`;
  const credentials = Buffer.from(`merchant.${merchantId}:${password}`).toString("base64");
  const headers = { authorization: `Basic ${credentials}`, "content-type": "application/json" };

  return {
    name,

    async open(order) {
      const body = JSON.stringify(checkout(order, notifyUrl));
      const reply = await call({ method: "POST", path: `${merchant}/session`, headers, body });
      if (reply.status >= 400) {
        throw new GatewayAway(`${name} refused a checkout: ${reply.status} ${refusalOf(reply.body)}`);
      }
      const { session } = inShape(name, startedSession, reply.body);
      return {
        gatewayOrderId: order.id,
        redirectUrl: `${url}/checkout/pay/${session.id}?checkoutVersion=1.0.0`,
      };
    },

    async inquire(gatewayOrderId) {
      const path = `${merchant}/order/${encodeURIComponent(gatewayOrderId)}`;
      const reply = await call({ method: "GET", path, headers });
      if (unknownOrder(reply)) {
        return { state: "missing", amount: null, currency: null, transactionId: null, reason: null };
      }
      if (reply.status >= 400) {
        throw new GatewayAway(
          `${name} refused to tell of an order: ${reply.status} ${refusalOf(reply.body)}`,
        );
      }
      const order = inShape(name, retrievedOrder, reply.body);
      if (order.id !== gatewayOrderId)
        throw new GatewayAway(`${name} told of another order than was asked for`);
      return areebaAnswer(order);
    },

    async readWebhook(received, body) {
      const { "x-notification-secret": secret, "x-notification-id": id } = received;
      if (typeof secret !== "string" || typeof id !== "string" || !id || id.length > 200) return undefined;
      if (!sameSecret(secret, notificationSecret)) return undefined;
      const told = notification.safeParse(jsonOrNothing(body));
      return told.success ? { id, gatewayOrderId: told.data.order.id } : undefined;
    },
  };
}

/** INITIATE_CHECKOUT: one purchase of exactly this order, on the gateway's own page. */
function checkout(order: GatewayOrder, notificationUrl: string) {
  return {
    apiOperation: "INITIATE_CHECKOUT",
    interaction: {
      operation: "PURCHASE",
      merchant: { name: order.payee.slice(0, 40) },
      returnUrl: order.returnUrl,
      cancelUrl: order.cancelUrl,
      locale: order.language,
      displayControl: { billingAddress: "HIDE" },
    },
    order: {
      id: order.id,
      reference: order.reference,
      amount: order.amount,
      currency: order.currency,
      description: order.description.slice(0, 127),
      notificationUrl,
    },
  };
}

/** Takes as long whatever differs: the length does not show either, for digests are compared. */
function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
