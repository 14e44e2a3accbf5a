import { randomUUID } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { AppError } from "#errors";
import { subscriber } from "./visitor.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Known to this process alone: by it a call that a page makes in process is told from a visitor's. */
    ownCallMark: string;
  }
}
export const ownCallHeader = "x-own-call";

/**
 * How much one connection may ask for in a minute: 429 with Retry-After past it. Pages and calls count; files do not,
 * nor do the calls that a page makes in process, which its own request stands for.
 */
export const limits = fastifyPlugin(async (app: FastifyInstance, options: { perMinute: number }) => {
  app.decorate("ownCallMark", randomUUID());
  if (options.perMinute === 0) return;
  await app.register(rateLimit, {
    max: options.perMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => subscriber(request.ip),
    allowList: (request) =>
      /^\/(assets|media|healthz|readyz|metrics)\b/.test(request.url) ||
      request.headers[ownCallHeader] === app.ownCallMark,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError("request.too_many", { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
});
