import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Deps } from "#deps";
import { stopPages } from "#features/messages/unsubscribe/stop-pages.ts";
import { serve } from "#platform/http/contract.ts";
import { alertStopContract } from "./stop.contract.ts";
import { userOfToken } from "./stop-token.ts";

/** The way off the mails of saved searches, and back. */
export async function alertStopRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const { stop, undo } = stopPages(app, "/unsubscribe/searches", "searches", async (token) => {
    const userId = userOfToken(config, token);
    if (userId === undefined) return undefined;
    const { rows } = await sql<{ wants: boolean }>`
      select not exists (select from saved_search_mail_stops where user_id = u.id) as wants
      from users u where u.id = ${userId}::uuid`.execute(db);
    if (!rows[0]) return undefined;
    const want = async (wanted: boolean) => {
      if (wanted) await sql`delete from saved_search_mail_stops where user_id = ${userId}::uuid`.execute(db);
      else {
        await sql`insert into saved_search_mail_stops (user_id, at) values (${userId}::uuid, ${clock()}::timestamptz)
          on conflict do nothing`.execute(db);
      }
    };
    return { wantsMails: rows[0].wants, hasAccount: true, want };
  });

  serve(app, "Mails", alertStopContract, {
    "POST /unsubscribe/searches": async ({ query: { token }, request, reply }) =>
      stop({ token, request, reply }),
    "POST /unsubscribe/searches/undo": async ({ query: { token }, request, reply }) =>
      undo({ token, request, reply }),
  });
}
