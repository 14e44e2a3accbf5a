import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether this process is about to close, and wants no new visitors (/readyz says so). */
    isLeaving: () => boolean;
    /** Lets anyone who sends visitors here find out, for so long; everything is answered meanwhile, and each connection is then closed. */
    leave: (ms: number, hurry: AbortSignal) => Promise<void>;
  }
}

/**
 * A server that closes waits for its connections, and browsers and proxies keep theirs for the next request, over a minute
 * long. Those that wait are closed by Fastify; this closes the others, each after the answer that it still gets.
 */
export const lastAnswers = fastifyPlugin(async (app: FastifyInstance) => {
  let leaving = false;
  let closing = false;
  app.decorate("isLeaving", () => leaving);
  app.decorate("leave", async (ms, hurry) => {
    leaving = true;
    await setTimeout(ms, undefined, { signal: hurry }).catch(() => {});
  });
  app.addHook("onRequest", async (_request, reply) => {
    if (leaving) reply.header("connection", "close");
  });
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onResponse", async () => {
    if (closing) app.server.closeIdleConnections();
  });
});
