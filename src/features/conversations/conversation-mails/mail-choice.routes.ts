import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { type UnsubscribeState, unsubscribePage } from "#features/messages/unsubscribe/unsubscribe-page.ts";
import { serve } from "#platform/http/contract.ts";
import { mailChoiceContract } from "./mail-choice.contract.ts";
import { userOf } from "./mail-choice.ts";

/** No more mails about messages, and back, for whoever has the link of one. */
export async function mailChoiceRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  // What mail clients post is a form of one fixed field, of either type; nobody reads it.
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string", bodyLimit: 4096 },
    (_request, _body, done) => done(null, undefined),
  );
  const find = async (token: unknown) => {
    const id = typeof token === "string" ? userOf(config, token) : undefined;
    if (id === undefined) return undefined;
    return db
      .selectFrom("users")
      .select(["id", "message_mails_off_at as offSince"])
      .where("id", "=", id)
      .executeTakeFirst();
  };
  const show = (request: FastifyRequest, reply: FastifyReply, state: UnsubscribeState) =>
    reply
      .headers({ "cache-control": "no-store", "referrer-policy": "same-origin" })
      .type("text/html; charset=utf-8")
      .send(unsubscribePage(request, { state, hasAccount: false, of: "messages" }));

  // A plain page: whoever opens links by themselves changes nothing.
  app.get(
    "/unsubscribe/messages",
    { schema: { hide: true }, config: { policy: "public" } },
    async (request, reply) => {
      const found = await find((request.query as { token?: unknown }).token);
      return show(request, reply, !found ? "dead" : found.offSince ? "done" : "question");
    },
  );

  /** A person with a browser gets the page that says so, a mail client nothing. */
  const change = async (token: string, request: FastifyRequest, reply: FastifyReply, wanted: boolean) => {
    const found = await find(token);
    const isPerson = request.headers.accept?.includes("text/html");
    if (!found) {
      if (!isPerson) throw new AppError("message.link_dead");
      await show(request, reply.code(404), "dead");
      return undefined;
    }
    const off = wanted ? sql<null>`null` : sql<Date>`coalesce(message_mails_off_at, ${clock()}::timestamptz)`;
    await db.updateTable("users").set({ message_mails_off_at: off }).where("id", "=", found.id).execute();
    if (isPerson) await show(request, reply.code(200), wanted ? "back" : "done");
    return undefined;
  };

  serve(app, "Mails", mailChoiceContract, {
    "POST /unsubscribe/messages": async ({ query: { token }, request, reply }) =>
      change(token, request, reply, false),
    "POST /unsubscribe/messages/undo": async ({ query: { token }, request, reply }) =>
      change(token, request, reply, true),
  });
}
