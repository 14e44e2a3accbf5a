import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { unsubscribeContract } from "./unsubscribe.contract.ts";
import { unsubscribePage } from "./unsubscribe-page.ts";
import { recipientOf } from "./unsubscribe-token.ts";

/** The way off the list, and back, for whoever has the link of a mail. */
export async function unsubscribeRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  // What mail clients post is a form of one fixed field, of either type; nobody reads it.
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string", bodyLimit: 4096 },
    (_request, _body, done) => done(null, undefined),
  );
  const answer = async (token: string, wanted: boolean) => {
    const id = recipientOf(config, token);
    if (id === undefined || !(await subscribe(db, id, wanted, clock())))
      throw new AppError("message.link_dead");
    return undefined;
  };

  // A plain page: whoever opens links by themselves takes nobody off, and the market's own pages do not carry it.
  app.get(
    "/unsubscribe",
    { schema: { hide: true }, config: { policy: "public" } },
    async (request, reply) => {
      const { token } = request.query as { token?: unknown };
      const known = typeof token === "string" && recipientOf(config, token) !== undefined;
      return reply
        .headers({ "cache-control": "no-store", "referrer-policy": "same-origin" })
        .type("text/html; charset=utf-8")
        .send(unsubscribePage(request, known ? "question" : "dead"));
    },
  );

  serve(app, "Mails", unsubscribeContract, {
    "POST /unsubscribe": async ({ query, request, reply }) => {
      await answer(query.token, false);
      if (request.headers.accept?.includes("text/html")) {
        await reply.code(200).type("text/html; charset=utf-8").send(unsubscribePage(request, "done"));
      }
      return undefined;
    },
    "DELETE /unsubscribe": async ({ query }) => answer(query.token, true),
  });
}

/** False where the recipient is gone with the account. The first time counts. */
async function subscribe(db: Database, recipientId: string, wanted: boolean, at: Date): Promise<boolean> {
  const { rows } = await sql<{ user_id: string | null; address: string | null }>`
    select user_id, address from bulk_recipients where id = ${recipientId}::uuid`.execute(db);
  const [found] = rows;
  if (!found) return false;
  if (found.user_id !== null) {
    await sql`update users set bulk_mail_unsubscribed_at =
        ${wanted ? sql`null` : sql`coalesce(bulk_mail_unsubscribed_at, ${at}::timestamptz)`}
      where id = ${found.user_id}::uuid`.execute(db);
  } else if (wanted) {
    await sql`delete from mail_unsubscribes where address = ${found.address}`.execute(db);
  } else {
    await sql`insert into mail_unsubscribes (address, at) values (${found.address}, ${at}::timestamptz)
      on conflict do nothing`.execute(db);
  }
  return true;
}
