import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import type { Cards } from "#features/listings/kept-cards.ts";
import type { Database } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { recentContract } from "./recent.contract.ts";
import { findRecentIds, keepsRecent, noteSeen } from "./recent.queries.ts";

/** What the signed-in looked at last. Read where it is written: what was just seen, or deleted, shows at once. */
export async function recentRoutes(
  app: FastifyInstance,
  { db, clock, cards }: Deps & { cards: Cards },
): Promise<void> {
  const recentOf = async (userId: string) => ({
    kept: await keepsRecent(db, userId),
    data: await cards.of(await findRecentIds(db, userId)),
  });
  const forget = (from: Database, userId: string) =>
    from.deleteFrom("recent_listings").where("user_id", "=", userId).execute();

  serve(app, "Favorites", recentContract, {
    "GET /api/recent": ({ actor }) => recentOf(actor.id),

    "PUT /api/recent": async ({ actor, body: { kept, ids } }) => {
      await db.transaction().execute(async (tx) => {
        await tx.updateTable("users").set({ keeps_recent: kept }).where("id", "=", actor.id).execute();
        await (kept ? noteSeen(tx, actor.id, ids, clock()) : forget(tx, actor.id));
      });
      return recentOf(actor.id);
    },

    "DELETE /api/recent": async ({ actor }) => {
      await forget(db, actor.id);
      return undefined;
    },
  });
}
