import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { preparedContract } from "./prepared.contract.ts";

/** Replies that a user prepared, for the field of a conversation. */
export async function preparedRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Conversations", preparedContract, {
    "GET /api/prepared-replies": async ({ actor }) => {
      const row = db.selectFrom("prepared_replies").select("texts").where("user_id", "=", actor.id);
      return { texts: (await row.executeTakeFirst())?.texts ?? [] };
    },

    "PUT /api/prepared-replies": async ({ actor, body }) => {
      const values = { texts: [...new Set(body.texts)], changed_at: clock() };
      await db
        .insertInto("prepared_replies")
        .values({ user_id: actor.id, ...values })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
        .execute();
      return { texts: values.texts };
    },
  });
}
