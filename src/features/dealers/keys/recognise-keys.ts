import type { FastifyInstance, FastifyReply } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { isKey, keyHash } from "./api-key.ts";
import { findHolder, touchKey } from "./key.queries.ts";

/** Of all keys of a dealership together: another key is no way around it. */
const calls: RateLimit = { name: "calls of keys", most: 120, seconds: 60 };

/**
 * Counts one more by a dealership and tells its program how many are left (RateLimit and RateLimit-Policy, an IETF draft).
 * Throws `request.too_many`, with Retry-After, past the limit.
 */
export function keyLimits({ db, config, clock }: Pick<Deps, "db" | "config" | "clock">) {
  const limiter = rateLimiter(db, config.sessionSecret);
  return async (reply: FastifyReply, name: string, limit: RateLimit, userId: string): Promise<void> => {
    const { left, seconds } = await limiter.spend(limit, userId, clock());
    append(reply, "ratelimit-policy", `"${name}";q=${limit.most};w=${limit.seconds}`);
    append(reply, "ratelimit", `"${name}";r=${Math.max(0, left)};t=${seconds}`);
    if (left < 0) throw new AppError("request.too_many", { retryAfterSeconds: seconds });
  };
}

function append(reply: FastifyReply, header: string, item: string): void {
  const before = reply.getHeader(header);
  reply.header(header, before === undefined ? item : `${before}, ${item}`);
}

/**
 * Tells whose program makes a call: `request.keyHolder`, from `Authorization: Bearer` alone, so no other site can have a
 * browser make one. Looked up for every call, so a key that is revoked opens nothing any more.
 */
export const recogniseKeys = fastifyPlugin(async (app: FastifyInstance, deps: Deps) => {
  const { db, clock } = deps;
  const count = keyLimits(deps);
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config?.policy !== "key") return;
    const [, key = ""] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
    if (!isKey(key)) return;
    const at = clock();
    const found = await findHolder(db, keyHash(key), at);
    if (!found) return;
    const { isStale, ...holder } = found;
    request.keyHolder = holder;
    if (isStale) await touchKey(db, holder.id, at);
    await count(reply, "calls", calls, holder.userId);
  });
});
