import { describe, expect, it } from "vitest";
import { password } from "#features/accounts/account.factory.ts";
import { hashPassword } from "#features/accounts/passwords/hash.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { makeDealer } from "../showrooms/showroom.factory.ts";
import type { ApiKey, MadeKey } from "./key.contract.ts";
import { makeProgramKey } from "./key.factory.ts";

const lines: string[] = [];
const { app, db, time } = await testApp({
  logTo: { write: (line) => lines.push(line) },
  env: { LOG_LEVEL: "info" },
});
const hashed = await hashPassword(password);
const dayMs = 86_400_000;

let made = 0;
async function dealer(given: Parameters<typeof makeDealer>[2] = {}) {
  const id = await makeDealer(db, `keys-${++made}`, { password: hashed, ...given });
  return { id, ...callsOf(await signIn(db, id)) };
}
function callsOf(session: object) {
  const headers = { ...session, "accept-language": "en" };
  const call = (method: "GET" | "POST" | "DELETE") => (url: string, payload?: object) =>
    app.inject({ method, url: `/api/keys${url}`, headers, ...(payload && { payload }) });
  const [get, post, remove] = [call("GET"), call("POST"), call("DELETE")];
  return {
    headers,
    get,
    post,
    remove,
    make: async (more: object = {}): Promise<MadeKey> => {
      const answer = await post("", { name: "Stock program", scopes: ["stock"], password, ...more });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json();
    },
    list: async (): Promise<ApiKey[]> => (await get("")).json().data,
  };
}
/** Whether a key opens what its scope is for: nothing of that number is there. */
const opens = async (secret: string) => {
  const headers = { authorization: `Bearer ${secret}` };
  const answer = await app.inject({ url: "/api/stock/none", headers });
  return [answer.statusCode, answer.json().code];
};
const open = [404, "stock.not_found"];
const closed = [401, "key.required"];

describe("a key", () => {
  it("is shown once, and of it only a hash and its last four characters are kept", async () => {
    const lara = await dealer();
    const { secret, ...key } = await lara.make({ name: "  Stock program ", scopes: ["stock", "stock"] });
    expect(secret).toMatch(/^mw_live_[\w-]{43}$/);
    expect(key).toMatchObject({ name: "Stock program", scopes: ["stock"], state: "live", expiresAt: null });
    expect(key.lastFour).toBe(secret.slice(-4));
    const answer = await lara.get("");
    expect(answer.json().data).toEqual([key]);
    expect(answer.body).not.toContain(secret.slice(8));
    const rows = await db.selectFrom("api_keys").selectAll().where("user_id", "=", lara.id).execute();
    expect(JSON.stringify(rows)).not.toContain(secret.slice(8, -4));
    expect(lines.join("")).not.toContain(secret.slice(8));
    expect(lines.filter((line) => line.includes(key.id) && line.includes('"act":"made"'))).toHaveLength(1);
  });

  it("opens what its scope is for, and its use is told to the minute", async () => {
    const { make, list, id } = await dealer();
    const { secret } = await make();
    const leads = await make({ scopes: ["leads"] });
    expect(await opens(secret)).toEqual(open);
    expect(await opens(leads.secret)).toEqual([403, "key.wrong_scope"]);
    expect((await list()).at(-1)?.lastUsedAt).toBe(time.now.toISOString());
    // It opens nothing of the account.
    for (const url of ["/api/keys", "/api/auth/user", "/api/dealers/me"]) {
      const headers = { authorization: `Bearer ${secret}` };
      expect((await app.inject({ url, headers })).statusCode, url).toBe(401);
    }
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", id).execute();
    expect(await opens(secret)).toEqual(closed);
  });

  it.each([
    ["the session of its owner", (session: object) => session],
    ["another scheme", (_: object, secret: string) => ({ authorization: `Basic ${secret}` })],
    ["an address", () => ({})],
    ["one letter more", (_: object, secret: string) => ({ authorization: `Bearer ${secret}a` })],
    [
      "a hash",
      (_: object, secret: string) => ({ authorization: `Bearer ${Buffer.from(secret).toString("hex")}` }),
    ],
  ])("is never taken for %s", async (_, headersOf) => {
    const { make, headers } = await dealer();
    const { secret } = await make();
    const given = headersOf(headers, secret);
    const url = `/api/stock/none?key=${secret}`;
    const answer = await app.inject({ url, headers: { ...given } });
    expect([answer.statusCode, answer.json().code]).toEqual(closed);
  });

  it("ends when its days are over", async () => {
    const { id, list } = await dealer();
    const { secret } = await makeProgramKey(db, id, {
      at: time.now,
      expiresAt: new Date(time.now.getTime() + 1000),
    });
    expect(await opens(secret)).toEqual(open);
    await db.updateTable("api_keys").set({ expires_at: time.now }).where("user_id", "=", id).execute();
    expect(await opens(secret)).toEqual(closed);
    expect((await list())[0]?.state).toBe("expired");
  });

  it("is revoked at once, and twice is once", async () => {
    const { make, remove, list } = await dealer();
    const { id, secret } = await make();
    const both = await Promise.all([remove(`/${id}`), remove(`/${id}`)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await opens(secret)).toEqual(closed);
    expect((await list())[0]).toMatchObject({ state: "revoked", revokedAt: time.now.toISOString() });
  });

  it("has a successor while it lives on for a day, and no second one", async () => {
    const { make, post, list } = await dealer();
    const old = await make({ expiresInDays: 90 });
    const both = await Promise.all([1, 2].map(() => post(`/${old.id}/rotate`, { password })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const next = both.find(({ statusCode }) => statusCode === 201)?.json() as MadeKey;
    expect(next).toMatchObject({ name: old.name, scopes: old.scopes, expiresAt: old.expiresAt });
    expect([await opens(old.secret), await opens(next.secret)]).toEqual([open, open]);
    const replaced = (await list()).find(({ id }) => id === old.id);
    const inADay = new Date(time.now.getTime() + dayMs).toISOString();
    expect(replaced).toMatchObject({ state: "replaced", expiresAt: inADay });
    const now = await post(`/${next.id}/rotate`, { password, overlapHours: 0 });
    expect(now.statusCode).toBe(201);
    expect(await opens(next.secret)).toEqual(closed);
  });

  it("is made by who knows the password, and by a dealer", async () => {
    const { post, list } = await dealer();
    const wanted = { name: "Stock program", scopes: ["stock"] };
    const wrong = await post("", { ...wanted, password: "Something-else-1" });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, "auth.wrong_password"]);
    expect(Object.keys(wrong.json().errors)).toEqual(["password"]);
    expect(await list()).toEqual([]);
    const id = await makeUser(db, { password: hashed });
    const user = callsOf(await signIn(db, id));
    for (const answer of [await user.get(""), await user.post("", { ...wanted, password })])
      expect([answer.statusCode, answer.json().code]).toEqual([404, "dealer.not_approved"]);
    for (const bad of [
      { name: " " },
      { name: "a".repeat(61) },
      { scopes: [] },
      { scopes: ["admin"] },
      { expiresInDays: 0 },
      { userId: id },
    ])
      expect((await post("", { ...wanted, password, ...bad })).statusCode, JSON.stringify(bad)).toBe(400);
  });

  it("is one of ten at most, however many are asked for at once", async () => {
    const { id, post, list } = await dealer();
    for (let n = 0; n < 8; n++) await makeProgramKey(db, id, { at: time.now });
    const wanted = { name: "Stock program", scopes: ["stock"], password };
    const answers = await Promise.all(Array.from({ length: 4 }, () => post("", wanted)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409, 409]);
    expect(await list()).toHaveLength(10);
  });

  it("is another dealer's for nobody", async () => {
    const [lara, karim] = [await dealer(), await dealer()];
    const { id, secret } = await lara.make();
    for (const answer of [await karim.post(`/${id}/rotate`, { password }), await karim.remove(`/${id}`)])
      expect([answer.statusCode, answer.json().code]).toEqual([404, "key.not_found"]);
    expect(await opens(secret)).toEqual(open);
    expect(await karim.list()).toEqual([]);
  });
});
