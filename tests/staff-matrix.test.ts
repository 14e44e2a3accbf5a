import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isNoted, unnoted } from "#features/staff/acts.ts";
import { makeFounder, makeMember } from "#features/staff/staff.factory.ts";
import { type StaffRole, staffRoles } from "#platform/http/actor.ts";
import { testApp } from "./support/app.ts";
import { makeDealership, type Owner, ownersIn, takeTransfers } from "./support/own-things.ts";
import { signIn } from "./support/sign-in.ts";

const test = await testApp();
const { app, db, time } = test;
await takeTransfers(db);
const { makeOwner, ownThings } = ownersIn(test);

/** Every call that members of a dealership make for it, as each of them, and as who is none any more. */
const calls = app.routePolicies.flatMap(({ method, url, policy, staff }) =>
  staff && method !== "HEAD" ? [{ method, url, policy, staff, call: `${method} ${url}` }] : [],
);
const ofUsers = calls.filter(({ policy }) => policy === "user");
const ofSomeone = ofUsers.filter(({ call }) => call in ownThings);

async function makeShop(): Promise<Owner> {
  const founder = await makeOwner();
  await makeDealership(db, founder.id);
  await makeFounder(db, founder.id);
  return founder;
}
/** With the password that calls about keys ask for. */
async function member(founder: Owner, role: StaffRole, given: Parameters<typeof makeMember>[3] = {}) {
  const { id, staffId } = await makeMember(db, founder.id, role, given);
  const { password } = await db
    .selectFrom("users")
    .select("password")
    .where("id", "=", founder.id)
    .executeTakeFirstOrThrow();
  await db.updateTable("users").set({ password }).where("id", "=", id).execute();
  return { id, staffId, headers: await signIn(db, id) };
}
const send = (method: string, url: string, headers: object, payload?: object) =>
  app.inject({ method: method as "GET", url, headers: { ...headers }, ...(payload && { payload }) });
const anyOf = (url: string) => url.replace(/:\w*id/gi, randomUUID()).replace(/:\w+/g, "x");
const fits = (role: StaffRole, staff: readonly StaffRole[]) => role === "owner" || staff.includes(role);

/** Asks for a thing of a dealership as one of its people. */
async function reaching(call: (typeof calls)[number], founder: Owner) {
  const thing = await ownThings[call.call]?.(founder);
  if (!thing) throw new Error(call.call);
  const { id, payload, headers: more } = thing;
  return (headers: object) =>
    send(
      call.method,
      call.url.replace(/:\w+/, id),
      { ...headers, ...more },
      typeof payload === "function" ? payload(id) : payload,
    );
}

it("are the calls of a dealer's day, and none of the own account", () => {
  expect(calls.length).toBeGreaterThan(80);
  expect(
    calls.filter(({ url }) => /\/(auth|favorites|recent|notifications|saved-searches)\b/.test(url)),
  ).toEqual([]);
});

it("writes each change down, or says that nobody asks about it", () => {
  const changes = calls.filter(({ method }) => method !== "GET");
  expect(changes.filter(({ call }) => isNoted(call) === unnoted.has(call))).toEqual([]);
});

describe.each(staffRoles)("as %s", (role) => {
  it.each(ofUsers)("$call is what that part reaches", async ({ method, url, staff }) => {
    const { headers } = await member(await makeShop(), role);
    const answer = await send(method, anyOf(url), headers);
    if (fits(role, staff)) expect([401, 403], answer.body).not.toContain(answer.statusCode);
    else expect([answer.statusCode, answer.json().code]).toEqual([403, "staff.not_allowed"]);
  });
});

it.each(ofSomeone)("$call reaches the dealership's for its members, and for nobody else", async (call) => {
  const founder = await makeShop();
  const role = staffRoles.find((one) => one !== "owner" && call.staff.includes(one)) ?? "owner";
  const reach = await reaching(call, founder);
  const [left, ofAnother, suspended, ownAccount] = [
    await member(founder, role, { left_at: time.now }),
    await member(await makeShop(), role),
    await member(founder, role),
    await member(founder, role),
  ];
  await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", suspended.id).execute();
  expect((await send("PUT", "/api/work", ownAccount.headers, { working: false })).statusCode).toBe(204);
  for (const [who, { headers }] of Object.entries({ left, ofAnother, ownAccount })) {
    const refused = await reach(headers);
    expect([who, refused.statusCode], refused.body).toEqual([who, 404]);
  }
  expect((await reach(suspended.headers)).statusCode).toBe(401);

  const working = await member(founder, role);
  const stand = (user_status: "active" | "suspended") =>
    db.updateTable("users").set({ user_status }).where("id", "=", founder.id).execute();
  await stand("suspended");
  expect((await reach(working.headers)).statusCode).toBe(404);
  await stand("active");
  const served = await reach(working.headers);
  expect(served.statusCode, served.body).toBeLessThan(300);
});
