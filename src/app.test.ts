import Fastify from "fastify";
import { Kysely, PostgresDialect } from "kysely";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { buildApp } from "#app";
import type { DB } from "#platform/db/schema.d.ts";
import { policies } from "#platform/http/policies.ts";
import { testApp } from "../tests/support/app.ts";

const { app, config, storage } = await testApp();

interface Operation {
  summary?: string;
  tags?: string[];
}

describe("every answer", () => {
  it("refuses an unknown call in the shape and language of an error", async () => {
    const arabic = await app.inject("/api/nothing");
    expect(arabic.statusCode).toBe(404);
    expect(arabic.json()).toMatchObject({
      statusCode: 404,
      error: "Not Found",
      code: "route.not_found",
      message: expect.stringMatching(/\p{Script=Arabic}/u),
    });
    const english = await app.inject({ url: "/api/nothing", headers: { "accept-language": "fr, en;q=0.8" } });
    expect(english.json().message).toMatch(/^There is nothing/);
    const cookieWins = await app.inject({
      url: "/api/nothing",
      headers: { "accept-language": "en", cookie: "language=ar" },
    });
    expect(cookieWins.json().message).toMatch(/\p{Script=Arabic}/u);
    const addressWins = await app.inject({ url: "/api/nothing?lang=en", headers: { cookie: "language=ar" } });
    expect(addressWins.json().message).toMatch(/^There is nothing/);
  });

  it("carries the security headers, with our own scripts only", async () => {
    const { headers } = await app.inject("/healthz");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["permissions-policy"]).toContain("camera=(self)");
  });

  it("refuses a state change that another site's page sends, and takes one from its own", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    const send = (origin?: string) =>
      app.inject({
        method: "POST",
        url: `/api/cars/${id}/events`,
        payload: { event: "view" },
        headers: { host: "market.example", ...(origin && { origin }) },
      });
    const foreign = await send("https://evil.example");
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, "request.foreign_origin"]);
    expect(foreign.json().message).toMatch(/\p{Script=Arabic}/u);
    expect((await send("null")).statusCode).toBe(403);
    expect((await send("http://market.example")).statusCode).toBe(404);
    expect((await send("http://localhost:3000")).statusCode).toBe(404);
    expect((await send()).statusCode).toBe(404);
  });

  it("holds no stack, and takes neither broken JSON, a foreign type nor a huge body", async () => {
    const url = "/api/cars/00000000-0000-4000-8000-000000000000/events";
    const json = { "content-type": "application/json" };
    const broken = await app.inject({ method: "POST", url, headers: json, payload: "{" });
    const foreign = await app.inject({
      method: "POST",
      url,
      headers: { "content-type": "text/xml" },
      payload: "<a/>",
    });
    const huge = await app.inject({
      method: "POST",
      url,
      headers: json,
      payload: `"${"x".repeat(300_000)}"`,
    });
    const polluted = await app.inject({
      method: "POST",
      url,
      headers: json,
      payload: '{"__proto__":{"a":1},"event":"view"}',
    });
    expect([broken.statusCode, foreign.statusCode, huge.statusCode, polluted.statusCode]).toEqual([
      400, 415, 413, 400,
    ]);
    for (const answer of [broken, foreign, huge, polluted])
      expect(answer.body).not.toMatch(/at .*\.ts|node_modules/);
  });
});

describe("odd requests", () => {
  it("are refused in the one shape, also where nothing serves", async () => {
    const posted = await app.inject({ method: "POST", url: "/nowhere" });
    const unreadable = await app.inject("/%zz");
    expect([posted.statusCode, posted.json().code]).toEqual([404, "route.not_found"]);
    expect([unreadable.statusCode, unreadable.json().code]).toEqual([400, "request.malformed"]);
  });

  it("are too many past the limit of one connection, whichever of its addresses asks", async () => {
    // No minute ends in the middle.
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { app: small } = await testApp({ env: { RATE_LIMIT: "3" } });
    const ask = (remoteAddress: string) => small.inject({ url: "/api/nothing", remoteAddress });
    const statuses = [];
    for (const host of ["1", "2", "3", "4"]) statuses.push((await ask(`2001:db8:1:2::${host}`)).statusCode);
    expect(statuses).toEqual([404, 404, 404, 429]);
    const refused = await ask("2001:db8:1:2::5");
    expect(refused.json().code).toBe("request.too_many");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask("2001:db8:1:3::1")).statusCode).toBe(404);
    expect((await small.inject({ url: "/healthz", remoteAddress: "2001:db8:1:2::6" })).statusCode).toBe(200);
    const forged = { url: "/api/nothing", remoteAddress: "2001:db8:1:2::7", headers: { "x-own-call": "1" } };
    expect((await small.inject(forged)).statusCode).toBe(429);
  });
});

describe("the house", () => {
  it("names a policy for every route, and documents every call", async () => {
    expect(app.routePolicies.length).toBeGreaterThan(20);
    expect(app.routePolicies.filter(({ policy }) => !policy)).toEqual([]);
    const { paths } = (await app.inject("/openapi.json")).json<{
      paths: Record<string, Record<string, Operation>>;
    }>();
    const calls = app.routePolicies
      .filter(({ method, url }) => method !== "HEAD" && url.startsWith("/api/") && !/docs|\*/.test(url))
      .map(({ method, url }) => `${method.toLowerCase()} ${url.replace(/:(\w+)/g, "{$1}")}`);
    // What stands in mails is documented beside them: its address is a page's.
    const ofTheApi = Object.entries(paths).filter(([path]) => path.startsWith("/api/"));
    const documented = ofTheApi.flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { summary, tags }]) =>
        summary && tags?.length ? `${method} ${path}` : "",
      ),
    );
    expect(documented.toSorted()).toEqual([...new Set(calls)].toSorted());
  });

  it("does not start with a route that says nothing of who may call it", async () => {
    const careless = Fastify();
    await careless.register(policies);
    careless.get("/secret", async () => "");
    await expect(careless.ready()).rejects.toThrow("GET /secret");
  });

  it("is alive without its database and ready only with it", async () => {
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    const { app: orphan, db: gone } = await testApp();
    await gone.destroy();
    expect((await orphan.inject("/healthz")).statusCode).toBe(200);
    const answer = await orphan.inject("/readyz");
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
  });

  it("tells a person in words, and a program in JSON, that the database is away", async () => {
    const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    const unreachable = new Kysely<DB>({
      dialect: new PostgresDialect({
        pool: { connect: () => Promise.reject(refused), end: async () => {}, options: {} },
      }),
    });
    const orphan = await buildApp({ config, storage, db: unreachable, clock: () => new Date() });
    const call = await orphan.inject("/api/cars");
    expect([call.statusCode, call.headers["retry-after"], call.json().code]).toEqual([
      503,
      "2",
      "server.busy",
    ]);
    const page = await orphan.inject({ url: "/sitemap.xml", headers: { accept: "text/html" } });
    expect([page.statusCode, page.headers["content-type"]]).toEqual([503, "text/html; charset=utf-8"]);
    expect(page.body).toMatch(/<html lang="ar" dir="rtl">[\s\S]*السوق مزدحم/);
    await orphan.close();
  });

  it("counts its requests for Prometheus", async () => {
    await app.inject("/api/nothing");
    expect((await app.inject("/metrics")).body).toMatch(
      /http_request_duration_seconds_count\{[^}]*status="404"/,
    );
  });
});
