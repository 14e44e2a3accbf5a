import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Deps } from "#deps";
import { findSession, touchSession } from "./session.queries.ts";
import { accountCookies, secretHash } from "./session-cookie.ts";

/** Whose things the live session of a request reaches, its user's and the dealership's, on routes where nobody is recognised beforehand. */
export function usersOfRequest({ db, config, clock }: Deps) {
  const { session: cookie } = accountCookies(config.publicUrl);
  return async (request: FastifyRequest): Promise<string[]> => {
    const secret = cookie.read(request);
    const found = secret && (await findSession(db, secretHash(secret), clock()));
    return found ? [found.id, ...(found.staff ? [found.staff.dealershipId] : [])] : [];
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
