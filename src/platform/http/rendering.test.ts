import { once } from "node:events";
import { Agent, get } from "node:http";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { carried } from "./page-body.ts";
import { everyPage, pageManifest } from "./page-manifest.ts";
import type { PageRequest } from "./renderer.ts";
import { rendering } from "./rendering.ts";

let app: FastifyInstance;
let logged: string[];
afterEach(() => app.close());

async function serving(
  answer: (page: PageRequest) => Promise<string>,
  outcome: { status?: number; fault?: unknown; namespaces?: ("home" | "paying")[] } = {},
): Promise<string> {
  logged = [];
  app = Fastify({ logger: { level: "error", stream: { write: (line: string) => void logged.push(line) } } });
  await app.register(cookie);
  app.decorateRequest("language", "ar");
  const render = async (page: PageRequest) => ({
    status: 200,
    headers: {},
    parts: [`<head></head>${await answer(page)}`, "</body></html>"],
    ...{ head: "", data: "", headScript: "own()" },
    namespaces: ["home" as const],
    routes: ["/"],
    ...outcome,
  });
  const styles = { [everyPage]: ["/assets/all.css"] };
  const sheets = new Map([["/assets/all.css", carried("/assets/all.css", Buffer.from("p{content:'ع'}"))]]);
  const modules = { [everyPage]: ["/a.js", "/entry.js"], "/": ["/home.js", "/a.js"] };
  const messageChunks = { "ar/home": "/words.js", "ar/paying": "/paying.js", rest: "/rest.js" };
  const renderer = { render, styles, sheets, modules, messageChunks };
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
  const origin = await serving(async ({ signal }) => {
    asked.resolve();
    if (signal) await once(signal, "abort");
    left.resolve(signal?.aborted === true);
    return "page";
  });
  const visit = get(`${origin}/`).on("error", () => {});
  await asked.promise;
  visit.destroy();
  expect(await left.promise).toBe(true);
});

test("a page has the style sheets and scripts of all that it starts with, and of its own screen, what others import first", () => {
  const { styles, modules } = pageManifest(
    {
      "src/entry.client.tsx": { file: "entry.js", imports: ["_frame.js"] },
      "_frame.js": { file: "frame.js", css: ["frame.css"] },
      "_part.js": { file: "part.js", imports: ["_frame.js"] },
      "screen.ts": { file: "screen.js", imports: ["_frame.js", "_part.js"], css: ["screen.css"] },
      "named.ts": { file: "named.js", imports: ["_frame.js"] },
    },
    { "/cars": ["screen.ts"], "/rare": ["named.ts", "screen.ts"] },
  );
  expect(styles).toEqual({
    [everyPage]: ["/frame.css"],
    "/cars": ["/screen.css"],
    "/rare": ["/screen.css"],
  });
  expect(modules).toEqual({
    [everyPage]: ["/frame.js", "/entry.js"],
    "/cars": ["/part.js", "/screen.js"],
    "/rare": ["/named.js", "/part.js", "/screen.js"],
  });
  expect(() => pageManifest({ "src/entry.client.tsx": { file: "entry.js" } }, { "/x": ["x.ts"] })).toThrow(
    "x.ts",
  );
});

test("only a first page carries its style sheet, and has the file fetched for the next one", async () => {
  const origin = await serving(async () => "بعد");
  const visit = async (cookies?: string) => {
    const answer = await fetch(origin, { headers: cookies ? { cookie: cookies } : {} });
    return [await answer.text(), answer.headers.get("link")];
  };
  const [first, hint] = await visit();
  expect(first).toContain(
    `<style>p{content:'ع'}</style><link rel="stylesheet" disabled href="/assets/all.css"/></head>بعد`,
  );
  expect(hint).toBe("</assets/all.css>; rel=prefetch; as=style");
  const [next, none] = await visit("language=ar");
  expect(next).toContain('<link rel="stylesheet" href="/assets/all.css"/></head>بعد');
  expect([next?.includes("<style>"), none]).toEqual([false, null]);
});

test("the scripts of a page stand at its end, each once, the entry last", async () => {
  const origin = await serving(async () => "<html><body>$&");
  const text = await (await fetch(origin)).text();
  expect(text).toMatch(
    /<html><body>\$&<script data-modules="\/a.js \/words.js \/home.js \/entry.js">[^<]*<\/script><\/body><\/html>$/,
  );
});

test("a page with words that are not every visitor's names the script that knows where they are", async () => {
  const origin = await serving(async () => "<html><body>", { namespaces: ["home", "paying"] });
  const text = await (await fetch(origin)).text();
  expect(text).toContain('"/a.js /rest.js /words.js /paying.js /home.js /entry.js"');
});

test("a page that the database had no time for says when to come back, and is no fault", async () => {
  const origin = await serving(async () => "later", { status: 503 });
  const answer = await fetch(origin);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await answer.text()).toContain("later");
  expect(logged).toEqual([]);
});

test("a page whose loader broke is shown and logged, without the query of its address", async () => {
  const origin = await serving(async () => "failed", { status: 500, fault: new TypeError("nothing there") });
  const answer = await fetch(`${origin}/x?token=secret`);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([500, null]);
  expect(await answer.text()).toContain("failed");
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ path: "/x", msg: "a page could not be loaded" }),
  ]);
  expect(logged.join()).toContain("nothing there");
  expect(logged.join()).not.toContain("secret");
});
