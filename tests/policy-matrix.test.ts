import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import type { InjectOptions } from "fastify";
import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { type AdminArea, adminRoles, mayEnter } from "#features/administrators/roles.ts";
import { testApp } from "./support/app.ts";
import { type Owner, ofEverybody, ownersIn, takeTransfers } from "./support/own-things.ts";

const test = await testApp();
const { app, db, time } = test;
await takeTransfers(db);
const { makeOwner, ownThings } = ownersIn(test);

/** Every route as guest, user, other user and suspended user: what may call it is what its policy says. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
const routes = app.routePolicies.filter(({ method }) => methods.includes(method));

/** Its answer does not end: once it has begun it is known who may call. */
const endless = "/api/events";
async function begun(call: InjectOptions) {
  const answer = await app.inject({ ...call, payloadAsStream: true });
  if (answer.statusCode === 200) answer.raw.res.destroy();
  const body = answer.statusCode === 200 ? "" : await text(answer.stream());
  return { statusCode: answer.statusCode, headers: answer.headers, body, json: () => JSON.parse(body) };
}

const send = async (method: string, url: string, headers: object, payload?: object) => {
  const call: InjectOptions = { method: method as "GET", url, headers: { ...headers } };
  if (url === endless) return begun(call);
  return app.inject(payload ? { ...call, payload } : call);
};
/** Any thing that the address may name: nothing of the kind is there. */
const anyOf = (url: string) =>
  url
    .replace(/:number/, "1")
    .replace(/:\w*id/gi, randomUUID())
    .replace(/:\w+|\*/g, "x");

const named = routes.map(({ method, url, policy, area }) => ({
  method,
  url,
  policy,
  area,
  call: `${method} ${url}`,
}));
const forUsers = named.filter(({ policy }) => policy === "user");
const ofSomeone = forUsers.filter(
  ({ call, url }) => (url.includes(":") || call in ownThings) && !ofEverybody.has(call),
);

describe("every route", () => {
  it("says who may call it", () => {
    expect(routes.length).toBeGreaterThan(40);
    for (const { policy } of routes)
      expect(["public", "user", "gateway", "key", "administrator"]).toContain(policy);
  });

  it.each(named.filter(({ policy }) => policy === "public"))(
    "$call is for everybody alike",
    async ({ method, url }) => {
      const suspended = await makeOwner();
      await db
        .updateTable("users")
        .set({ user_status: "suspended" })
        .where("id", "=", suspended.id)
        .execute();
      const address = anyOf(url);
      const statuses: number[] = [];
      for (const headers of [{}, (await makeOwner()).headers, suspended.headers]) {
        statuses.push((await send(method, address, headers)).statusCode);
      }
      expect(new Set(statuses).size).toBe(1);
      expect(statuses[0]).not.toBe(401);
      expect(statuses[0]).toBeLessThan(500);
    },
  );

  it.each(named.filter(({ policy }) => policy === "gateway"))(
    "$call is for a company that proves itself",
    async ({ method, url }) => {
      for (const headers of [{}, (await makeOwner()).headers]) {
        const refused = await send(method, url, headers, { any: "thing" });
        expect([refused.statusCode, refused.json().code]).toEqual([401, "notice.forged"]);
      }
    },
  );

  it.each(named.filter(({ policy }) => policy === "key"))(
    "$call is for programs of dealers",
    async ({ method, url }) => {
      const other = await makeOwner();
      for (const headers of [{}, other.headers, { authorization: `Bearer mw_live_${"a".repeat(43)}` }]) {
        const refused = await send(method, anyOf(url), headers, { any: "thing" });
        expect(refused.statusCode).toBe(401);
        expect(refused.headers["cache-control"]).toBe("no-store");
        if (method !== "HEAD") expect(refused.json().code).toBe("key.required");
      }
    },
  );

  it.each(forUsers)("$call is for users in good standing", async ({ method, url }) => {
    const suspended = await makeOwner();
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", suspended.id).execute();
    const address = anyOf(url);
    for (const headers of [{}, suspended.headers, { cookie: `session=${"a".repeat(43)}` }]) {
      const refused = await send(method, address, headers, { any: "thing" });
      expect(refused.statusCode).toBe(401);
      if (method !== "HEAD") expect(refused.json().code).toBe("auth.required");
    }
    const served = await send(method, address, (await makeOwner()).headers);
    expect([401, 403]).not.toContain(served.statusCode);
    expect(served.statusCode).toBeLessThan(500);
  });

  it.each(ofSomeone.filter(({ method }) => method !== "HEAD"))(
    "$call reaches one's own alone",
    async ({ call, method, url }) => {
      const own = ownThings[call];
      if (!own) throw new Error(`${call} names something of a user's, and ownThings has none to try it with`);
      const owner = await makeOwner();
      const { id, payload, headers: more } = await own(owner);
      const reach = (one: string, { headers }: Owner) =>
        send(
          method,
          url.replace(/:\w+/, one),
          { ...headers, ...more },
          typeof payload === "function" ? payload(one) : payload,
        );
      const other = await reach(id, await makeOwner());
      expect(other.statusCode, other.body).toBe(404);
      const nothing = await reach(randomUUID(), owner);
      expect(nothing.json()).toEqual(other.json());
      // What the other one tried left it as it was: its owner still can.
      const owners = await reach(id, owner);
      expect(owners.statusCode, owners.body).toBeLessThan(300);
    },
  );
});

const { id: superId } = await makeAdministrator(db);
const living = (await signInAdministrator(db, superId, time.now)).authorization;
const expired = await signInAdministrator(db, superId, new Date(time.now.getTime() - 31 * 60_000));
const { id: inactiveId } = await makeAdministrator(db);
const inactive = await signInAdministrator(db, inactiveId, time.now);
await db.updateTable("admin_users").set({ is_active: false }).where("id", "=", inactiveId).execute();
const guestOwner = await makeOwner();

describe("every route for administrators", () => {
  const nobodies = {
    "a guest": {},
    "a user": guestOwner.headers,
    "one who was deactivated": inactive,
    "an expired token": expired,
    "a forged token": { authorization: `Bearer ${"a".repeat(43)}` },
    "a token in a cookie": { cookie: `session=${living.slice(7)}; adminToken=${living.slice(7)}` },
  };
  const forAdministrators = named.filter(({ policy }) => policy === "administrator");

  it("is there", () => {
    expect(forAdministrators.length).toBeGreaterThan(15);
    for (const { area, url } of named) expect(area !== undefined).toBe(/^\/api\/admin\/(?!login)/.test(url));
  });

  it.each(forAdministrators)("$call is for those whose role may: $area", async ({ method, url, area }) => {
    const address = anyOf(url);
    for (const [who, headers] of Object.entries(nobodies)) {
      // Its input is wrong as well: who asks is looked at first.
      const refused = await send(method, address, headers, { any: "thing" });
      expect(refused.statusCode, who).toBe(401);
      expect(refused.headers["cache-control"]).toBe("no-store");
      if (method !== "HEAD") expect(refused.json().code, who).toBe("admin.required");
    }
    for (const role of adminRoles) {
      // Again for each: a call may end the session it is made in.
      const { id } = await makeAdministrator(db, role);
      const headers = await signInAdministrator(db, id, time.now);
      const served = await send(method, address, headers);
      const may = area === "own" || mayEnter(role, area as AdminArea);
      if (!may) expect([role, served.statusCode]).toEqual([role, 403]);
      else expect([401, 403], role).not.toContain(served.statusCode);
      expect(served.statusCode, role).toBeLessThan(500);
    }
  });
});
