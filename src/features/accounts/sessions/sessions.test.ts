import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { browser, makeAccount } from "../account.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const later = (hours: number) => {
  time.now = new Date(time.now.getTime() + hours * 3_600_000);
};

async function signedIn() {
  const { id, email } = await makeAccount(db);
  const there = browser(app);
  const answer = await there.signIn(email);
  return { id, email, there, answer };
}
const sessionsOf = (id: string) => db.selectFrom("sessions").selectAll().where("user_id", "=", id).execute();

describe("the cookie of a session", () => {
  it("is out of reach of scripts and other sites, and what is stored does not open anything", async () => {
    const { id, answer, there } = await signedIn();
    const [session, device] = answer.cookies;
    expect(session).toMatchObject({
      name: "session",
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      maxAge: 30 * 86_400,
    });
    expect(session).not.toHaveProperty("secure");
    expect(session?.value).toMatch(/^[\w-]{43}$/);
    expect(device).toMatchObject({ name: "device", httpOnly: true, sameSite: "Lax", maxAge: 400 * 86_400 });
    const [row] = await sessionsOf(id);
    expect(JSON.stringify(row)).not.toContain(session?.value);
    const thief = browser(app);
    thief.jar.set("session", row?.sid ?? "");
    expect(await thief.whoAmI()).toBe(401);
    expect(await there.whoAmI()).toBe(200);
  });

  it("is bound to the host on https", async () => {
    const secure = await testApp({ env: { PUBLIC_URL: "https://market.example" } });
    const { email } = await makeAccount(secure.db);
    const there = browser(secure.app);
    const { cookies } = await there.signIn(email);
    expect(cookies.map(({ name, secure, path, domain }) => [name, secure, path, domain])).toEqual([
      ["__Host-session", true, "/", undefined],
      ["__Host-device", true, "/", undefined],
    ]);
    expect(await there.whoAmI()).toBe(200);
    // A neighbour, or a connection without encryption, can plant a cookie of the plain name only.
    const planted = browser(secure.app);
    planted.jar.set("session", there.jar.get("__Host-session") ?? "");
    expect(await planted.whoAmI()).toBe(401);
  });

  it("that is dead or malformed makes a guest, who is rid of it", async () => {
    const { id, there } = await signedIn();
    await db.deleteFrom("sessions").where("user_id", "=", id).execute();
    const dead = there.jar.get("session") ?? "";
    for (const value of [dead, "x", "' or 1=1", "a".repeat(4000), "%00"]) {
      const visitor = browser(app);
      visitor.jar.set("session", value);
      const answer = await visitor.send("GET", "/api/payment-methods");
      expect(answer.statusCode).toBe(200);
      expect(answer.cookies).toEqual([expect.objectContaining({ name: "session", value: "", maxAge: 0 })]);
      visitor.jar.set("session", value);
      expect((await visitor.send("GET", "/api/auth/user")).json()).toMatchObject({
        statusCode: 401,
        error: "Unauthorized",
        code: "auth.required",
      });
    }
  });

  it("is not looked at for files, which are the same for everybody", async () => {
    const visitor = browser(app);
    visitor.jar.set("session", "x");
    expect((await visitor.send("GET", "/media/none/320.avif")).cookies).toEqual([]);
  });
});

describe("a session", () => {
  it("lives 30 days after its last use, which is noted once an hour", async () => {
    const { id, there } = await signedIn();
    const seen = async () => (await sessionsOf(id))[0]?.last_seen_at;
    const begun = time.now;
    later(0.5);
    expect((await there.send("GET", "/api/auth/user")).cookies).toEqual([]);
    expect(await seen()).toEqual(begun);
    later(1);
    const noted = await there.send("GET", "/api/auth/user");
    expect(noted.cookies).toEqual([expect.objectContaining({ name: "session", maxAge: 30 * 86_400 })]);
    expect(await seen()).toEqual(time.now);
    later(29 * 24);
    expect(await there.whoAmI()).toBe(200);
    later(30 * 24);
    expect(await there.whoAmI()).toBe(401);
  });

  it("ends with signing out, also for who kept its cookie, and signing out twice is fine", async () => {
    const { there } = await signedIn();
    const kept = there.jar.get("session") ?? "";
    for (let i = 0; i < 2; i++) {
      const out = await there.send("POST", "/api/auth/logout");
      expect(out.statusCode).toBe(204);
      there.jar.set("session", kept);
      expect(await there.whoAmI()).toBe(401);
      there.jar.set("session", kept);
    }
  });

  it("ends at once with a suspension, a ban, or the wish to be deleted", async () => {
    for (const change of [
      { user_status: "suspended" as const },
      { user_status: "banned" as const },
      { deletion_requested_at: time.now },
    ]) {
      const { id, there } = await signedIn();
      const elsewhere = browser(app);
      await db.updateTable("users").set(change).where("id", "=", id).execute();
      expect([await there.whoAmI(), await elsewhere.whoAmI()]).toEqual([401, 401]);
      expect(await sessionsOf(id)).toEqual([]);
    }
  });

  it("is none of a user who is suspended, even where the row of one is left", async () => {
    const { id, there } = await signedIn();
    await sql`alter table users disable trigger users_standing`.execute(db);
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", id).execute();
    await sql`alter table users enable trigger users_standing`.execute(db);
    expect(await sessionsOf(id)).toHaveLength(1);
    expect(await there.whoAmI()).toBe(401);
  });
});

it("sweeps what is over, and only that", async () => {
  const jobs = await testJobs(test);
  await db.deleteFrom("sessions").execute();
  const { id } = await signedIn();
  await browser(app).signIn("guess@example.com");
  const counts = async () => {
    const { rows } = await sql<{ n: number[] }>`select array[
      (select count(*) from sessions), (select count(*) from sign_in_guards),
      (select count(*) from known_devices where user_id = ${id})]::int[] as n`.execute(db);
    return rows[0]?.n;
  };
  await jobs.runNamed("accounts.sweep");
  const [sessions = 0, guards = 0, devices = 0] = (await counts()) ?? [];
  expect([sessions, guards > 0, devices]).toEqual([1, true, 1]);
  later(31 * 24);
  await jobs.runNamed("accounts.sweep");
  expect(await counts()).toEqual([0, 0, 1]);
  later(400 * 24);
  await jobs.runNamed("accounts.sweep");
  expect(await counts()).toEqual([0, 0, 0]);
});
