import Fastify from "fastify";
import { expect, it } from "vitest";
import { ownPatience, type Patience } from "../db/patience.ts";
import { ownCallHeader } from "./limits.ts";
import { patience } from "./patience.ts";

it("each request has patience of its own, body or not, and a page shares it with the calls that it makes in process", async () => {
  const app = Fastify();
  app.decorate("ownCallMark", "mark");
  await app.register(patience, { databaseMs: 1000 });
  const seen: (Patience | undefined)[] = [];
  const see = async () => {
    seen.push(ownPatience());
    return {};
  };
  app.get("/call", see);
  app.post("/body", see);
  app.get("/page", async () => {
    await see();
    await app.inject({ url: "/call", headers: { [ownCallHeader]: "mark" } });
    await app.inject({ url: "/call", headers: { [ownCallHeader]: "forged" } });
    return {};
  });
  await app.inject("/page");
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const body = JSON.stringify({ long: "x".repeat(200_000) });
  await fetch(`${origin}/body`, { method: "POST", headers: { "content-type": "application/json" }, body });
  await app.close();

  const [page, own, forged, posted] = seen;
  expect(own).toBe(page);
  expect(new Set([page, forged, posted]).size).toBe(3);
  expect(seen.map((one) => one?.left())).toEqual([1000, 1000, 1000, 1000]);
  expect(ownPatience()).toBeUndefined();
});
