import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Deps } from "#deps";
import type { Database } from "#platform/db/connect.ts";
import { type Administrator, Logged } from "#platform/http/administrator.ts";
import { once } from "#platform/http/idempotency.ts";
import { type Whence, writeLog } from "./activity-log.ts";
import { findLiveToken, type LiveToken, touchToken } from "./admin.queries.ts";
import { areasOf, mayEnter } from "./roles.ts";

const bearer = /^Bearer ([\w-]{43})$/i;
/** Sent by the screens when nobody has touched them for a while: a list that refreshes itself keeps no session alive. */
const idleHeader = "x-idle";

export const tokenHash = (token: string) => createHash("sha256").update(token).digest("hex");

export const whenceOf = (request: FastifyRequest): Whence => ({
  address: request.ip,
  userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null,
});

/** For `<img>`, which sends no header: out of reach of scripts and other sites, sent to pictures alone, and good for nothing else. */
const picturesCookie = "admin-pictures";

/** Whether a request for a picture comes from an administrator who decides on listings. */
export function isReviewerOf({ db, clock, config }: Deps) {
  return async (request: FastifyRequest): Promise<boolean> => {
    const token = request.cookies[picturesCookie];
    if (!token) return false;
    const found = await findLiveToken(db, tokenHash(token), clock(), { demo: config.env !== "production" });
    return found !== undefined && mayEnter(found.role, "listings");
  };
}

/**
 * Tells which administrator makes a call: `request.administrator`, from `Authorization: Bearer` alone, so no other site can
 * have a browser make one. Role, standing and setting are read again for every call; looked up only where they are asked for.
 */
export const recogniseAdministrators = fastifyPlugin(async (app: FastifyInstance, deps: Deps) => {
  const { db, clock, config } = deps;
  const secure = config.publicUrl.startsWith("https:");
  app.addHook("onRequest", async (request, reply) => {
    const { policy, seesMore } = request.routeOptions.config ?? {};
    if (policy !== "administrator" && !seesMore) return;
    const [, token] = bearer.exec(request.headers.authorization ?? "") ?? [];
    if (!token) return;
    const at = clock();
    const found = await findLiveToken(db, tokenHash(token), at, { demo: config.env !== "production" });
    if (!found) return;
    request.administrator = administrator(found, request, deps);
    if (mayEnter(found.role, "listings"))
      reply.setCookie(picturesCookie, token, { path: "/media", httpOnly: true, sameSite: "strict", secure });
    if (found.isStale && request.headers[idleHeader] === undefined) await touchToken(db, found.sessionId, at);
  });
});

function administrator(found: LiveToken, request: FastifyRequest, { db, clock }: Deps): Administrator {
  const { isStale: _, ...who } = found;
  return {
    ...who,
    areas: new Set(areasOf(found.role)),
    async change(work) {
      const at = clock();
      const logged = async (tx: Database) => {
        const { log, answer } = await work(tx, at);
        await writeLog(tx, found.id, whenceOf(request), log, at);
        return answer as object;
      };
      const answer = request.routeOptions.config.once
        ? await once(db, request, `administrator ${found.id}`, logged)
        : await db.transaction().execute(logged);
      return Logged.of(answer as never);
    },
    note: (entry) => writeLog(db, found.id, whenceOf(request), entry, clock()),
    changesNothing: (answer) => Logged.of(answer),
  };
}
