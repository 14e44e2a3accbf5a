import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { serve } from "#platform/http/contract.ts";
import { findSubscription, subscribe, wantsMails } from "./subscription.queries.ts";
import { unsubscribeContract } from "./unsubscribe.contract.ts";
import { type UnsubscribeState, unsubscribePage } from "./unsubscribe-page.ts";
import { recipientOf } from "./unsubscribe-token.ts";

/** The way off the list, and back, for whoever has the link of a mail. */
export async function unsubscribeRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  // What mail clients post is a form of one fixed field, of either type; nobody reads it.
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string", bodyLimit: 4096 },
    (_request, _body, done) => done(null, undefined),
  );
  const find = async (token: unknown) => {
    const id = typeof token === "string" ? recipientOf(config, token) : undefined;
    return id === undefined ? undefined : findSubscription(db, id);
  };
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    shown: { state: UnsubscribeState; hasAccount: boolean },
  ) =>
    reply
      .headers({ "cache-control": "no-store", "referrer-policy": "same-origin" })
      .type("text/html; charset=utf-8")
      .send(unsubscribePage(request, shown));

  // A plain page: whoever opens links by themselves takes nobody off, and the market's own pages do not carry it.
  app.get(
    "/unsubscribe",
    { schema: { hide: true }, config: { policy: "public" } },
    async (request, reply) => {
      const found = await find((request.query as { token?: unknown }).token);
      const state = !found ? "dead" : found.wantsMails ? "question" : "done";
      return show(request, reply, { state, hasAccount: found?.hasAccount ?? false });
    },
  );

  /** A person with a browser gets the page that says so, a mail client nothing. */
  const change = async (
    { token, request, reply }: { token: string; request: FastifyRequest; reply: FastifyReply },
    wanted: boolean,
  ) => {
    const found = await find(token);
    const isPerson = request.headers.accept?.includes("text/html");
    if (!found) {
      if (!isPerson) throw new AppError("message.link_dead");
      await show(request, reply.code(404), { state: "dead", hasAccount: false });
      return undefined;
    }
    await subscribe(db, found, wanted, clock());
    if (isPerson) {
      await show(request, reply.code(200), {
        state: wanted ? "back" : "done",
        hasAccount: found.hasAccount,
      });
    }
    return undefined;
  };

  serve(app, "Mails", unsubscribeContract, {
    "POST /unsubscribe": async ({ query: { token }, request, reply }) =>
      change({ token, request, reply }, false),
    "POST /unsubscribe/undo": async ({ query: { token }, request, reply }) =>
      change({ token, request, reply }, true),

    "GET /api/auth/news-mails": async ({ actor }) => ({ wanted: await wantsMails(db, actor.id) }),

    "PUT /api/auth/news-mails": async ({ actor, body: { wanted } }) => {
      await subscribe(db, { userId: actor.id, address: null }, wanted, clock());
      return { wanted };
    },
  });
}
