import { randomBytes, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Credentials } from "./credentials.ts";
import type { Faults } from "./faults.ts";
import type { Outbox } from "./notifications.ts";
import { type OrderBook, paypalId, type TestOrder } from "./orders.ts";
import { failure, minded, orderToCreate, unknown, webhookToVerify } from "./paypal-shapes.ts";
import { captureView, orderView } from "./paypal-views.ts";

interface Needs {
  base: () => string;
  clock: () => Date;
  credentials: Credentials;
  orders: OrderBook;
  faults: Faults;
  outbox: Outbox;
  webhookUrl: string;
  tokenSeconds: number;
}

/** Tokens, Orders v2 and the verification of webhooks. Returns how to end all tokens before their time. */
export function servePaypal(
  app: FastifyInstance,
  needs: Needs,
): { endTokens: () => void; tokens: () => number } {
  const { base, clock, credentials, orders, faults, outbox, webhookUrl, tokenSeconds } = needs;
  const { clientId, clientSecret } = credentials.paypal;
  const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
  const tokens = new Map<string, number>();
  let granted = 0;
  /** What a PayPal-Request-Id led to: the same order again, as it is now. */
  const answered = new Map<string, TestOrder>();

  app.post<{ Body: { grant_type?: string } }>("/v1/oauth2/token", async (request, reply) => {
    if (await faults.strike(reply)) return reply;
    if (request.headers.authorization !== expected) {
      const said = { error: "invalid_client", error_description: "Client Authentication failed" };
      return reply.code(401).send(said);
    }
    if (request.body?.grant_type !== "client_credentials") {
      return reply.code(400).send({ error: "unsupported_grant_type" });
    }
    const token = randomBytes(24).toString("base64url");
    tokens.set(token, clock().getTime() + tokenSeconds * 1000);
    granted++;
    return { access_token: token, token_type: "Bearer", expires_in: tokenSeconds, nonce: randomUUID() };
  });

  const refused = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const [, token = ""] = /^Bearer (.+)$/.exec(request.headers.authorization ?? "") ?? [];
    if ((tokens.get(token) ?? 0) > clock().getTime()) return false;
    reply.code(401).send({ error: "invalid_token", error_description: "Access Token not found in cache" });
    return true;
  };
  const keyOf = (request: FastifyRequest, what: string) => {
    const key = request.headers["paypal-request-id"];
    return typeof key === "string" ? `${what} ${key}` : undefined;
  };

  app.post("/v2/checkout/orders", async (request, reply) => {
    if (refused(request, reply)) return reply;
    const parsed = orderToCreate.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send(minded(parsed.error.issues[0]));
    const [unit] = parsed.data.purchase_units;
    if (await faults.strike(reply, unit.custom_id)) return reply;
    const key = keyOf(request, "create");
    const known = key && answered.get(key);
    if (known) return orderView(known, base());
    const { experience_context: page } = parsed.data.payment_source.paypal;
    const order = orders.add({
      gateway: "paypal",
      id: paypalId(),
      ours: unit.custom_id,
      reference: unit.invoice_id,
      amount: unit.amount.value,
      currency: unit.amount.currency_code,
      description: unit.description,
      language: page.locale.startsWith("ar") ? "ar" : "en",
      returnUrl: page.return_url,
      cancelUrl: page.cancel_url,
      notifyUrl: webhookUrl,
    });
    if (key) answered.set(key, order);
    return reply.code(201).send(orderView(order, base()));
  });

  app.get<{ Params: { id: string } }>("/v2/checkout/orders/:id", async (request, reply) => {
    if (refused(request, reply)) return reply;
    const order = ofPaypal(orders, request.params.id);
    if (await faults.strike(reply, request.params.id, order?.ours)) return reply;
    return order ? orderView(order, base()) : reply.code(404).send(unknown());
  });

  app.post<{ Params: { id: string } }>("/v2/checkout/orders/:id/capture", async (request, reply) => {
    if (refused(request, reply)) return reply;
    const { id } = request.params;
    const order = ofPaypal(orders, id);
    if (await faults.strike(reply, `capture:${id}`, id, order?.ours)) return reply;
    if (!order) return reply.code(404).send(unknown());
    const key = keyOf(request, `capture ${order.id}`);
    if (key && answered.has(key)) return orderView(order, base());
    const issue = refusalToCapture(orders, order);
    if (issue) {
      order.refusals.push(issue);
      return reply.code(422).send(failure("UNPROCESSABLE_ENTITY", issue));
    }
    orders.capture(order);
    if (key) answered.set(key, order);
    return reply.code(201).send(orderView(order, base()));
  });

  app.get<{ Params: { id: string } }>("/v2/payments/captures/:id", async (request, reply) => {
    if (refused(request, reply)) return reply;
    const order = orders
      .all()
      .find(({ captureId, taken }) => captureId === request.params.id && taken !== null);
    return order ? captureView(order, base()) : reply.code(404).send(unknown());
  });

  app.post("/v1/notifications/verify-webhook-signature", async (request, reply) => {
    if (refused(request, reply)) return reply;
    if (await faults.strike(reply)) return reply;
    const parsed = webhookToVerify.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send(minded(parsed.error.issues[0]));
    const signed = outbox.signed({
      id: parsed.data.transmission_id,
      time: parsed.data.transmission_time,
      signature: parsed.data.transmission_sig,
      webhookId: parsed.data.webhook_id,
      event: parsed.data.webhook_event,
    });
    return { verification_status: signed ? "SUCCESS" : "FAILURE" };
  });

  return { endTokens: () => tokens.clear(), tokens: () => granted };
}

function ofPaypal(orders: OrderBook, id: string): TestOrder | undefined {
  const order = orders.find(id);
  return order?.gateway === "paypal" && order.id === id ? order : undefined;
}

function refusalToCapture(orders: OrderBook, order: TestOrder): string | undefined {
  if (order.state === "paid") return "ORDER_ALREADY_CAPTURED";
  if (order.state === "declined") return "INSTRUMENT_DECLINED";
  if (order.state !== "approved") return "ORDER_NOT_APPROVED";
  const invoiced = orders
    .all()
    .some(
      (other) => other.gateway === "paypal" && other.state === "paid" && other.reference === order.reference,
    );
  return invoiced ? "DUPLICATE_INVOICE_ID" : undefined;
}
