import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { AppError } from "#errors";
import type { Database } from "../db/connect.ts";
import { type SharedCounts, sharedCounts } from "../limits/shared-counts.ts";
import { subscriber } from "./visitor.ts";

const windowMs = 60_000;
const shareMs = 1000;

const forOperators = new Set(["/healthz", "/readyz", "/metrics"]);
/** Judged by the route that answers, which no invented address has: what stands for all the rest ends in a star. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? "*";
/** Whether it is for a file of the build or a picture: these cost next to nothing, and a page without them is worse than a late one. */
export const isForFile = (request: FastifyRequest): boolean =>
  /^\/(assets|media)\/[^*]*$/.test(routeOf(request));

interface Options {
  perMinute: number;
  db: Database;
  secret: string;
}

/**
 * How much one connection may ask for in a minute, of all processes together: 429 with Retry-After past it. Pages and calls
 * count; files that are there do not. Processes tell each other every second, so some more may pass in the second in which a limit is reached.
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
  const isFree = (request: FastifyRequest) => isForFile(request) || forOperators.has(routeOf(request));
  const tooMany = (leftMs: number) =>
    new AppError("request.too_many", { retryAfterSeconds: Math.ceil(leftMs / 1000) });
  // An invented picture has the route of real ones: that it is none is known when it was looked for.
  app.addHook("onSend", async (request, reply) => {
    if (reply.statusCode !== 404 || !isFree(request)) return;
    const { current, leftMs } = counts.count(subscriber(request.ip));
    if (current > perMinute) throw tooMany(leftMs);
  });
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: windowMs,
    store: storeOf(counts),
    keyGenerator: (request) => subscriber(request.ip),
    allowList: isFree,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
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
