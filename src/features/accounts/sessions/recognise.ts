import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Deps } from "#deps";
import { findSession, touchSession } from "./session.queries.ts";
import { accountCookies, secretHash } from "./session-cookie.ts";

/** The user whose live session a request carries, on routes where nobody is recognised beforehand. */
export function userOfRequest({ db, config, clock }: Deps) {
  const { session: cookie } = accountCookies(config.publicUrl);
  return async (request: FastifyRequest): Promise<string | undefined> => {
    const secret = cookie.read(request);
    return secret && (await findSession(db, secretHash(secret), clock()))?.id;
  };
}

/**
 * Tells who makes a request: `request.actor`, before anything else looks at it. One query over a primary key, and only
 * where a cookie came along; none for files. A visitor with a dead or malformed cookie is a guest, and rid of it.
 */
export const recogniseSessions = fastifyPlugin(async (app: FastifyInstance, { db, config, clock }: Deps) => {
  const { session: cookie } = accountCookies(config.publicUrl);
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config?.anonymous || !cookie.isSent(request)) return;
    const secret = cookie.read(request);
    const sid = secret && secretHash(secret);
    const at = clock();
    const found = sid && (await findSession(db, sid, at));
    if (!found) return cookie.clear(reply);
    const { isStale, ...actor } = found;
    request.actor = actor;
    if (isStale && (await touchSession(db, sid, at))) cookie.write(reply, secret);
  });
});
