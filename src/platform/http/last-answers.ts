import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";

/**
 * A server that closes waits for its connections, and browsers keep theirs for the next request, over a minute long. Those
 * that wait are closed by Fastify; this closes the others, each after the answer that it still gets.
 */
export const lastAnswers = fastifyPlugin(async (app: FastifyInstance) => {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onResponse", async () => {
    if (closing) app.server.closeIdleConnections();
  });
});
