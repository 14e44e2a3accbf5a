import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { retrievedOrder } from "./areeba-views.ts";
import { type Credentials, merchantsOf } from "./credentials.ts";
import type { Faults } from "./faults.ts";
import type { OrderBook } from "./orders.ts";

/** INITIATE_CHECKOUT as the documentation has it: what it does not know is refused, as there. */
const initiateCheckout = z.strictObject({
  apiOperation: z.literal("INITIATE_CHECKOUT"),
  interaction: z.strictObject({
    operation: z.literal("PURCHASE"),
    merchant: z.strictObject({ name: z.string().min(1).max(40) }),
    returnUrl: z.url(),
    cancelUrl: z.url(),
    locale: z.string().min(2).max(5),
    displayControl: z.strictObject({ billingAddress: z.enum(["HIDE", "OPTIONAL", "MANDATORY"]) }).optional(),
  }),
  order: z.strictObject({
    id: z.string().min(1).max(40),
    reference: z.string().min(1).max(40),
    amount: z.string().regex(/^\d{1,10}\.\d{2}$/),
    currency: z.string().regex(/^[A-Z]{3}$/),
    description: z.string().min(1).max(127),
    notificationUrl: z.url().optional(),
  }),
});

interface Needs {
  credentials: Credentials;
  orders: OrderBook;
  faults: Faults;
  /** Which order a page of the gateway is for. */
  sessions: Map<string, string>;
}

/** The two calls of Hosted Checkout: a session for its page, and the truth about an order. */
export function serveAreeba(app: FastifyInstance, { credentials, orders, faults, sessions }: Needs): void {
  const merchants = merchantsOf(credentials);
  const base = "/api/rest/version/:version/merchant/:merchant";

  /** The company whose merchant asks; without one the request is refused. */
  const merchantIn = (request: FastifyRequest, reply: FastifyReply) => {
    const { merchant } = request.params as { merchant: string };
    const found = merchants.find(
      ({ merchantId, password }) =>
        merchant === merchantId &&
        request.headers.authorization ===
          `Basic ${Buffer.from(`merchant.${merchantId}:${password}`).toString("base64")}`,
    );
    if (!found) reply.code(401).send(failure({ explanation: "Invalid credentials." }));
    return found;
  };

  app.post(`${base}/session`, async (request, reply) => {
    const merchant = merchantIn(request, reply);
    if (!merchant) return reply;
    const parsed = initiateCheckout.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send(minded(parsed.error.issues[0]));
    const { interaction } = parsed.data;
    const { notificationUrl = "", ...order } = parsed.data.order;
    if (await faults.strike(reply, order.id)) return reply;
    const added = orders.add({
      gateway: merchant.name,
      ours: order.id,
      ...order,
      language: interaction.locale.startsWith("ar") ? "ar" : "en",
      returnUrl: interaction.returnUrl,
      cancelUrl: interaction.cancelUrl,
      notifyUrl: notificationUrl,
    });
    const id = `SESSION${randomUUID().replaceAll("-", "").toUpperCase().slice(0, 24)}`;
    sessions.set(id, added.id);
    return reply.code(201).send({
      checkoutMode: "WEBSITE",
      merchant: merchant.merchantId,
      result: "SUCCESS",
      session: { id, updateStatus: "SUCCESS", version: "test" },
      successIndicator: added.successIndicator,
    });
  });

  app.get<{ Params: { order: string } }>(`${base}/order/:order`, async (request, reply) => {
    const merchant = merchantIn(request, reply);
    if (!merchant) return reply;
    const id = request.params.order;
    if (await faults.strike(reply, id)) return reply;
    const order = orders.find(id);
    // An order is there once a user has tried to pay it, or it was voided.
    const tried = order?.gateway === merchant.name && (order.attempts.length > 0 || order.state === "void");
    if (!order || !tried) {
      const explanation = `Unable to find order '${id}' for merchant '${merchant.merchantId}'`;
      return reply.code(400).send(failure({ explanation }));
    }
    return retrievedOrder(order);
  });
}

function failure(error: { explanation: string; field?: string; validationType?: string }) {
  return { error: { cause: "INVALID_REQUEST", ...error }, result: "ERROR" };
}

function minded(issue: z.core.$ZodIssue | undefined) {
  const at = issue?.path.join(".") ?? "";
  if (issue?.code === "unrecognized_keys") {
    const field = [...issue.path, issue.keys[0]].join(".");
    return failure({ explanation: `Unexpected parameter '${field}'`, field });
  }
  const missing = issue?.code === "invalid_type" && /received undefined/.test(issue.message);
  return missing
    ? failure({ explanation: "Missing parameter", field: at, validationType: "MISSING" })
    : failure({ explanation: "Invalid parameter", field: at, validationType: "INVALID" });
}
