import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import type { CartItem } from "#features/plans/add-on.schema.ts";
import { findBonusFeatures } from "#features/plans/bonus-feature.queries.ts";
import { readsOf } from "#platform/db/connect.ts";
import type { Actor } from "#platform/http/actor.ts";
import { serve } from "#platform/http/contract.ts";
import { once } from "#platform/http/idempotency.ts";
import type { Visitor } from "#platform/http/visitor.ts";
import { presentBonusFeature } from "./bonus-feature.present.ts";
import { GatewayAway } from "./gateways/gateway.ts";
import { openGateways } from "./gateways/open-gateways.ts";
import { findOwnOrder, findOwnOrders } from "./order.queries.ts";
import { paymentContract } from "./payment.contract.ts";
import { presentPayment, presentVerification } from "./payment.present.ts";
import type { PaymentMethod } from "./payment.schema.ts";
import { offeredMethods, paymentSettings } from "./payment.settings.ts";
import { askGateway, worded } from "./verbs/ask-gateway.ts";
import { cancelOrder } from "./verbs/cancel-order.ts";
import { inTime } from "./verbs/in-time.ts";
import { openPayment } from "./verbs/open-payment.ts";
import { orderAddOns } from "./verbs/order-add-ons.ts";
import { orderPlan } from "./verbs/order-plan.ts";

/** Ordering, paying, and what became of it, for the buyer. */
export async function paymentRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config, clock, gatewayPatienceMs: patienceMs } = deps;
  const gateways = openGateways(config);
  const asking = { db, gateways, clock };

  const mustBeOpen = async (method: PaymentMethod) => {
    const offered = offeredMethods(gateways, await paymentSettings(db));
    if (!offered.some((one) => one.method === method)) throw new AppError("payment.method_off");
  };

  /** The order is committed, and remembered for its key, before a gateway is asked: one that is away loses nothing. */
  const start = async ({ t }: Visitor, actor: Actor, orderId: string) => {
    const order = await findOwnOrder(db, actor.id, orderId);
    const opening = { db, gateways, publicUrl: config.publicUrl, t, clock };
    return worded((waiting) => openPayment({ ...opening, waiting }, order), { patienceMs, orderId });
  };

  const verify = async (visitor: Visitor, actor: Actor, orderId: string) => {
    const order = await findOwnOrder(db, actor.id, orderId);
    const asks =
      order.gateway !== null &&
      (order.state === "open" || order.state === "failed" || order.state === "cancelled");
    if (asks) await worded(() => askGateway(asking, order, "buyer"), { patienceMs, orderId });
    return presentVerification(asks ? await findOwnOrder(db, actor.id, orderId) : order, visitor, clock());
  };

  serve(app, "Payments", paymentContract, {
    "GET /api/payment-methods": async () => offeredMethods(gateways, await paymentSettings(readsOf(db))),
    "GET /api/bonus-features": async () => (await findBonusFeatures(readsOf(db))).map(presentBonusFeature),
    "POST /api/subscription/upgrade": async ({ actor, body, request }) => {
      await mustBeOpen(body.paymentMethod);
      const { orderId } = await once(db, request, actor.id, async (tx) => ({
        orderId: await orderPlan(tx, {
          userId: actor.id,
          plan: body.planId,
          method: body.paymentMethod,
          language: request.language,
          at: clock(),
        }),
      }));
      return start(request, actor, orderId);
    },
    "POST /api/subscription/bonus-feature": async ({ actor, body, request }) => {
      const { feature, carId, campaign, items, paymentMethod } = body;
      await mustBeOpen(paymentMethod);
      const single = feature && { feature, ...(carId && { carId }), ...(campaign && { campaign }) };
      const cart: readonly CartItem[] = single ? [single] : (items ?? []);
      const { orderId } = await once(db, request, actor.id, async (tx) => ({
        orderId: await orderAddOns(tx, {
          userId: actor.id,
          cart,
          method: paymentMethod,
          language: request.language,
          at: clock(),
        }),
      }));
      return start(request, actor, orderId);
    },
    "GET /api/payments": async ({ actor, query: { page, limit }, request }) => {
      const { rows, total } = await findOwnOrders(db, actor.id, page, limit);
      const data = rows.map((row) => presentPayment(row, request, clock()));
      return { data, total, page, totalPages: Math.ceil(total / limit) };
    },
    "GET /api/payments/:orderId": async ({ actor, params, request }) =>
      presentPayment(await findOwnOrder(db, actor.id, params.orderId), request, clock()),
    "GET /api/payments/:orderId/verify": ({ actor, params, request }) =>
      verify(request, actor, params.orderId),
    "GET /api/areeba/verify/:orderId": ({ actor, params, request }) => verify(request, actor, params.orderId),
    "POST /api/payments/:orderId/pay": async ({ actor, params: { orderId }, request }) => {
      const { canPay } = presentPayment(await findOwnOrder(db, actor.id, orderId), request, clock());
      if (!canPay) throw new AppError("payment.wrong_state");
      return start(request, actor, orderId);
    },
    "POST /api/payments/:orderId/cancel": async ({ actor, params: { orderId }, request }) => {
      const order = await findOwnOrder(db, actor.id, orderId);
      // A user may have paid it in another window a moment ago; a gateway that is away is asked later, by the job.
      if (order.state === "open" || order.state === "failed") {
        await inTime(() => askGateway(asking, order, "buyer"), patienceMs).catch((error: unknown) => {
          if (!(error instanceof GatewayAway)) throw error;
        });
      }
      const now = await findOwnOrder(db, actor.id, orderId);
      if (now.state !== "paid" || order.state === "paid") {
        await db
          .transaction()
          .execute((tx) => cancelOrder(tx, orderId, { what: "cancelled", actor: "buyer" }, clock()));
      }
      return presentPayment(await findOwnOrder(db, actor.id, orderId), request, clock());
    },
  });
}
