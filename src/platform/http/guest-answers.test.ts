import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { guestPages } from "./guest-pages.ts";
import { carried } from "./page-body.ts";
import { everyPage } from "./page-manifest.ts";
import { policies } from "./policies.ts";
import type { PageRequest, Renderer } from "./renderer.ts";
import { rendering } from "./rendering.ts";
import { security } from "./security.ts";
import { visitor } from "./visitor.ts";

/** Pages that say all that they were made of, and how many were made before. */
let count = 0;
const asked: PageRequest[] = [];
const render: Renderer["render"] = async (page) => {
  asked.push(page);
  const { language, theme, url } = page;
  const facts = { language, theme, url };
  const text = `<script nonce="${"A".repeat(22)}">stolen()</script> nonce $& ${"كيا ".repeat(300)}`;
  return {
    status: url.includes("/about") ? 404 : 200,
    headers: { "content-type": "text/html; charset=utf-8", "x-page": "1" },
    parts: [
      `<html><head></head><body>${count++} ${JSON.stringify(facts)} `,
      Buffer.from("<b>kept</b>"),
      `${text}</body></html>`,
    ],
    head: "<title>One</title>",
    data: "",
    headScript: "own()",
    namespaces: [],
    routes: ["/"],
  };
};
const renderer: Renderer = {
  render,
  styles: { [everyPage]: ["/all.css"] },
  sheets: new Map([["/all.css", carried("/all.css", Buffer.from("p{}"))]]),
  modules: { "/": ["/a.js"] },
  messageChunks: {},
};
const time = { now: 0 };
const app = Fastify();
await app.register(policies);
await app.register(cookie);
const words = { ar: (() => "") as never, en: (() => "") as never };
await app.register(visitor, { words });
await app.register(security, { publicUrl: "http://localhost", development: false });
app.addHook("onRequest", async (request) => {
  const { session: id } = request.cookies;
  if (id) request.actor = { id, personId: id, sessionId: "", isEmailVerified: true };
});
await rendering(app, {
  renderer: async () => renderer,
  publicUrl: "http://localhost",
  assets: false,
  guests: {
    pages: guestPages({ mostBytes: 1_000_000, now: () => time.now }),
    isGuestPage: (url) => !url.includes("token"),
  },
});
afterAll(() => app.close());

const ask = (url: string, cookies = "", headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...headers, ...(cookies && { cookie: cookies }) } });
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const scriptIn = (text: string) => /<script data-modules="[^"]*"[^>]*>([^<]*)</.exec(text)?.[1] ?? "";

test("two answers of one page are the same, and its policy lets its own scripts run and no other", async () => {
  const [one, two] = [await ask("/cars"), await ask("/cars")];
  expect(two.body).toBe(one.body);
  const plain = ({ headers }: typeof one) => ({ ...headers, date: "" });
  expect(plain(two)).toEqual(plain(one));
  expect(plain(one)).toMatchObject({
    vary: "cookie, accept-encoding, accept-language",
    "cache-control": "public, no-cache",
    "content-type": "text/html; charset=utf-8",
    "x-page": "1",
    link: "</all.css>; rel=prefetch; as=style",
  });
  const scripts = String(one.headers["content-security-policy"]).split(";")[1];
  expect(scripts).toBe(`script-src 'self' ${hashOf("own()")} ${hashOf(scriptIn(one.body))}`);
  expect(one.body).toContain("<script>own()</script>");
});

test("who has the page is told so, with the policy of its scripts; who has another gets it", async () => {
  const whole = await ask("/cars", "language=ar");
  const etag = String(whole.headers.etag);
  for (const known of [etag, `"other", ${etag}`]) {
    const { statusCode, body, headers } = await ask("/cars", "language=ar", { "if-none-match": known });
    expect([statusCode, body]).toEqual([304, ""]);
    for (const name of ["etag", "content-security-policy", "vary", "cache-control"])
      expect(headers[name]).toBe(whole.headers[name]);
  }
  for (const cookies of ["language=en", "language=ar; theme=dark"])
    expect((await ask("/cars", cookies, { "if-none-match": etag })).statusCode).toBe(200);
  expect((await ask("/cars", "", { "if-none-match": etag })).statusCode).toBe(304);
  const own = await ask("/cars", "language=ar; session=rana", { "if-none-match": etag });
  expect([own.statusCode, own.headers.etag]).toEqual([200, undefined]);
  expect((await ask("/about")).headers.etag).toBeUndefined();
  // Only what is everybody's may be kept on the way.
  for (const kept of [own, await ask("/about"), await ask("/cars?lang=en"), await ask("/token")])
    expect(kept.headers["cache-control"]).toBe("private, no-cache");
});

test("nothing of who asks reaches the page of all guests", async () => {
  asked.length = 0;
  const answer = await ask("/motorcycles?page=2", "language=en; theme=dark; device=d; other=o", {
    "user-agent": "agent",
    referer: "http://elsewhere.example/",
    "x-forwarded-for": "192.0.2.7",
  });
  expect(asked).toHaveLength(1);
  expect(Object.keys(asked[0] ?? {}).sort()).toEqual(
    "api hasSession language now publicUrl signal theme url".split(" "),
  );
  // The page is made light for all, and darkened in its bytes.
  expect(answer.body).toContain('"language":"en","theme":"light"');
  expect(answer.body).not.toContain("<style>");
  expect(asked[0]?.hasSession).toBe(false);
});

test("language, address and first visits are never mixed", async () => {
  const visits: [url: string, cookies: string][] = [
    ["/seo", ""],
    ["/seo", "language=ar"],
    ["/seo", "language=en"],
    ["/seo?lang=en", ""],
    ["/seo?lang=en", "language=ar"],
    ["/seo?lang=ar", "language=en"],
    ["/seo?page=2", ""],
    ["/seo/", ""],
    ["//seo", ""],
  ];
  const bodies = async () => {
    const all: string[] = [];
    for (const [url, cookies] of visits) {
      all.push((await ask(url, cookies)).body);
    }
    return all;
  };
  const first = await bodies();
  expect(new Set(first).size).toBe(visits.length);
  expect(await bodies()).toEqual(first);
});

test("the cookie of the language is set for each who asks by the address", async () => {
  for (let time = 0; time < 2; time++) {
    expect((await ask("/dealers?lang=en")).headers["set-cookie"]).toMatch(/^language=en; /);
    expect((await ask("/dealers")).headers["set-cookie"]).toBeUndefined();
  }
});

test("who is signed in, has just signed out, brings a token or asks for a secret address gets a page of their own", async () => {
  const own: [url: string, cookies?: string, headers?: Record<string, string>][] = [
    ["/", "session=rana"],
    ["/", "session=rana; signed-out=1"],
    ["/", "signed-out=1"],
    ["/", "", { authorization: "Bearer x" }],
    ["/?token=x"],
  ];
  const guests = (await ask("/")).body;
  for (const visit of own) {
    const [one, two] = [await ask(...visit), await ask(...visit)];
    for (const { body } of [one, two]) expect(body).not.toBe(guests);
    expect(one.body).not.toBe(two.body);
  }
  expect((await ask("/")).body).toBe(guests);
  // And the other way round: a page that was made for a user is not the next guest's.
  const rana = await ask("/terms", "session=rana");
  expect((await ask("/terms", "language=ar")).body).not.toBe(rana.body);
});

test("what is not found is asked for anew each time", async () => {
  const [one, two] = [await ask("/about"), await ask("/about")];
  expect([one.statusCode, two.statusCode]).toEqual([404, 404]);
  expect(one.body).not.toBe(two.body);
});

test("a page is sent in the cheapest coding that its browser takes", async () => {
  time.now += 1000;
  const plain = await ask("/privacy");
  for (const [accepted, coding, decode] of [
    ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip;q=1, br;q=0", "gzip", gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await ask("/privacy", "", { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(coding);
    expect(decode(rawPayload).toString()).toBe(plain.body);
  }
  for (const accepted of ["identity", "", "br;q=0", "nothing"]) {
    const answer = await ask("/privacy", "", { "accept-encoding": accepted });
    expect([answer.headers["content-encoding"], answer.body]).toEqual([undefined, plain.body]);
  }
});
