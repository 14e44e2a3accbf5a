import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Patience, withPatience } from "../db/patience.ts";

/**
 * No visitor waits for the database for longer than so many milliseconds in all, however many questions a request has:
 * then it is answered with 503, and may be tried again. A page and the calls that it makes in process wait together. What
 * is sent bit by bit has its time once it has begun.
 */
export const patience = fastifyPlugin(async (app: FastifyInstance, options: { databaseMs: number }) => {
  const given = new WeakMap<FastifyRequest, Patience>();
  app.addHook("onRequest", (request, _reply, done) => {
    const own = new Patience(options.databaseMs);
    given.set(request, own);
    withPatience(own, done);
  });
  // A body comes in by the events of its connection, which know nothing of the request.
  app.addHook("preValidation", (request, _reply, done) => withPatience(given.get(request), done));
  app.addHook("onSend", (_request, _reply, payload, done) => {
    const streams = typeof payload === "object" && payload !== null && "pipe" in payload;
    if (streams) withPatience(undefined, () => done(null, payload));
    else done(null, payload);
  });
});
