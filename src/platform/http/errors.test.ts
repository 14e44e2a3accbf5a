import { once } from "node:events";
import { get } from "node:http";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { errorHandling } from "./errors.ts";

/** What is logged of a request whose visitor leaves, after which its handler throws. */
async function loggedOf(error: Error) {
  const logged: { level: number; msg: string }[] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level: "debug", stream } });
  app.decorateRequest("t");
  app.addHook("onRequest", async (request) => {
    request.t = () => "";
  });
  await app.register(errorHandling);
  const [asked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get("/", async (_request, reply) => {
    const closed = once(reply.raw, "close");
    asked.resolve();
    await closed;
    setImmediate(over.resolve);
    throw error;
  });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const visit = get(origin).on("error", () => {});
  await asked.promise;
  visit.destroy();
  await over.promise;
  await app.close();
  return logged;
}

it("a request that its visitor cut off is no error: nobody is told, and nothing of it stands in the log", async () => {
  const reset = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  for (const error of [new DOMException("This operation was aborted", "AbortError"), reset]) {
    const logged = await loggedOf(error);
    expect(logged.map(({ msg }) => msg)).toContain("a request was cut off");
    expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
  }
});

it("a fault is logged as one, though its visitor has left", async () => {
  const logged = await loggedOf(new TypeError("nothing there"));
  expect(logged.filter(({ level }) => level >= 40).map(({ msg }) => msg)).toEqual(["a request failed"]);
});
