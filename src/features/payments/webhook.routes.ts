import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { serve } from "#platform/http/contract.ts";
import { keepJsonAsText } from "#platform/http/raw-json.ts";
import { subscriber } from "#platform/http/visitor.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import type { GatewayName } from "./gateways/gateway.ts";
import { openGateways } from "./gateways/open-gateways.ts";
import { findGatewayOrder } from "./order.queries.ts";
import { askGateway, worded } from "./verbs/ask-gateway.ts";
import { webhookContract } from "./webhook.contract.ts";

/** PayPal is asked about each signature: nobody makes us ask it without end. */
const perMinute: RateLimit = { name: "gateway-notices", most: 600, seconds: 60 };
/** Of those that turned out to be forged: anyone who sends more is not asked about any more. */
const forgedPerHour: RateLimit = { name: "forged-notices", most: 20, seconds: 3600 };

/**
 * What gateways tell us. A notification is taken when it proves to be theirs, and once: forged or replayed it is refused
 * and changes nothing. What it says is never believed, the gateway is asked. One that we could not act on is not
 * remembered, so that it may come again.
 */
export async function webhookRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config, clock, gatewayPatienceMs: patienceMs } = deps;
  const gateways = openGateways(config);
  const limiter = rateLimiter(db, config.sessionSecret);

  const receive = async (name: GatewayName, request: FastifyRequest) => {
    const from = subscriber(request.ip);
    await limiter.count(perMinute, from, clock());
    if (!(await limiter.hasRoom(forgedPerHour, `${name} ${from}`, clock())))
      throw new AppError("request.too_many");
    const body = typeof request.body === "string" ? request.body : "";
    const notice = await worded(async () => gateways[name]?.readWebhook(request.headers, body), {
      patienceMs,
    });
    if (!notice) await limiter.admits(forgedPerHour, `${name} ${from}`, clock());
    if (!notice || (await isKnown(name, notice.id))) throw new AppError("notice.forged");
    const order = await findGatewayOrder(db, name, notice.gatewayOrderId);
    if (order) await worded(() => askGateway({ db, gateways, clock }, order, "gateway"), { patienceMs });
    const { numInsertedOrUpdatedRows: first } = await db
      .insertInto("gateway_notices")
      .values({ gateway: name, notice_id: notice.id, received_at: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!first) throw new AppError("notice.forged");
    return { received: true as const };
  };
  const isKnown = async (gateway: GatewayName, id: string) =>
    (await db
      .selectFrom("gateway_notices")
      .select("notice_id")
      .where("gateway", "=", gateway)
      .where("notice_id", "=", id)
      .executeTakeFirst()) !== undefined;

  await app.register(async (scope) => {
    keepJsonAsText(scope);
    serve(scope, "Payments", webhookContract, {
      "POST /api/areeba/notify": ({ request }) => receive("areeba", request),
      "POST /api/paypal/webhook": ({ request }) => receive("paypal", request),
    });
  });
}
