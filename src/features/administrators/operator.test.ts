import { expect, it } from "vitest";
import { signInGuard } from "#features/accounts/guards/sign-in-guard.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { testApp } from "../../../tests/support/app.ts";
import { adminPassword, makeAdministrator, signInAdministrator } from "./admin.factory.ts";
import { createAdministrator, listAdministrators, resetPassword, unlockAdministrator } from "./operator.ts";

const { app, db, time, config } = await testApp();
const guard = signInGuard(db, config.sessionSecret, "administrators");
const login = (username: string, password: string) =>
  app.inject({ method: "POST", url: "/api/admin/login", payload: { username, password } });
const logOf = (id: string) =>
  db
    .selectFrom("admin_activity_log")
    .select(["action", "user_agent"])
    .where("resource_type", "=", "admin")
    .where("resource_id", "=", id)
    .orderBy("id")
    .execute();
const lockOf = async (username: string) =>
  (await listAdministrators(db, guard, time.now)).find((one) => one.username === username)?.lockedUntil;

it("makes an administrator of a role, with a password that lets in, and no second one of the name or mail", async () => {
  const given = {
    username: "nour",
    email: "nour@market.example",
    fullName: "Nour",
    role: "user_admin",
  } as const;
  const password = await createAdministrator(db, given, time.now);
  expect((await login("nour", password)).json().admin).toMatchObject({ role: "user_admin" });
  for (const again of [
    { ...given, email: "x@market.example" },
    { ...given, username: "other" },
  ]) {
    await expect(createAdministrator(db, again, time.now)).rejects.toThrow(OperatorError);
  }
});

it("gives a new password, which ends the old one, sessions, locks and, where asked, the second factor", async () => {
  const { id, username } = await makeAdministrator(db);
  const headers = await signInAdministrator(db, id, time.now);
  await db
    .updateTable("admin_users")
    .set({ totp_secret: "x", totp_enabled_at: time.now })
    .where("id", "=", id)
    .execute();
  for (let turn = 0; turn < 5; turn++) await login(username, "wrong");
  const first = await resetPassword(db, guard, { username, withoutSecondFactor: false }, time.now);
  expect((await app.inject({ url: "/api/admin/me", headers })).statusCode).toBe(401);
  expect((await login(username, first)).json().code).toBe("admin.code_required");
  const second = await resetPassword(db, guard, { username, withoutSecondFactor: true }, time.now);
  expect((await login(username, first)).statusCode).toBe(401);
  expect((await login(username, adminPassword)).statusCode).toBe(401);
  expect((await login(username, second)).statusCode).toBe(200);
  expect(await logOf(id)).toEqual(
    Array(2).fill({ action: "admin.password_reset", user_agent: "npm run admin" }),
  );
});

it("shows who is locked, frees that one, and knows only those with access", async () => {
  const { id, username } = await makeAdministrator(db);
  expect(await lockOf(username)).toBeNull();
  for (let turn = 0; turn < 5; turn++) await login(username, "wrong");
  expect(await lockOf(username)).toBe((await login(username, adminPassword)).json().lockedUntil);
  await unlockAdministrator(db, guard, username, time.now);
  expect(await lockOf(username)).toBeNull();
  expect((await login(username, adminPassword)).statusCode).toBe(200);
  await db.updateTable("admin_users").set({ is_active: false }).where("id", "=", id).execute();
  for (const name of [username, "nobody-of-this-name"]) {
    await expect(unlockAdministrator(db, guard, name, time.now)).rejects.toThrow(OperatorError);
    await expect(
      resetPassword(db, guard, { username: name, withoutSecondFactor: false }, time.now),
    ).rejects.toThrow(OperatorError);
  }
});
