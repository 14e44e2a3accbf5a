import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import type { InjectOptions } from "fastify";
import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/admin/admin.factory.ts";
import { type AdminArea, adminRoles, mayEnter } from "#features/admin/roles.ts";
import { makeTalker } from "#features/conversations/conversation.factory.ts";
import { makeApplication } from "#features/dealers/application.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { paperForm, pdf } from "#features/payments/paper.factory.ts";
import { makeOrder } from "#features/payments/payment.factory.ts";
import { testApp } from "./support/app.ts";
import { signIn } from "./support/sign-in.ts";

const { app, db, time } = await testApp();
const places = JSON.stringify({ omt: { name: "Mishwar SAL", number: "+9611000000" } });
await db.updateTable("app_settings").set({ value: places }).where("key", "=", "transfers").execute();

/** Every route as guest, user, other user and suspended user: what may call it is what its policy says. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
const routes = app.routePolicies.filter(({ method }) => methods.includes(method));

interface Owner {
  id: string;
  headers: { cookie: string };
}
async function makeOwner(): Promise<Owner> {
  const id = await makeUser(db, { is_email_verified: true });
  return { id, headers: await signIn(db, id) };
}

/** A call that its owner makes with success, of something that is the owner's alone. */
type Own = (owner: Owner) => Promise<{
  id: string;
  payload?: object | ((id: string) => object);
  headers?: object;
}>;

const listing =
  (given: object = {}, payload?: object | ((id: string) => object)): Own =>
  async (owner) => ({
    id: await makeListing(db, { user_id: owner.id, ...given }),
    ...(payload && { payload }),
  });
const nextYear = new Date(time.now.getTime() + 365 * 86_400_000);
const live = { expires_at: nextYear };

/** An order that waits for a transfer. */
const order = (): Own => async (owner) => ({
  id: await makeOrder(db, { userId: owner.id, at: time.now, plan: "premium", method: "manual" }),
});
const sendPaper = ({ headers }: Owner, orderId: string) => {
  const { payload, headers: type } = paperForm(pdf);
  const url = `/api/payments/${orderId}/receipt`;
  return app.inject({ method: "POST", url, payload, headers: { ...headers, ...type } });
};

/** A paper of an application under review. */
const dealerDocument = (): Own => async (owner) => {
  await makeApplication(db, { user_id: owner.id });
  const { payload, headers: type } = paperForm(pdf);
  const url = "/api/users/dealership/documents";
  const sent = await app.inject({ method: "POST", url, payload, headers: { ...owner.headers, ...type } });
  return { id: sent.json().id };
};

/** A conversation that its buyer has begun, about somebody else's listing. */
const talk =
  (payload?: object): Own =>
  async ({ id, headers }) => {
    const seller = await makeTalker(app, db);
    const carId = await makeListing(db, { user_id: seller.id });
    const content = "Is it still available?";
    const begun = await send("POST", "/api/conversations", headers, { carId, content });
    if (begun.statusCode !== 201) throw new Error(`${id} could not write: ${begun.body}`);
    return { id: begun.json().conversation.id, ...(payload && { payload }) };
  };

const lapsed = { status: "expired", expired_reason: "lapsed" };

/** A search that is kept; brought back, it stays as it is. */
const savedSearch =
  (change?: object): Own =>
  async ({ headers }) => {
    const payload = { name: "Kias", filters: { brand: "kia" } };
    const made = await app.inject({ method: "POST", url: "/api/saved-searches", payload, headers });
    return { id: made.json().id, ...(change && { payload: change }) };
  };

/** One for each call for users that names something, in its address or its body; without one a new call fails here. */
const ownThings: Record<string, Own> = {
  "DELETE /api/auth/sessions/:id": async ({ id }) => {
    const session = await db.selectFrom("sessions").select("id").where("user_id", "=", id).execute();
    return { id: session[0]?.id ?? "" };
  },
  "PATCH /api/cars/:id": listing(live, { price: 11_000 }),
  "DELETE /api/cars/:id": listing(live),
  "POST /api/cars/:id/restore": listing({ ...live, deleted_at: time.now }),
  "POST /api/cars/:id/renew": listing(lapsed),
  "POST /api/my-cars/renew": listing(lapsed, (id) => ({ ids: [id] })),
  "POST /api/cars/:id/sold": listing(live),
  "POST /api/cars/:id/withdraw": listing(live),
  "GET /api/cars/:id/analytics": listing(live),
  "PATCH /api/saved-searches/:id": savedSearch({ name: "Another" }),
  "DELETE /api/saved-searches/:id": savedSearch(),
  "POST /api/saved-searches/:id/restore": savedSearch(),
  "DELETE /api/comparisons/:id": async (owner) => {
    const carIds = [
      await makeListing(db, { user_id: owner.id }),
      await makeListing(db, { user_id: owner.id }),
    ];
    const payload = { name: "Two", carIds };
    const made = await app.inject({
      method: "POST",
      url: "/api/comparisons",
      payload,
      headers: owner.headers,
    });
    return { id: made.json().id };
  },
  "GET /api/payments/:orderId": order(),
  "GET /api/payments/:orderId/verify": order(),
  "GET /api/areeba/verify/:orderId": order(),
  "POST /api/payments/:orderId/pay": order(),
  "POST /api/payments/:orderId/cancel": order(),
  "GET /api/payments/:orderId/receipt": async (owner) => {
    const { id } = await order()(owner);
    await sendPaper(owner, id);
    return { id };
  },
  "GET /api/users/dealership/documents/:id": dealerDocument(),
  "DELETE /api/users/dealership/documents/:id": dealerDocument(),
  "GET /api/conversations/:id/messages": talk(),
  "POST /api/conversations/:id/messages": talk({ content: "Hello?" }),
  "POST /api/conversations/:id/read": talk({ upTo: 1 }),
  "PUT /api/conversations/:id/block": talk(),
  "DELETE /api/conversations/:id/block": talk(),
  "POST /api/conversations/:id/report": talk({ reason: "spam" }),
  "POST /api/payments/:orderId/receipt": async (owner) => ({
    id: (await order()(owner)).id,
    ...paperForm(pdf),
  }),
};

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
/** These name a listing that everybody sees; what they change is the caller's own list (favorites.test.ts). */
const ofEverybody = new Set(["PUT /api/favorites/:carId", "DELETE /api/favorites/:carId"]);
const ofSomeone = forUsers.filter(
  ({ call, url }) => (url.includes(":") || call in ownThings) && !ofEverybody.has(call),
);

describe("every route", () => {
  it("says who may call it", () => {
    expect(routes.length).toBeGreaterThan(40);
    for (const { policy } of routes) expect(["public", "user", "gateway", "administrator"]).toContain(policy);
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
        expect([refused.statusCode, refused.json().code]).toEqual([401, "payment.forged_notice"]);
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
      // Anew for each: a call may end the session it is made in.
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
