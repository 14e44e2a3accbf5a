import type { AddressInfo } from "node:net";
import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { guestPages } from "#platform/http/guest-pages.ts";
import { everyPage } from "#platform/http/page-manifest.ts";
import type { Renderer } from "#platform/http/renderer.ts";
import { security } from "#platform/http/security.ts";
import { testApp } from "../support/app.ts";
import { signIn } from "../support/sign-in.ts";
import { spokenTo } from "./support/raw-connection.ts";

/** Addresses that name nothing, and what may be kept of those that do. Pages are empty, and counted. */
let pagesMade = 0;
const renderer: Renderer = {
  render: async ({ url }) => {
    pagesMade++;
    // As the router reads it.
    new URL(url, "http://here");
    const empty = { head: "", data: "", headScript: "", namespaces: [], routes: [] };
    const parts = ["<html><head></head><body></body></html>"];
    return { ...empty, parts, status: 200, headers: { "content-type": "text/html; charset=utf-8" } };
  },
  styles: { [everyPage]: [] },
  sheets: new Map(),
  modules: {},
  messageChunks: {},
};
const lines: string[] = [];
const open = {
  renderer: async () => renderer,
  development: true,
  guestPages: guestPages({ mostBytes: 0 }),
  logTo: { write: (line: string) => void lines.push(line) },
};
const { app, db } = await testApp({ ...open, env: { LOG_LEVEL: "info" } });
beforeEach(() => {
  pagesMade = 0;
  lines.length = 0;
});

describe("what a cache on the way may keep", () => {
  const addresses = [
    ...app.routePolicies
      .filter(({ method, policy }) => method === "GET" && policy === "public")
      .map(({ url }) =>
        url
          .replace(":vehicleType", "car")
          .replace(":number", "1")
          .replaceAll(/:\w*id/gi, crypto.randomUUID()),
      ),
    ...["/", "/cars", "/cars?lang=en", "/og/site.jpg?lang=ar", "/nothing", "/media/x", "/robots.txt"],
  ].map((url) => url.replaceAll(/:\w+|\*/g, "x"));

  it("brings no cookie: of a session whose cookie is due again, of a dead one, of none that could be", async () => {
    const withCookie = new Set<string>();
    const kept = new Set<string>();
    for (const url of addresses) {
      const { cookie: live } = await signIn(db, await makeUser(db));
      await db
        .updateTable("sessions")
        .set({ last_seen_at: new Date(0) })
        .execute();
      for (const sent of [live, `session=${"d".repeat(43)}`, "session=x"]) {
        const { headers } = await app.inject({ url, headers: { cookie: sent } });
        const life = String(headers["cache-control"] ?? "");
        if (headers["set-cookie"]) withCookie.add(url);
        if (/public/.test(life)) kept.add(url);
        if (/public/.test(life)) expect(headers["set-cookie"], `${url} ${life}`).toBeUndefined();
      }
    }
    // So that neither list is empty for another reason: both are seen.
    expect(withCookie.size).toBeGreaterThan(10);
    const alike = [
      "/api/reference",
      "/api/subscription-plans",
      "/api/bonus-features",
      "/sitemap.xml",
      "/robots.txt",
    ];
    expect([...kept]).toEqual(expect.arrayContaining(alike));
  });

  it("is private as soon as a cookie is set, whatever its call says of its life", async () => {
    const bare = Fastify();
    onTestFinished(() => bare.close());
    await bare.register(cookie);
    await bare.register(security, { publicUrl: "http://localhost", development: false });
    bare.get("/", (_request, reply) =>
      reply.setCookie("session", "x").header("cache-control", "public, max-age=60, immutable").send(),
    );
    expect((await bare.inject("/")).headers["cache-control"]).toBe("private, max-age=60, immutable");
  });
});

describe("an address that nothing has", () => {
  it("counts, whatever it begins with, and those of files are told without a page", async () => {
    // No minute ends in the middle.
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { app: small } = await testApp({ ...open, env: { RATE_LIMIT: "5" } });
    const invented = [
      "/media",
      "/media/x",
      "/media/x/y/z",
      `/media/${crypto.randomUUID()}/640.webp`,
      "/assets-x",
      "/healthz/x",
      "/healthz-x",
      "/readyz/x",
      "/metrics/x",
      "/metricsx",
      "/api/nothing",
    ];
    for (const [at, url] of invented.entries()) {
      const statuses = [];
      for (let turn = 0; turn < 7; turn++)
        statuses.push((await small.inject({ url, remoteAddress: `192.0.2.${at}` })).statusCode);
      expect(statuses.slice(5), url).toEqual([429, 429]);
      expect(statuses.slice(0, 5), url).not.toContain(429);
    }
    pagesMade = 0;
    for (const url of ["/media/", "/media/x", "/media/x/y/z", "/media/x/y"])
      expect((await app.inject(url)).statusCode, url).toBe(404);
    expect(pagesMade).toBe(0);
    for (let turn = 0; turn < 7; turn++)
      expect((await small.inject({ url: "/healthz", remoteAddress: "192.0.2.250" })).statusCode).toBe(200);
  });
});

describe("a request line", () => {
  const ask = async (line: string) => {
    if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    return spokenTo(port, `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  };
  const isFault = (line: string) => JSON.parse(line).level >= 50;
  const query = "q=NOT-IN-THE-LOG";
  it.each([
    `GET http://x/cars?${query}`,
    `GET https://localhost/cars?${query}`,
    `GET *?${query}`,
    `OPTIONS *`,
    `GET cars?${query}`,
    `GET ?${query}`,
    `GET /%zz?${query}`,
  ])("%s is refused, and leaves no query in the log", async (line) => {
    const { statuses, text } = await ask(line);
    expect(statuses, text).toEqual([400]);
    expect(lines.join()).not.toMatch(/NOT-IN-THE-LOG/);
    expect(lines.filter(isFault)).toEqual([]);
    expect(pagesMade).toBe(0);
  });

  it.each(["//[x", "/\\[x", "//x.example/cars", "/\\x.example/cars", "/a//b?c=//d"])(
    "GET %s is a page",
    async (url) => {
      expect((await ask(`GET ${url}`)).statuses).toEqual([200]);
      expect(lines.filter(isFault)).toEqual([]);
    },
  );
});

describe("the figures of a process", () => {
  const token = "t".repeat(20);
  const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({
    url: "/metrics",
    remoteAddress,
    headers,
  });

  it("are for this machine and for the token alone", async () => {
    const { app: guarded } = await testApp({ env: { METRICS_TOKEN: token } });
    for (const [call, status] of [
      [from("127.0.0.1"), 200],
      [from("::1"), 200],
      [from("192.0.2.1"), 404],
      [from("10.0.0.1"), 404],
      [from("127.0.0.1", { "x-forwarded-for": "127.0.0.1" }), 404],
      [from("192.0.2.1", { "x-forwarded-for": "127.0.0.1" }), 404],
      [from("192.0.2.1", { authorization: `Bearer ${token}` }), 200],
      [from("192.0.2.1", { authorization: `Bearer ${token}x` }), 404],
      [from("192.0.2.1", { authorization: "Bearer undefined" }), 404],
    ] as const)
      expect((await guarded.inject(call)).statusCode, JSON.stringify(call)).toBe(status);
    expect((await app.inject(from("192.0.2.1", { authorization: "Bearer undefined" }))).statusCode).toBe(404);
  });
});
