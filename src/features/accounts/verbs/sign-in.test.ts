import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { usualReasons as ar } from "#i18n/messages/usual-reasons.ar.ts";
import { usualReasons as en } from "#i18n/messages/usual-reasons.en.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { untilWaiting } from "../../../../tests/support/until-waiting.ts";
import { browser, makeAccount, password } from "../account.factory.ts";

const { app, db, time } = await testApp();
const later = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};
const rowOf = (id: string) =>
  db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("signing in", () => {
  it("says nothing of which was wrong, and nothing of who has an account", async () => {
    const { email } = await makeAccount(db);
    const answers = [
      await browser(app).signIn(email, "Wrong-password-1"),
      await browser(app).signIn("nobody@example.com"),
      await browser(app).signIn((await makeAccount(db, { password: null })).email),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.body).toBe(answers[0]?.body);
      expect(answer.cookies).toEqual([]);
    }
    expect(answers[0]?.json()).toEqual({
      statusCode: 401,
      error: "Unauthorized",
      code: "auth.wrong_credentials",
      message: "The e-mail or the password is wrong.",
    });
  });

  it("takes the mail in any case, asks no strength, and notes when", async () => {
    const { id, email } = await makeAccount(db, { password: await hash("short") });
    const answer = await browser(app).signIn(` ${email.toUpperCase()} `, "short");
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      id,
      lastLoginAt: time.now.toISOString(),
      loginAttempts: 0,
      lockedUntil: null,
    });
    expect((await browser(app).signIn(email, "")).json().errors).toEqual({
      password: "The password is required.",
    });
  });

  it("hashes anew what was hashed by weaker settings, and only that", async () => {
    const weak = await hash(password, { memoryCost: 8192, timeCost: 1 });
    const { id, email } = await makeAccount(db, { password: weak });
    await browser(app).signIn(email);
    const { password: stronger } = await rowOf(id);
    expect(stronger).toContain("m=19456,t=2,p=1");
    await browser(app).signIn(email);
    expect((await rowOf(id)).password).toBe(stronger);
  });

  it("tells who is suspended or banned why and until when, but only with the right password", async () => {
    const until = new Date(time.now.getTime() + 3_600_000);
    const suspended = await makeAccount(db, {
      user_status: "suspended",
      suspension_reason: "Prices that were none",
      suspended_until: until,
    });
    const banned = await makeAccount(db, { user_status: "banned", suspension_reason: ar.listingsNotReal });
    expect((await browser(app).signIn(suspended.email, "Wrong-password-1")).json().code).toBe(
      "auth.wrong_credentials",
    );
    const refused = await browser(app).signIn(suspended.email);
    expect(refused.json()).toMatchObject({
      statusCode: 403,
      code: "auth.suspended",
      reason: "Prices that were none",
      until: until.toISOString(),
    });
    expect(refused.cookies).toEqual([]);
    expect((await browser(app).signIn(banned.email)).json()).toMatchObject({
      statusCode: 403,
      code: "auth.banned",
      reason: en.listingsNotReal,
      until: null,
    });
  });

  it("lifts a suspension that is over, and lets its listings be seen again", async () => {
    const { id, email } = await makeAccount(db, {
      user_status: "suspended",
      suspension_reason: "Once",
      suspended_until: new Date(time.now.getTime() + 60_000),
    });
    expect((await browser(app).signIn(email)).statusCode).toBe(403);
    later(60);
    const there = browser(app);
    expect((await there.signIn(email)).json().userStatus).toBe("active");
    expect(await there.whoAmI()).toBe(200);
    expect(await rowOf(id)).toMatchObject({ suspended_until: null, suspension_reason: null });
  });

  it("undoes a deletion that was asked for", async () => {
    const { id, email } = await makeAccount(db, { deletion_requested_at: time.now });
    const there = browser(app);
    expect((await there.signIn(email)).json()).toMatchObject({ id, deletionUndone: true });
    expect((await rowOf(id)).deletion_requested_at).toBeNull();
    expect((await there.signIn(email)).json().deletionUndone).toBe(false);
    expect(await there.whoAmI()).toBe(200);
  });

  it("is of no use with a password that was changed meanwhile", async () => {
    const { id, email } = await makeAccount(db);
    const other = await hash("Another-password-2");
    // The change waits in the same moment for the row that the sign-in reads again before it begins a session.
    await db.transaction().execute(async (tx) => {
      await tx.updateTable("users").set({ password: other }).where("id", "=", id).execute();
      const attempt = browser(app).signIn(email);
      await untilWaiting(db);
      void attempt.then((answer) => results.push(answer.statusCode));
    });
    await expect.poll(() => results).toEqual([401]);
    expect((await sql`select from sessions where user_id = ${id}`.execute(db)).rows).toHaveLength(0);
  });

  it("ends the session that the browser had, and takes none that it brought", async () => {
    const [first, second] = [await makeAccount(db), await makeAccount(db)];
    const there = browser(app);
    await there.signIn(first.email);
    const old = there.jar.get("session") ?? "";
    await there.signIn(second.email);
    expect(there.jar.get("session")).not.toBe(old);
    const thief = browser(app);
    thief.jar.set("session", old);
    expect(await thief.whoAmI()).toBe(401);
    const planted = "A".repeat(43);
    const victim = browser(app);
    victim.jar.set("session", planted);
    await victim.signIn(first.email);
    expect(victim.jar.get("session")).not.toBe(planted);
    thief.jar.set("session", planted);
    expect(await thief.whoAmI()).toBe(401);
  });

  it("tells by mail of a browser that is new, but neither of the first nor of a known one", async () => {
    const { id, email } = await makeAccount(db);
    const mails = async () => {
      const { rows } = await sql<{ payload: object }>`
        select payload from graphile_worker._private_jobs where payload ->> 'userId' = ${id}`.execute(db);
      return rows.map(({ payload }) => payload);
    };
    const home = browser(app);
    await home.signIn(email);
    await home.signIn(email);
    await browser(app).signIn(email, "Wrong-password-1");
    expect(await mails()).toEqual([]);
    const phone = browser(app, {
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    });
    await phone.signIn(email);
    const at = time.now.toISOString();
    expect(await mails()).toEqual([{ userId: id, language: "en", browser: "Safari", system: "iOS", at }]);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await phone.send("POST", "/api/auth/logout");
    await phone.signIn(email);
    expect(await mails()).toEqual([]);
  });
});

const results: number[] = [];
