import { describe, expect, it } from "vitest";
import { secondProcess, testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { adminPassword, makeAdministrator, signInAdministrator } from "./admin.factory.ts";
import type { AdminRole } from "./roles.ts";

const test = await testApp();
const { app, db, time } = test;
const other = await secondProcess(test);
const jobs = await testJobs(test);
const maya = await makeAdministrator(db);
const headers = { ...(await signInAdministrator(db, maya.id, time.now)), "accept-language": "en" };

const call = (method: "GET" | "POST" | "PATCH" | "DELETE", url: string, payload?: object, on = app) =>
  on.inject({ method, url: `/api/admin/admins${url}`, headers, ...(payload && { payload }) });
const list = async () => (await call("GET", "")).json();
const of = async (id: string) => (await list()).data.find((one: { id: string }) => one.id === id);
const change = async (id: string, given: object, on = app) =>
  call("PATCH", `/${id}`, { ...given, seen: (await of(id)).updatedAt }, on);
const meOf = (given: object, on = app) => on.inject({ url: "/api/admin/me", headers: { ...given } });

let counter = 0;
async function invited(given: { role?: AdminRole; language?: "ar" | "en" } = {}) {
  const username = `new.${++counter}`;
  const payload = {
    username: username.toUpperCase(),
    fullName: "Rami Khoury",
    email: `${username}@example.com`,
    role: given.role ?? "content_admin",
  };
  const answer = await app.inject({
    method: "POST",
    url: "/api/admin/admins",
    headers: { ...headers, "accept-language": given.language ?? "en" },
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return { id: answer.json().id as string, username, token: await lastToken() };
}
async function lastToken(): Promise<string> {
  await jobs.run();
  const [mail] = await jobs.mails();
  return /\/admin-invitation\?token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
}
const password = "Cedar-of-Bsharri-77";
const accept = (token: string, given: object = {}, on = app) =>
  on.inject({
    method: "POST",
    url: "/api/admin-invitations/accept",
    payload: { token, password, confirmPassword: password, ...given },
  });
const look = (token: string) =>
  app.inject({ method: "POST", url: "/api/admin-invitations/look", payload: { token } });
const login = (username: string, secret: string) =>
  app.inject({ method: "POST", url: "/api/admin/login", payload: { username, password: secret } });
const actionsOf = async (id: string) =>
  (
    await db
      .selectFrom("admin_activity_log")
      .select("action")
      .where("resource_id", "=", id)
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);

describe("an invitation", () => {
  it("is a mail with a link, by which a password is chosen once and then signs in", async () => {
    const { id, username, token } = await invited({ role: "user_admin" });
    const [mail] = await jobs.mails();
    expect(mail).toMatchObject({ to: `${username}@example.com`, subject: "You are invited to run Mishwar" });
    expect(await look(token).then((one) => one.json())).toEqual({
      username,
      fullName: "Rami Khoury",
      role: "user_admin",
      isNew: true,
    });
    const { token: stored } = await db
      .selectFrom("admin_invitations")
      .select("token")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(stored).not.toContain(token);
    expect((await login(username, password)).statusCode).toBe(401);
    const both = await Promise.all([accept(token), accept(token, {}, other)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect((await accept(token)).json().code).toBe("invitation.dead");
    expect((await look(token)).json().code).toBe("invitation.dead");
    expect((await login(username, password)).json().admin).toMatchObject({ username, role: "user_admin" });
    expect((await list()).invitations.map((one: { id: string }) => one.id)).not.toContain(id);
    expect(await actionsOf(id)).toEqual(["admin.invited"]);
  });

  it("speaks the language of who invites", async () => {
    await invited({ language: "ar" });
    const [mail] = await jobs.mails();
    expect(mail?.subject).toBe("دعوة إلى إدارة مشوار");
    expect(mail?.html).toContain('dir="rtl"');
  });

  it("is over after 24 hours, when it is withdrawn, and when a newer mail is sent", async () => {
    const old = await invited();
    time.now = new Date(time.now.getTime() + 24 * 3_600_000);
    Object.assign(headers, await signInAdministrator(db, maya.id, time.now));
    expect((await accept(old.token)).json().code).toBe("invitation.dead");
    expect((await list()).invitations.find((one: { id: string }) => one.id === old.id).isExpired).toBe(true);
    expect((await call("POST", `/invitations/${old.id}/resend`)).json()).toMatchObject({ isExpired: false });
    const second = await lastToken();
    await call("POST", `/invitations/${old.id}/resend`);
    const third = await lastToken();
    expect((await accept(second)).statusCode).toBe(400);
    expect((await look(third)).statusCode).toBe(200);
    expect((await call("DELETE", `/invitations/${old.id}`)).statusCode).toBe(204);
    expect((await accept(third)).statusCode).toBe(400);
    expect((await call("DELETE", `/invitations/${old.id}`)).json().code).toBe("invitation.not_found");
    expect((await call("POST", `/invitations/${old.id}/resend`)).json().code).toBe("invitation.not_found");
  });

  it("is refused for a name or a mail that is taken, or is none, and gives no weak password", async () => {
    const { username, token } = await invited();
    const good = {
      username: "free.one",
      fullName: "Free",
      email: "free.one@example.com",
      role: "user_admin",
    };
    for (const [given, field] of [
      [{ username: maya.username }, "username"],
      [{ username }, "username"],
      [{ email: `${maya.username}@EXAMPLE.com` }, "email"],
      [{ email: "nobody" }, "email"],
      [{ username: "ab" }, "username"],
      [{ username: "with space" }, "username"],
      [{ role: "owner" }, "role"],
      [{ fullName: " " }, "fullName"],
      [{ password: "x" }, "password"],
    ] as const) {
      const answer = await call("POST", "", { ...good, ...given });
      expect([answer.statusCode, Object.keys(answer.json().errors)], JSON.stringify(given)).toEqual([
        400,
        [field],
      ]);
    }
    const at = (one: string) => ({ password: one, confirmPassword: one });
    for (const weak of ["short-A1", "alllowercase-1", "Password1234!"]) {
      expect((await accept(token, at(weak))).json().errors?.password, weak).toBeTruthy();
    }
    expect((await accept(token, { confirmPassword: "Other-one-entirely-1" })).statusCode).toBe(400);
    expect((await accept("a".repeat(43))).json().code).toBe("invitation.dead");
    expect((await accept(token)).statusCode).toBe(200);
  });

  it("of somebody whose access was taken away leads nowhere", async () => {
    const rogue = await makeAdministrator(db);
    const as = await signInAdministrator(db, rogue.id, time.now);
    const payload = { username: "friend.1", fullName: "Friend", email: "f@example.com", role: "super_admin" };
    await app.inject({ method: "POST", url: "/api/admin/admins", headers: as, payload });
    const token = await lastToken();
    await change(rogue.id, { isActive: false });
    expect((await accept(token)).json().code).toBe("invitation.dead");
  });
});

describe("an administrator", () => {
  it("who loses access is signed out at once, everywhere, and comes back only by a new sign-in", async () => {
    const one = await makeAdministrator(db, "payment_admin");
    const as = await signInAdministrator(db, one.id, time.now);
    expect((await meOf(as, other)).statusCode).toBe(200);
    expect((await change(one.id, { isActive: false })).json()).toMatchObject({ isActive: false });
    expect((await meOf(as, other)).statusCode).toBe(401);
    expect((await login(one.username, adminPassword)).statusCode).toBe(401);
    expect((await call("POST", `/${one.id}/password-link`)).statusCode).toBe(404);
    await change(one.id, { isActive: true });
    expect((await meOf(as)).statusCode).toBe(401);
    expect((await login(one.username, adminPassword)).statusCode).toBe(200);
    expect(await actionsOf(one.id)).toEqual(["admin.deactivated", "admin.reactivated"]);
  });

  it("whose role is changed may do the new one's things from the next call on", async () => {
    const one = await makeAdministrator(db, "user_admin");
    const as = await signInAdministrator(db, one.id, time.now);
    const users = () => app.inject({ url: "/api/admin/users?limit=1", headers: as });
    expect((await users()).statusCode).toBe(200);
    await change(one.id, { role: "payment_admin" });
    expect((await users()).statusCode).toBe(403);
  });

  it("is changed by the first of two; the second is told", async () => {
    const one = await makeAdministrator(db, "user_admin");
    const { updatedAt: seen } = await of(one.id);
    const both = await Promise.all([
      call("PATCH", `/${one.id}`, { role: "payment_admin", seen }),
      call("PATCH", `/${one.id}`, { fullName: "Another", seen }, other),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await actionsOf(one.id)).toEqual(["admin.changed"]);
    expect((await change(one.id, { email: `${maya.username}@example.com` })).json().errors).toHaveProperty(
      "email",
    );
  });

  it("changes neither the own role nor the own access, and the last general manager stays", async () => {
    expect((await change(maya.id, { role: "user_admin" })).json().code).toBe("administrator.own");
    expect((await change(maya.id, { isActive: false })).json().code).toBe("administrator.own");
    expect((await change(maya.id, { fullName: "Maya S." })).json().fullName).toBe("Maya S.");
    await db
      .updateTable("admin_users")
      .set({ is_active: false })
      .where("role", "=", "super_admin")
      .where("id", "<>", maya.id)
      .execute();
    const second = await makeAdministrator(db);
    const ofSecond = await signInAdministrator(db, second.id, time.now);
    const seenBySecond = (await of(maya.id)).updatedAt;
    const { updatedAt: seen } = await of(second.id);
    // Each takes the right from the other: one of them stays.
    const both = await Promise.all([
      call("PATCH", `/${second.id}`, { role: "user_admin", seen }),
      other.inject({
        method: "PATCH",
        url: `/api/admin/admins/${maya.id}`,
        headers: ofSecond,
        payload: { role: "user_admin", seen: seenBySecond },
      }),
    ]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const rows = await db
      .selectFrom("admin_users")
      .select("id")
      .where("role", "=", "super_admin")
      .where("is_active", "=", true)
      .execute();
    expect(rows).toHaveLength(1);
    await db.updateTable("admin_users").set({ role: "super_admin" }).where("id", "=", maya.id).execute();
  });

  it("gets a link for a new password, which ends every session", async () => {
    const one = await makeAdministrator(db, "content_admin");
    const as = await signInAdministrator(db, one.id, time.now);
    expect((await call("POST", `/${one.id}/password-link`)).statusCode).toBe(204);
    const first = await lastToken();
    await call("POST", `/${one.id}/password-link`);
    const token = await lastToken();
    expect((await accept(first)).statusCode).toBe(400);
    expect((await look(token)).json()).toMatchObject({ username: one.username, isNew: false });
    expect((await accept(token)).json()).toEqual({ username: one.username });
    expect((await meOf(as)).statusCode).toBe(401);
    expect((await login(one.username, adminPassword)).statusCode).toBe(401);
    expect((await login(one.username, password)).statusCode).toBe(200);
    expect(await actionsOf(one.id)).toContain("admin.password_reset");
  });

  it("who lost the second factor is let in without it by another, not by oneself", async () => {
    const one = await makeAdministrator(db, "content_admin");
    const as = await signInAdministrator(db, one.id, time.now);
    const remove = (id: string) => call("DELETE", `/${id}/second-factor`);
    expect((await remove(one.id)).json().code).toBe("admin.no_set_up");
    await db
      .updateTable("admin_users")
      .set({ totp_secret: "sealed", totp_enabled_at: time.now })
      .where("id", "=", one.id)
      .execute();
    expect((await remove(maya.id)).json().code).toBe("administrator.own");
    expect((await remove(one.id)).statusCode).toBe(204);
    expect((await of(one.id)).twoFactor).toBe(false);
    expect((await meOf(as)).statusCode).toBe(401);
  });

  it("is shown without anything secret", async () => {
    expect((await call("GET", "")).body).not.toMatch(/argon2|totp|secret|token|"password/i);
  });
});
