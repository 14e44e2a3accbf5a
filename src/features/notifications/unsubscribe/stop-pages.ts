import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#errors";
import { findSiteName } from "#features/site/site.queries.ts";
import type { Database } from "#platform/db/connect.ts";
import { type StopKind, type UnsubscribeState, unsubscribePage } from "./unsubscribe-page.ts";

/** Who has the link of a mail. */
export interface LinkHolder {
  wantsMails: boolean;
  hasAccount: boolean;
  want: (wanted: boolean) => Promise<void>;
}

interface Link {
  token: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * The page behind the link of a kind of mails, at `path`, and what posts to it do: `stop` and `undo` for the handlers of
 * its calls. `find` knows whose a token is; undefined for one that nobody signed, or of an account that is gone.
 */
export function stopPages(
  app: FastifyInstance,
  db: Database,
  path: string,
  of: StopKind,
  find: (token: string) => Promise<LinkHolder | undefined>,
) {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    shown: { state: UnsubscribeState; hasAccount: boolean },
  ) =>
    reply
      .headers({ "cache-control": "no-store", "referrer-policy": "same-origin" })
      .type("text/html; charset=utf-8")
      .send(unsubscribePage(request, { ...shown, of, site: await findSiteName(db, request.language) }));

  // A plain page: anyone who opens links by themselves takes nobody off, and the market's own pages do not carry it.
  app.get(path, { schema: { hide: true }, config: { policy: "public" } }, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const found = typeof token === "string" ? await find(token) : undefined;
    const state = !found ? "dead" : found.wantsMails ? "question" : "done";
    return show(request, reply, { state, hasAccount: found?.hasAccount ?? false });
  });

  /** A person with a browser gets the page that says so, a mail client nothing. */
  const change = async ({ token, request, reply }: Link, wanted: boolean) => {
    const found = await find(token);
    const isPerson = request.headers.accept?.includes("text/html");
    if (!found) {
      if (!isPerson) throw new AppError("message.link_dead");
      await show(request, reply.code(404), { state: "dead", hasAccount: false });
      return undefined;
    }
    await found.want(wanted);
    if (isPerson) {
      await show(request, reply.code(200), { state: wanted ? "back" : "done", hasAccount: found.hasAccount });
    }
    return undefined;
  };
  return { stop: (link: Link) => change(link, false), undo: (link: Link) => change(link, true) };
}
