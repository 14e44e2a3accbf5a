import { once } from "node:events";
import { Agent, get } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { type Renderer, rendering } from "./rendering.ts";

type PageRequest = Parameters<Renderer["render"]>[0];

let app: FastifyInstance;
afterEach(() => app.close());

async function serving(answer: (page: PageRequest) => Promise<string>): Promise<string> {
  app = Fastify();
  const render = async (page: PageRequest) => ({
    response: new Response(await answer(page)),
    namespaces: [],
  });
  const renderer = { render, manifest: { routes: {} }, messageChunks: {} };
  await rendering(app, { renderer: async () => renderer, publicUrl: "http://localhost", assets: false });
  return app.listen({ port: 0, host: "127.0.0.1" });
}

test("a connection that asks for many pages keeps nothing of those answered", async () => {
  const listeners: number[] = [];
  const origin = await serving(async () => "page");
  const connected = once(app.server, "connection");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let page = 0; page < 3; page++) {
    const [answer] = await once(get(`${origin}/`, { agent }), "response");
    await once(answer.resume(), "end");
    const [socket] = await connected;
    listeners.push(socket.listenerCount("close"));
  }
  agent.destroy();
  expect(listeners).toEqual([listeners[0], listeners[0], listeners[0]]);
});

test("a page whose visitor has left is told to stop", async () => {
  const left = Promise.withResolvers<boolean>();
  const asked = Promise.withResolvers<void>();
  const origin = await serving(async ({ request }) => {
    asked.resolve();
    await once(request.signal, "abort");
    left.resolve(request.signal.aborted);
    return "page";
  });
  const visit = get(`${origin}/`).on("error", () => {});
  await asked.promise;
  visit.destroy();
  expect(await left.promise).toBe(true);
});
