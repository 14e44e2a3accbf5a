import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { AppError } from "#errors";
import type { Database } from "../db/connect.ts";
import { type SharedCounts, sharedCounts } from "../limits/shared-counts.ts";
import { subscriber } from "./visitor.ts";

const windowMs = 60_000;
const shareMs = 1000;

interface Options {
  perMinute: number;
  db: Database;
  secret: string;
}

/**
 * How much one connection may ask for in a minute, of all processes together: 429 with Retry-After past it. Pages and calls
 * count; files do not. Processes tell each other every second, so some more may pass in the second in which a limit is reached.
 */
export const limits = fastifyPlugin(async (app: FastifyInstance, { perMinute, db, secret }: Options) => {
  if (perMinute === 0) return;
  const counts = sharedCounts({
    db,
    secret,
    name: "calls",
    windowMs,
    worthTelling: Math.ceil(perMinute / 20),
  });
  const timer = setInterval(() => {
    counts.share().catch((error: Error) => app.log.debug(error, "the counts of calls were not shared"));
  }, shareMs);
  timer.unref();
  app.addHook("onClose", () => {
    clearInterval(timer);
    return counts.settled();
  });
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: windowMs,
    store: storeOf(counts),
    keyGenerator: (request) => subscriber(request.ip),
    allowList: (request) => /^\/(assets|media|healthz|readyz|metrics)\b/.test(request.url),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError("request.too_many", { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
});

/** The counts in the shape that the plugin asks. */
function storeOf(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    incr(
      who: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    ): void {
      const { current, leftMs } = counts.count(who);
      callback(null, { current, ttl: leftMs });
    }
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
