import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { serve } from "#platform/http/contract.ts";
import { isPublicUrl } from "#platform/net/public-address.ts";
import { isPublicKey, vapidKeys } from "#platform/push/vapid.ts";
import { pushContract } from "./push.contract.ts";
import { arePushesOn, isSubscribed, subscribeBrowser, unsubscribeBrowser } from "./push.queries.ts";

/** Notices on a user's devices. */
export async function pushRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const { publicKey } = vapidKeys(config.sessionSecret);
  const withLoopback = config.env === "test";

  serve(app, "Notifications", pushContract, {
    "GET /api/push/subscription": async ({ actor: { sessionId } }) => ({
      publicKey,
      isOn: await isSubscribed(db, sessionId),
      isOffered: await arePushesOn(db),
    }),

    "POST /api/push/subscription": async ({ actor, body: { endpoint, keys } }) => {
      if (!isPublicUrl(endpoint, { withLoopback }) || !isPublicKey(keys.p256dh)) {
        throw new AppError("push.not_a_browser");
      }
      await subscribeBrowser(
        db,
        { userId: actor.id, sessionId: actor.sessionId, endpoint, ...keys },
        clock(),
      );
      return undefined;
    },

    "DELETE /api/push/subscription": async ({ actor, body: { endpoint } }) => {
      await unsubscribeBrowser(db, actor.id, endpoint);
      return undefined;
    },
  });
}
