import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Deps } from "#deps";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { replyTimeContract } from "./reply-time.contract.ts";
import { replyMinutes } from "./reply-time.ts";

/** How soon a seller answers, for who thinks of writing. */
export async function replyTimeRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  serve(app, "Conversations", replyTimeContract, {
    "GET /api/sellers/:id/reply-time": async ({ params: { id } }) => {
      const { rows } = await sql<{ minutes: number | null }>`
        select ${replyMinutes(sql`${id}::uuid`, clock())} as minutes`.execute(readsOf(db));
      return { minutes: rows[0]?.minutes ?? null };
    },
  });
}
