import { once } from "node:events";
import { get } from "node:http";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { errorHandling } from "./errors.ts";

it("a request that its visitor cut off is no error: nobody is told, and nothing of it stands in the log", async () => {
  const logged: { level: number; msg: string }[] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level: "debug", stream } });
  app.decorateRequest("t", null as never);
  await app.register(errorHandling);
  const [asked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get("/", async (_request, reply) => {
    const closed = once(reply.raw, "close");
    asked.resolve();
    await closed;
    setImmediate(over.resolve);
    throw new DOMException("This operation was aborted", "AbortError");
  });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const visit = get(origin).on("error", () => {});
  await asked.promise;
  visit.destroy();
  await over.promise;
  await app.close();
  const told = logged.map(({ msg }) => msg);
  expect(told).toContain("a request was cut off");
  expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
});
