import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Deps } from "#deps";
import { Lru } from "#platform/cache/lru.ts";
import { readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { replyTimeContract } from "./reply-time.contract.ts";
import { replyMinutes } from "./reply-time.ts";

/** Of 90 days, five minutes more or less say nothing; the page of a listing asks for it each time. */
const keptMs = 5 * 60_000;
const mostKept = 10_000;

/** How soon a seller answers, for who thinks of writing; as it was at most five minutes ago. */
export async function replyTimeRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  const kept = new Lru<string, { minutes: number | null; until: number }>(mostKept);
  serve(app, "Conversations", replyTimeContract, {
    "GET /api/sellers/:id/reply-time": async ({ params: { id } }) => {
      const at = clock();
      const known = kept.get(id);
      if (known && at.getTime() < known.until) return { minutes: known.minutes };
      const { rows } = await sql<{ minutes: number | null }>`
        select ${replyMinutes(sql`${id}::uuid`, at)} as minutes`.execute(readsOf(db));
      const minutes = rows[0]?.minutes ?? null;
      kept.set(id, { minutes, until: at.getTime() + keptMs });
      return { minutes };
    },
  });
}
