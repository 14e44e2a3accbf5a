import Fastify from "fastify";
import { expect, it } from "vitest";
import { ownPatience, type Patience } from "../db/patience.ts";
import { patience } from "./patience.ts";

it("each request has patience of its own, body or not", async () => {
  const app = Fastify();
  await app.register(patience, { databaseMs: 1000 });
  const seen: (Patience | undefined)[] = [];
  const see = async () => {
    seen.push(ownPatience());
    return {};
  };
  app.get("/call", see);
  app.post("/body", see);
  await app.inject("/call");
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const body = JSON.stringify({ long: "x".repeat(200_000) });
  await fetch(`${origin}/body`, { method: "POST", headers: { "content-type": "application/json" }, body });
  await app.close();

  const [called, posted] = seen;
  expect(called).not.toBe(posted);
  expect(seen.map((one) => one?.left())).toEqual([1000, 1000]);
  expect(ownPatience()).toBeUndefined();
});
