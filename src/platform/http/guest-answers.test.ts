import { brotliDecompressSync } from "node:zlib";
import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { afterAll, expect, test, vi } from "vitest";
import { guestPages } from "./guest-pages.ts";
import { policies } from "./policies.ts";
import type { Renderer } from "./renderer.ts";
import { rendering } from "./rendering.ts";
import { security } from "./security.ts";
import { visitor } from "./visitor.ts";

type PageRequest = Parameters<Renderer["render"]>[0];

/** Pages that say all that they were made of, and how many were made before. */
let count = 0;
const asked: PageRequest[] = [];
const render: Renderer["render"] = async (page) => {
  asked.push(page);
  const { language, theme, nonce, request, manifest } = page;
  const facts = {
    language,
    theme,
    url: request.url,
    headers: [...request.headers],
    first: !!manifest.inlineCss,
  };
  const text = `nonce="${"A".repeat(22)}" {{nonce}} $& ${"n".repeat(22)}`;
  return {
    status: request.url.includes("/about") ? 404 : 200,
    headers: new Headers({ "content-type": "text/html; charset=utf-8", "x-page": "1" }),
    html: `<html><body>${count++} ${JSON.stringify(facts)} <script nonce="${nonce}"></script>${text}</body></html>`,
    namespaces: [],
    routes: ["/"],
  };
};
const renderer: Renderer = {
  render,
  manifest: { routes: { __root__: { css: ["/all.css"] } } },
  first: { manifest: { routes: {}, inlineCss: { styles: {} } }, sheets: [] },
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
  if (request.cookies.session)
    request.actor = { id: request.cookies.session, sessionId: "", isEmailVerified: true };
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
const nonceIn = (text: string) => /<script nonce="([\w-]{22})">/.exec(text)?.[1] ?? "none";

test("two answers of one page differ in their nonce, which is that of the header, and in nothing else", async () => {
  const [one, two] = [await ask("/cars"), await ask("/cars")];
  const nonces = [nonceIn(one.body), nonceIn(two.body)];
  expect(new Set(nonces).size).toBe(2);
  for (const [at, { headers, body }] of [one, two].entries()) {
    expect(headers["content-security-policy"]).toContain(`'nonce-${nonces[at]}'`);
    expect(body.split(nonces[at] as string)).toHaveLength(3);
  }
  expect(two.body.replaceAll(nonces[1] as string, nonces[0] as string)).toBe(one.body);
  const plain = ({ headers }: typeof one) => ({ ...headers, date: "", "content-security-policy": "" });
  expect(plain(two)).toEqual(plain(one));
  expect(plain(one)).toMatchObject({
    vary: "cookie, accept-encoding",
    "cache-control": "private, no-cache",
    "content-type": "text/html; charset=utf-8",
    "x-page": "1",
    link: "</all.css>; rel=prefetch; as=style",
  });
  expect(one.headers.etag).toBeUndefined();
});

test("nothing of who asks reaches the page of all guests", async () => {
  asked.length = 0;
  const answer = await ask("/motorcycles?page=2", "language=en; theme=dark; device=d; other=o", {
    "user-agent": "agent",
    referer: "http://elsewhere.example/",
    "x-forwarded-for": "192.0.2.7",
  });
  expect(asked).toHaveLength(1);
  expect([...(asked[0]?.request.headers ?? [])]).toEqual([]);
  expect(answer.body).toContain('"language":"en","theme":"dark"');
  expect(answer.body).toContain('"first":false');
  expect(asked[0]?.hasSession).toBe(false);
});

test("language, theme, address and first visits are never mixed", async () => {
  const visits: [url: string, cookies: string][] = [
    ["/seo", ""],
    ["/seo", "language=ar"],
    ["/seo", "language=en"],
    ["/seo", "language=en; theme=dark"],
    ["/seo", "theme=dark"],
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
      const { body } = await ask(url, cookies);
      all.push(body.replaceAll(nonceIn(body), ""));
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
    for (const { body } of [one, two]) expect(body.slice(0, 30)).not.toBe(guests.slice(0, 30));
    expect(one.body).not.toBe(two.body);
  }
  const after = (await ask("/")).body;
  expect(after.replaceAll(nonceIn(after), "")).toBe(guests.replaceAll(nonceIn(guests), ""));
  // And the other way round: a page that was made for a user is not the next guest's.
  const rana = await ask("/terms", "session=rana");
  expect((await ask("/terms", "language=ar")).body).not.toContain(rana.body.slice(12, 20));
});

test("what is not found is asked for anew each time", async () => {
  const [one, two] = [await ask("/about"), await ask("/about")];
  expect([one.statusCode, two.statusCode]).toEqual([404, 404]);
  expect(one.body.slice(0, 20)).not.toBe(two.body.slice(0, 20));
});

test("a page that is asked for often is packed once, with a nonce of its own in each answer all the same", async () => {
  time.now += 1000;
  const brotli = { "accept-encoding": "gzip, deflate, br" };
  const plain = await ask("/privacy");
  const packed = await vi.waitFor(async () => {
    const answer = await ask("/privacy", "", brotli);
    expect(answer.headers["content-encoding"]).toBe("br");
    return answer;
  });
  const text = brotliDecompressSync(packed.rawPayload).toString();
  expect(packed.headers["content-security-policy"]).toContain(`'nonce-${nonceIn(text)}'`);
  expect(text.replaceAll(nonceIn(text), nonceIn(plain.body))).toBe(plain.body);
  for (const encodings of ["gzip", "br;q=0", "identity", ""]) {
    const answer = await ask("/privacy", "", { "accept-encoding": encodings });
    expect(answer.headers["content-encoding"]).toBeUndefined();
  }
});
