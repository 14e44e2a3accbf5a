import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { Shot } from "./mix.ts";
import { volley } from "./volley.ts";

const shot = (path: string): Shot => ({ kind: "browse", method: "GET", path, cookie: "" });

test("requests are sent when they are due, whatever became of those before, and their wait is counted", async () => {
  let asked = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Nobody is answered until the tenth has asked: who sends one after the other would wait for ever.
  const server = createServer(async (request, response) => {
    if (++asked === 10) release();
    await held;
    response.statusCode = request.url === "/bad" ? 503 : 200;
    response.end("x");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let sent = 0;
  const outcome = await volley(origin, () => shot(++sent === 3 ? "/bad" : "/"), { rate: 200, seconds: 0.5 });
  expect(outcome.sent).toBe(sent);
  expect(asked).toBe(sent);
  expect(outcome.errors).toEqual({ "browse 503": 1 });
  expect(outcome.p99).toBeGreaterThan(outcome.p50);
});
