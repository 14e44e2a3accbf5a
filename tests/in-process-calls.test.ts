import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findSession } from "#features/accounts/sessions/session.queries.ts";
import { secretHash } from "#features/accounts/sessions/session-cookie.ts";
import { makeListing } from "#features/listings/listing.factory.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import type { CallName } from "#platform/http/contract.ts";
import { inProcessApi } from "#platform/http/in-process-calls.ts";
import { testApp } from "./support/app.ts";
import { type Owner, ofEverybody, ownersIn, takeTransfers } from "./support/own-things.ts";

const test = await testApp();
const { app, db, time } = test;
await takeTransfers(db);
const { makeOwner, ownThings } = ownersIn(test);
const words = await loadServerMessages();

type Visit = { cookie?: string };
type Say = (name: CallName, input: object) => Promise<unknown>;

/** The API as a page has it that is made for this visitor. */
async function pagesApi({ cookie }: Visit): Promise<Say> {
  const secret = cookie?.slice("session=".length);
  const actor = secret ? await findSession(db, secretHash(secret), time.now) : undefined;
  return inProcessApi(app, { language: "ar", t: words.ar, log: app.log, actor }) as Say;
}

/** The same call twice: as a request, and as a page makes it. */
async function bothWays(name: CallName, headers: Visit, id: string, query?: object) {
  const parts = [...name.matchAll(/:(\w+)/g)].map(
    ([, part = ""], at) => [part, at === 0 ? id : "x"] as const,
  );
  const url = parts.reduce((path, [part, value]) => path.replace(`:${part}`, value), name.slice(4));
  const asked = await app.inject({ url, headers, ...(query && { query: query as Record<string, string> }) });
  const api = await pagesApi(headers);
  const told = await api(name, { params: Object.fromEntries(parts), ...(query && { query }) }).then(
    (body) => [200, JSON.parse(JSON.stringify(body))],
    ({ status, facts }) => [status, facts],
  );
  return { asked: [asked.statusCode, asked.json()], told };
}

const calls = [...app.readingCalls].map(([name, { shape }]) => ({
  name: name as CallName,
  policy: shape.policy,
}));

describe("a call that a page makes in process", () => {
  it("is any that reads, and none that does more", async () => {
    expect(calls.length).toBeGreaterThan(40);
    const api = await pagesApi({});
    for (const name of ["POST /api/auth/logout", "GET /api/auth/export", "GET /api/events"] as const)
      await expect(api(name, {})).rejects.toThrow("more than read");
  });

  it.each(calls)("$name tells guests and users what a request would", async ({ name, policy }) => {
    const suspended = await makeOwner();
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", suspended.id).execute();
    for (const headers of [{}, (await makeOwner()).headers, suspended.headers]) {
      const { asked, told } = await bothWays(name, headers, randomUUID());
      expect(told).toEqual(asked);
      if (policy === "administrator") expect(told[0]).toBe(401);
    }
    if (policy === "user") expect((await bothWays(name, {}, randomUUID())).told[0]).toBe(401);
  });

  const ofOne = calls.filter(({ name }) => ownThings[name] && !ofEverybody.has(name));
  it.each(ofOne)("$name reaches one's own alone", async ({ name }) => {
    const owner: Owner = await makeOwner();
    const { id } = await (ownThings[name] as NonNullable<(typeof ownThings)[string]>)(owner);
    const other = await bothWays(name, (await makeOwner()).headers, id);
    expect(other.told).toEqual(other.asked);
    expect(other.told[0]).toBe(404);
    const own = await bothWays(name, owner.headers, id);
    expect(own.told).toEqual(own.asked);
    expect(own.told[0]).toBe(200);
  });

  it("reads its input as an address has it, and refuses what a request would", async () => {
    await makeListing(db, { user_id: (await makeOwner()).id });
    for (const query of [
      { brand: ["toyota", "kia"], limit: 5, facets: "all" },
      { limit: -1 },
      { page: "x", sort: "nothing" },
      { search: "a\0b" },
      { yearMin: "2010", yearMax: 2000 },
    ]) {
      const { asked, told } = await bothWays("GET /api/cars", {}, "", query);
      expect(told).toEqual(asked);
    }
    const { asked, told } = await bothWays("GET /api/cars/:id", {}, "no-id");
    expect(told).toEqual(asked);
  });

  it("compares listings as a request does: without what leads to their sellers", async () => {
    const one = () => makeOwner().then(({ id }) => makeListing(db, { user_id: id }));
    const ids = [await one(), await one()].join();
    const { asked, told } = await bothWays("GET /api/compare", {}, "", { ids });
    expect(told).toEqual(asked);
    expect(told[0]).toBe(200);
  });

  it("is given what nobody may change, as a request is: it may stay in memory", async () => {
    const more = { more: true };
    const right = (await (await pagesApi({}))("GET /api/site", {})) as object;
    expect(() => Object.assign(right, more)).toThrow(TypeError);
    const { data } = (await (await pagesApi({}))("GET /api/cars", {})) as { data: object[] };
    expect(() => data.push(more)).toThrow(TypeError);
    for (const one of data) expect(() => Object.assign(one, more)).toThrow(TypeError);
  });

  it("answers with what its contract says, and a fault of a handler tells nothing of itself", async () => {
    const site = app.readingCalls.get("GET /api/site");
    if (!site) throw new Error("GET /api/site is not there");
    const api = await pagesApi({});
    const broken = (handler: () => Promise<unknown>) => {
      app.readingCalls.set("GET /api/site", { ...site, handler });
      return api("GET /api/site", {}).then(
        () => "an answer",
        ({ status, message }) => [status, message],
      );
    };
    const right = (await api("GET /api/site", {})) as object;
    const refused = [500, words.ar("errors.server.failed")];
    expect(await broken(async () => ({ ...right, passwordHash: "secret" }))).toEqual(refused);
    expect(await broken(() => Promise.reject(new Error("secret")))).toEqual(refused);
    expect(await broken(async () => right)).toBe("an answer");
  });
});
