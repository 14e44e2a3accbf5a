import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { secondProcess, testApp } from "../../../tests/support/app.ts";
import { signIn as signInUser } from "../../../tests/support/sign-in.ts";
import { adminPassword, makeAdministrator, signInAdministrator } from "./admin.factory.ts";
import { tokenHash } from "./recognise-administrators.ts";

/** How often a password was held against a hash: what takes the time that an answer takes. */
const hashing = vi.hoisted(() => ({ count: 0 }));
vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof import("@node-rs/argon2")>();
  const verify: typeof real.verify = (...given) => {
    hashing.count++;
    return real.verify(...given);
  };
  return { ...real, verify };
});

const test = await testApp();
const { app, db, time } = test;
const minute = 60_000;
const later = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};
const send = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, headers = {}, payload?: object) =>
  app.inject({ method, url, headers: { "accept-language": "ar", ...headers }, ...(payload && { payload }) });
const login = (payload: object, address = "192.0.2.1", headers = {}) =>
  app.inject({
    method: "POST",
    url: "/api/admin/login",
    payload,
    remoteAddress: address,
    headers: { "accept-language": "ar", ...headers },
  });
const cookieOf = (answer: Awaited<ReturnType<typeof login>>, name: string) =>
  answer.cookies.find((cookie) => cookie.name === name)?.value ?? "";
const me = (headers: object) => send("GET", "/api/admin/me", headers);
const setting = (key: string, value: string) =>
  db.updateTable("app_settings").set({ value }).where("key", "=", key).execute();
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe("signing in", () => {
  it("gives a token that only its hash is kept of, in any case of the name", async () => {
    const { id, username } = await makeAdministrator(db, "payment_admin");
    const answer = await login({ username: ` ${username.toUpperCase()} `, password: adminPassword });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.cookies, "which opens nothing by itself").toEqual([
      expect.objectContaining({ name: "admin-device", httpOnly: true, sameSite: "Strict" }),
    ]);
    const { success, token, admin } = answer.json();
    expect([success, admin]).toEqual([
      true,
      { id, username, fullName: "Maya Saadeh", role: "payment_admin" },
    ]);
    const kept = await db.selectFrom("admin_tokens").selectAll().where("admin_id", "=", id).execute();
    expect(kept.map((row) => row.token)).toEqual([tokenHash(token)]);
    expect(JSON.stringify(kept)).not.toContain(token);
    const own = (await me(bearer(token))).json();
    expect(own).toMatchObject({
      fullName: "Maya Saadeh",
      role: "payment_admin",
      twoFactor: { enabled: false },
    });
    expect(own.areas).toEqual(["stats", "reports", "payments", "plans", "subscriptions"]);
    expect(JSON.stringify(own)).not.toContain("argon2");
  });

  it("answers the same for a name nobody has, a wrong password and one who was deactivated", async () => {
    const { username } = await makeAdministrator(db);
    const gone = await makeAdministrator(db);
    await db.updateTable("admin_users").set({ is_active: false }).where("id", "=", gone.id).execute();
    const answers = [
      await login({ username: "nobody-here", password: adminPassword }),
      await login({ username, password: "wrong" }),
      await login({ username: gone.username, password: adminPassword }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([401, answers[0]?.json()]);
    }
    expect(answers[0]?.json().message).toBe("اسم المستخدم أو كلمة المرور غير صحيحة");
  });

  it("takes as long for a name nobody has as for a wrong password", async () => {
    const { username } = await makeAdministrator(db);
    const hashes = async (name: string) => {
      hashing.count = 0;
      await login({ username: name, password: "wrong" }, "192.0.2.2");
      return hashing.count;
    };
    expect([await hashes(username), await hashes("nobody-2")]).toEqual([1, 1]);
  });

  it("locks a name for 15 minutes after the setting's failures, then for longer, in every process, where they came from", async () => {
    const { username } = await makeAdministrator(db);
    for (let turn = 0; turn < 5; turn++) {
      expect((await login({ username, password: "wrong" }, "192.0.2.9")).statusCode).toBe(401);
    }
    const elsewhere = await login({ username, password: "wrong" }, "192.0.2.10");
    expect(elsewhere.statusCode, "nobody locks an administrator out for others").toBe(401);
    const locked = await login({ username, password: adminPassword }, "192.0.2.9");
    expect([locked.statusCode, locked.json().lockedUntil]).toEqual([
      423,
      new Date(time.now.getTime() + 15 * minute).toISOString(),
    ]);
    const shown = await db
      .selectFrom("admin_users")
      .select(["login_attempts", "locked_until"])
      .where("username", "=", username)
      .executeTakeFirst();
    expect(shown, "of all strangers, whose lock it shows").toEqual({ login_attempts: 6, locked_until: null });
    const other = await secondProcess(test);
    const there = await other.inject({
      method: "POST",
      url: "/api/admin/login",
      payload: { username, password: adminPassword },
      remoteAddress: "192.0.2.9",
    });
    expect(there.statusCode).toBe(423);
    later(15 * minute);
    for (let turn = 0; turn < 5; turn++) await login({ username, password: "wrong" }, "192.0.2.9");
    const again = await login({ username, password: adminPassword }, "192.0.2.9");
    expect(again.json().lockedUntil).toBe(new Date(time.now.getTime() + 30 * minute).toISOString());
    later(30 * minute);
    expect((await login({ username, password: adminPassword })).statusCode).toBe(200);
  });

  it("leaves a browser that it knows, and a live session, out of what strangers guess", async () => {
    const { id, username } = await makeAdministrator(db);
    const first = await login({ username, password: adminPassword });
    const device = cookieOf(first, "admin-device");
    expect(device).toMatch(/^[\w-]{43}$/);
    const session = { authorization: `Bearer ${first.json().token}` };
    // More strangers than a name bears.
    for (let turn = 0; turn < 25; turn++) {
      for (let guess = 0; guess < 5; guess++) {
        await login({ username, password: "wrong" }, `198.51.100.${turn}`);
      }
    }
    const stranger = await login({ username, password: adminPassword }, "203.0.113.1");
    expect(stranger.statusCode).toBe(423);
    const known = (secret: string, password = adminPassword) =>
      login({ username, password }, "198.51.100.1", { cookie: `admin-device=${secret}` });
    const again = await known(device);
    expect(again.statusCode).toBe(200);
    expect(cookieOf(again, "admin-device"), "another secret with each sign-in").not.toBe(device);
    expect((await known("x".repeat(43))).statusCode, "made up").toBe(423);
    const other = await makeAdministrator(db);
    const theirs = cookieOf(
      await login({ username: other.username, password: adminPassword }),
      "admin-device",
    );
    expect((await known(theirs)).statusCode, "of another administrator").toBe(423);
    const begun = await app.inject({
      method: "POST",
      url: "/api/admin/totp",
      headers: session,
      payload: { password: adminPassword },
    });
    expect(begun.statusCode).toBe(200);
    for (let guess = 0; guess < 5; guess++) expect((await known(device, "wrong")).statusCode).toBe(401);
    expect((await known(device)).statusCode, "a stolen cookie guesses no more than anyone").toBe(423);
    const { rows } = await sql<{ device: string }>`
      select device from known_admin_devices where admin_id = ${id}::uuid`.execute(db);
    expect(rows.map((row) => row.device)).not.toContain(device);
  });

  it("does not count a name as the mail of a user", async () => {
    const { username } = await makeAdministrator(db);
    await makeUser(db, { email: `${username}@example.com` });
    for (let turn = 0; turn < 5; turn++) {
      await app.inject({
        method: "POST",
        url: "/api/auth/login",
        payload: { email: `${username}@example.com`, password: "wrong" },
      });
    }
    expect((await login({ username, password: adminPassword })).statusCode).toBe(200);
  });

  it("refuses what is missing, by field, and unknown fields", async () => {
    const answer = await login({ username: "  ", other: 1 });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(["other", "password", "username"]);
  });
});

describe("a token", () => {
  it("is taken from the Authorization header alone, and only as it was given", async () => {
    const { id } = await makeAdministrator(db);
    const headers = await signInAdministrator(db, id, time.now);
    const token = headers.authorization.slice(7);
    expect((await me(headers)).statusCode).toBe(200);
    const user = await signInUser(db, await makeUser(db, {}));
    for (const wrong of [
      {},
      user,
      { cookie: `adminToken=${token}; session=${token}; token=${token}` },
      bearer(`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`),
      bearer(tokenHash(token)),
      { authorization: token },
      { authorization: `Basic ${token}` },
      bearer("' or 1=1 --"),
    ]) {
      const refused = await me(wrong);
      expect([refused.statusCode, refused.json().code]).toEqual([401, "admin.required"]);
    }
  });

  it("ends when nothing was asked for as long as the setting says; a list that refreshes itself does not count", async () => {
    const { id } = await makeAdministrator(db);
    const headers = await signInAdministrator(db, id, time.now);
    later(29 * minute);
    expect((await me(headers)).statusCode).toBe(200);
    later(29 * minute);
    expect((await me({ ...headers, "x-idle": "1" })).statusCode).toBe(200);
    later(2 * minute);
    expect((await me(headers)).statusCode).toBe(401);

    const shorter = await signInAdministrator(db, id, time.now);
    await setting("session_timeout_minutes", "15");
    later(16 * minute);
    expect((await me(shorter)).statusCode).toBe(401);
    // Out of its bounds, or no number at all, it is held to them.
    await setting("session_timeout_minutes", "100000");
    const longest = await signInAdministrator(db, id, time.now);
    later(121 * minute);
    expect((await me(longest)).statusCode).toBe(401);
    await setting("session_timeout_minutes", '"soon"');
    const odd = await signInAdministrator(db, id, time.now);
    expect((await me(odd)).statusCode).toBe(200);
    await setting("session_timeout_minutes", "30");
  });

  it("is no token any more after the sign-out, from the next call on", async () => {
    const { id } = await makeAdministrator(db);
    const headers = await signInAdministrator(db, id, time.now);
    const other = await signInAdministrator(db, id, time.now);
    expect((await send("POST", "/api/admin/logout", headers)).statusCode).toBe(204);
    expect((await me(headers)).statusCode).toBe(401);
    expect((await me(other)).statusCode).toBe(200);
  });

  it("follows its administrator: another role, deactivated", async () => {
    const { id } = await makeAdministrator(db, "payment_admin");
    const headers = await signInAdministrator(db, id, time.now);
    const payments = () => send("GET", "/api/admin/payments", headers);
    expect((await payments()).statusCode).toBe(200);
    await db.updateTable("admin_users").set({ role: "content_admin" }).where("id", "=", id).execute();
    expect([(await payments()).statusCode, (await payments()).json().code]).toEqual([403, "admin.forbidden"]);
    await db.updateTable("admin_users").set({ is_active: false }).where("id", "=", id).execute();
    expect((await payments()).statusCode).toBe(401);
  });

  it("of an administrator whose password is printed opens nothing in production", async () => {
    const production = await testApp({
      env: { NODE_ENV: "production", SESSION_SECRET: "s".repeat(32), LOG_LEVEL: "silent" },
    });
    for (const [on, status] of [
      [test, 200],
      [production, 401],
    ] as const) {
      const { id, username } = await makeAdministrator(on.db, "user_admin");
      await on.db.updateTable("admin_users").set({ is_demo: true }).where("id", "=", id).execute();
      const headers = await signInAdministrator(on.db, id, on.time.now);
      expect((await on.app.inject({ url: "/api/admin/me", headers })).statusCode).toBe(status);
      const payload = { username, password: adminPassword };
      const answer = await on.app.inject({ method: "POST", url: "/api/admin/login", payload });
      expect(answer.statusCode).toBe(status);
    }
  });
});

describe("one's own sessions and password", () => {
  it("are listed and ended, nobody else's", async () => {
    const mine = await makeAdministrator(db);
    const others = await makeAdministrator(db);
    const headers = await signInAdministrator(db, mine.id, time.now);
    const second = await signInAdministrator(db, mine.id, time.now);
    const theirs = await signInAdministrator(db, others.id, time.now);
    const sessions = (await send("GET", "/api/admin/sessions", headers)).json();
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const [foreign] = (await send("GET", "/api/admin/sessions", theirs)).json();
    expect((await send("DELETE", `/api/admin/sessions/${foreign.id}`, headers)).statusCode).toBe(404);
    expect((await me(theirs)).statusCode).toBe(200);
    const [one] = sessions.filter(({ current }: { current: boolean }) => !current);
    expect((await send("DELETE", `/api/admin/sessions/${one.id}`, headers)).statusCode).toBe(204);
    expect((await me(second)).statusCode).toBe(401);
    expect((await me(headers)).statusCode).toBe(200);
  });

  it("a new password needs the old one, keeps the rules, and ends the other sessions", async () => {
    const { id, username } = await makeAdministrator(db);
    const headers = await signInAdministrator(db, id, time.now);
    const other = await signInAdministrator(db, id, time.now);
    const change = (currentPassword: string, newPassword: string) =>
      send("PUT", "/api/admin/password", headers, {
        currentPassword,
        newPassword,
        confirmPassword: newPassword,
      });
    const next = "Faraya-to-Tyre-77";
    expect((await change("wrong", next)).json().code).toBe("auth.wrong_password");
    expect((await change(adminPassword, "weak")).statusCode).toBe(400);
    expect((await change(adminPassword, "Password123!")).statusCode).toBe(400);
    expect((await change(adminPassword, adminPassword)).statusCode).toBe(400);
    expect((await change(adminPassword, next)).statusCode).toBe(204);
    expect((await me(headers)).statusCode).toBe(200);
    expect((await me(other)).statusCode).toBe(401);
    expect((await login({ username, password: adminPassword })).statusCode).toBe(401);
    expect((await login({ username, password: next })).statusCode).toBe(200);
  });
});
