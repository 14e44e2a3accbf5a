import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { findOwnShowroom } from "../own-showroom/own-showroom.queries.ts";
import { webhookSecret } from "./signature.ts";
import { addWebhook, changeWebhook, removeWebhook, replayDelivery } from "./verbs/change-webhook.ts";
import { webhookContract } from "./webhook.contract.ts";
import { findDeliveries, findWebhook, findWebhooks } from "./webhook.queries.ts";
import { mostWebhooks } from "./webhook.schema.ts";

/** Where a dealer's programs are told of what happens: by their owner's session, never by a key. */
export async function webhookRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const withLoopback = config.env === "test";
  const given = () => ({ withLoopback, at: clock() });

  serve(app, "Webhooks", webhookContract, {
    "GET /api/webhooks": async ({ actor }) => {
      await findOwnShowroom(db, actor.id);
      return { data: await findWebhooks(db, actor.id), most: mostWebhooks };
    },
    "POST /api/webhooks": ({ actor, body }) =>
      db.transaction().execute(async (tx) => {
        const id = await addWebhook(tx, actor.id, body, given());
        return { ...(await findWebhook(tx, actor.id, id)), secret: webhookSecret(id, config.sessionSecret) };
      }),
    "PATCH /api/webhooks/:id": ({ actor, params: { id }, body }) =>
      db.transaction().execute(async (tx) => {
        await changeWebhook(tx, { userId: actor.id, id }, body, given());
        return findWebhook(tx, actor.id, id);
      }),
    "DELETE /api/webhooks/:id": async ({ actor, params: { id } }) => {
      await db.transaction().execute((tx) => removeWebhook(tx, actor.id, id));
      return undefined;
    },
    "GET /api/webhooks/:id/deliveries": async ({ actor, params }) => {
      const { id } = await findWebhook(db, actor.id, params.id);
      return { data: await findDeliveries(db, id) };
    },
    "POST /api/deliveries/:id/replay": ({ actor, params: { id } }) =>
      db.transaction().execute((tx) => replayDelivery(tx, actor.id, id)),
  });
}
