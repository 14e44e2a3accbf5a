import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../../tests/support/app.ts";
import { browser, makeAccount, password } from "../account.factory.ts";

const { app, db, time } = await testApp();
const newPassword = "Another-long-2-walk";
const form = (more: object = {}) => ({
  currentPassword: password,
  newPassword,
  confirmPassword: newPassword,
  ...more,
});

async function signedIn() {
  const { id, email } = await makeAccount(db);
  const there = browser(app);
  await there.signIn(email);
  const change = (more: object = {}) => there.send("PUT", "/api/auth/change-password", form(more));
  return { id, email, there, change };
}

describe("changing the password", () => {
  it("ends every other session, makes the links of mails dead, and is told by mail", async () => {
    const { id, email, there, change } = await signedIn();
    const elsewhere = browser(app);
    await elsewhere.signIn(email);
    await sql`update users set password_reset_token = ${"0".repeat(64)} where id = ${id}`.execute(db);
    const answer = await change();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: "Your password was changed. Your other devices are signed out." },
    ]);
    expect([await there.whoAmI(), await elsewhere.whoAmI()]).toEqual([200, 401]);
    expect((await browser(app).signIn(email)).statusCode).toBe(401);
    expect((await browser(app).signIn(email, newPassword)).statusCode).toBe(200);
    const row = await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row.password_changed_at).toEqual(time.now);
    expect(row.password_reset_token).toBeNull();
    const { rows } = await sql`select from graphile_worker._private_jobs
      where key like 'accounts.password_changed_mail%' and payload ->> 'userId' = ${id}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it("asks for the current one, and locks who guesses it", async () => {
    const { email, there, change } = await signedIn();
    const wrong = await change({ currentPassword: "Wrong-password-1" });
    expect(wrong.json()).toMatchObject({
      statusCode: 400,
      code: "auth.wrong_password",
      errors: { currentPassword: "The password is wrong." },
    });
    for (let i = 0; i < 4; i++) await change({ currentPassword: "Wrong-password-1" });
    const locked = await change();
    expect([locked.statusCode, locked.json().code]).toEqual([423, "auth.locked"]);
    const { lockedUntil } = locked.json();
    expect(Date.parse(lockedUntil)).toBe(time.now.getTime() + 15 * 60_000);
    const me = (await there.send("GET", "/api/auth/user")).json();
    expect(me, "a session's guesses are its own").toMatchObject({ loginAttempts: 0, lockedUntil: null });
    expect((await browser(app).signIn(email)).statusCode).toBe(200);
    expect(await there.whoAmI()).toBe(200);
  });

  it("refuses one that is weak, common, too long, not repeated, or the same", async () => {
    const { email, change } = await signedIn();
    const errors = async (wanted: string, confirmed = wanted) =>
      (await change({ newPassword: wanted, confirmPassword: confirmed })).json().errors;
    expect(await errors("weak")).toEqual({ newPassword: "Weak password." });
    expect(await errors("Liverpool1892!")).toEqual({
      newPassword: "This password is too common. Choose another one.",
    });
    expect(await errors(`Aa1!${"x".repeat(125)}`)).toMatchObject({
      newPassword: "A password has 128 characters at most.",
    });
    expect(await errors(newPassword, "Another-long-3-walk")).toEqual({
      confirmPassword: "The new passwords do not match.",
    });
    expect(await errors(password)).toEqual({
      newPassword: "This is the password you have now. Choose another one.",
    });
    expect((await browser(app).signIn(email)).statusCode).toBe(200);
  });

  it("happens once when it is sent twice at once", async () => {
    const { email, change } = await signedIn();
    const other = "A-third-long-3-walk";
    const answers = await Promise.all([change(), change({ newPassword: other, confirmPassword: other })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    const kept = answers[0]?.statusCode === 200 ? newPassword : other;
    expect((await browser(app).signIn(email, kept)).statusCode).toBe(200);
  });
});
