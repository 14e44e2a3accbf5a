import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../support/app.ts";
import { signIn } from "../support/sign-in.ts";
import { spokenTo } from "./support/raw-connection.ts";

const noPage = () => Promise.reject(new Error("no page is to be made"));
const test = await testApp();
const { app, db, time } = test;

/** Every call that anyone may make and that needs nothing to be known. */
const openCalls = [...app.readingCalls]
  .filter(([name, { shape }]) => shape.policy === "public" && !name.includes(":"))
  .map(([name]) => name.slice("GET ".length));
const openFiles = ["/robots.txt", "/sitemap.xml", "/og/site.jpg", "/openapi.json", "/api/reference"];

describe("an answer that a proxy may keep", () => {
  const stale = new Date(time.now.getTime() + 2 * 3_600_000);
  const mayBeKept = (headers: Record<string, unknown>) => /\bpublic\b/.test(String(headers["cache-control"]));

  it.each([...new Set([...openCalls, ...openFiles])])("carries no cookie of a session: %s", async (url) => {
    const live = await signIn(db, await makeUser(db));
    // A session that is renewed by this very request, and one that is over: both write a cookie.
    for (const headers of [live, { cookie: `session=${"x".repeat(43)}` }]) {
      time.now = stale;
      const answer = await app.inject({ url, headers });
      if (answer.headers["set-cookie"] !== undefined) expect(mayBeKept(answer.headers), url).toBe(false);
    }
  });
});

describe("a request line that names no path of ours", () => {
  it("is a 400, and no word of it is in the log", async () => {
    const logged: string[] = [];
    const logTo = { write: (line: string) => void logged.push(line) };
    const { app: loud } = await testApp({ logTo, renderer: noPage, env: { LOG_LEVEL: "info" } });
    await loud.listen({ port: 0, host: "127.0.0.1" });
    const { port } = loud.server.address() as AddressInfo;
    for (const target of [
      "http://x/cars?token=SECRET-IN-LOG-123",
      "https://market.example/?token=SECRET-IN-LOG-123",
      "*",
      "cars?token=SECRET-IN-LOG-123",
    ]) {
      const { statuses } = await spokenTo(
        port,
        `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect([target, statuses]).toEqual([target, [400]]);
    }
    expect(logged.join()).not.toContain("SECRET-IN-LOG");
    expect(logged.join()).not.toContain('"level":50');
  });
});

const limited = await testApp({ env: { RATE_LIMIT: "30" }, renderer: noPage });
let addresses = 0;

describe("the limit of requests", () => {
  it.each([
    "/assets/nothing.js",
    "/assets",
    "/assets/",
    "/healthz/x",
    "/readyz?x",
    "/metrics",
    "/media/nothing",
    "/media/x/y/z",
  ])("holds for an invented path: %s", async (url) => {
    const remoteAddress = `203.0.113.${++addresses}`;
    const path = url === "/readyz?x" ? "/readyzx" : url;
    const statuses: number[] = [];
    for (let asked = 0; asked < 35; asked++)
      statuses.push((await limited.app.inject({ url: path, remoteAddress })).statusCode);
    expect(statuses.filter((status) => status === 429).length, url).toBeGreaterThan(0);
  });

  it("leaves balancers and pictures alone", async () => {
    const remoteAddress = `203.0.113.${++addresses}`;
    for (let asked = 0; asked < 40; asked++) {
      expect((await limited.app.inject({ url: "/healthz", remoteAddress })).statusCode).toBe(200);
      const picture = "/media/01a1bea5-63de-7904-aaa3-49587fe21c34/320.webp";
      expect((await limited.app.inject({ url: picture, remoteAddress })).statusCode).toBe(404);
    }
  });

  it("makes no page of a file that is not there", async () => {
    const remoteAddress = `203.0.113.${++addresses}`;
    for (const url of ["/assets/nothing.js", "/media/nothing"]) {
      const answer = await limited.app.inject({ url, remoteAddress });
      expect([answer.statusCode, answer.body]).toEqual([404, "404"]);
    }
  });
});
