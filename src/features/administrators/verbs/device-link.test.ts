import { describe, expect, it } from "vitest";
import { secondProcess, testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { adminPassword, makeAdministrator, signInAdministrator } from "../admin.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
const other = await secondProcess(test);
const minutes = (count: number) => {
  time.now = new Date(time.now.getTime() + count * 60_000);
};
let last = 0;
const elsewhere = () => `2001:db8:${(++last).toString(16)}::1`;
const post = (url: string, payload: object, headers = {}, on = app) =>
  on.inject({
    method: "POST",
    url: `/api/${url}`,
    payload,
    remoteAddress: elsewhere(),
    headers: { "accept-language": "en", ...headers },
  });
type Answer = Awaited<ReturnType<typeof post>>;
const deviceOf = (answer: Answer) => answer.cookies.find(({ name }) => name === "admin-device")?.value ?? "";
const login = (username: string, device = "", typed = adminPassword) =>
  post("admin/login", { username, password: typed }, { cookie: `admin-device=${device}` });
const ask = (username: string, on = app) => post("admin-device-links", { username }, {}, on);
const use = (token: string, on = app) => post("admin-device-links/use", { token }, {}, on);

/** Guesses from so many addresses that the name is locked for all strangers. */
async function lockForStrangers(username: string) {
  for (let turn = 0; turn < 50; turn++) await login(username, "", "wrong");
  expect((await login(username)).statusCode).toBe(423);
}
async function mailedToken(username: string) {
  await jobs.run();
  const mail = (await jobs.mails()).find(({ to }) => to === `${username}@example.com`);
  return /\/admin-login\?token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
}
async function linkFor(username: string) {
  expect((await ask(username.toUpperCase())).statusCode).toBe(200);
  return mailedToken(username);
}
const columns = (id: string) =>
  db
    .selectFrom("admin_users")
    .select(["device_link_token", "device_link_expires_at"])
    .where("id", "=", id)
    .executeTakeFirst();

describe("the mailed link of an administrator", () => {
  it("lets the browser that opens it in while strangers are locked out, once, with the password all the same", async () => {
    const { id, username } = await makeAdministrator(db);
    await lockForStrangers(username);
    const token = await linkFor(username);
    expect(token).not.toBe("");
    expect(JSON.stringify(await columns(id))).not.toContain(token);
    const both = await Promise.all([use(token), use(token, other)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    const used = both.find(({ statusCode }) => statusCode === 200) as Answer;
    expect(used.json()).toEqual({ username });
    expect(used.headers["cache-control"]).toBe("no-store");
    expect(used.cookies).toEqual([
      expect.objectContaining({ name: "admin-device", httpOnly: true, sameSite: "Strict" }),
    ]);
    const device = deviceOf(used);
    expect((await login(username, device, "wrong")).statusCode).toBe(401);
    expect((await login(username)).statusCode, "others still wait").toBe(423);
    expect((await login(username, device)).statusCode).toBe(200);
    expect((await use(token)).json().code).toBe("auth.link_dead");
    const log = await db
      .selectFrom("admin_activity_log")
      .select("action")
      .where("admin_id", "=", id)
      .execute();
    expect(log.map(({ action }) => action)).toContain("admin.browser_confirmed");
  });

  it("works for an hour, and not for one who was deactivated; a newer one replaces it", async () => {
    const { id, username } = await makeAdministrator(db);
    const first = await linkFor(username);
    const second = await linkFor(username);
    expect((await use(first)).statusCode).toBe(400);
    minutes(60);
    expect((await use(second)).statusCode).toBe(400);
    const third = await linkFor(username);
    await db.updateTable("admin_users").set({ is_active: false }).where("id", "=", id).execute();
    expect((await use(third)).statusCode).toBe(400);
    expect((await use("x".repeat(43))).statusCode).toBe(400);
  });

  it("makes a browser known to that administrator alone, for as few guesses as any", async () => {
    const [mine, theirs] = [await makeAdministrator(db), await makeAdministrator(db)];
    await lockForStrangers(theirs.username);
    const device = deviceOf(await use(await linkFor(mine.username)));
    expect((await login(theirs.username, device)).statusCode).toBe(423);
    const seen: number[] = [];
    for (let turn = 0; turn < 6; turn++) seen.push((await login(mine.username, device, "wrong")).statusCode);
    expect(seen).toEqual([401, 401, 401, 401, 401, 423]);
  });

  it("is answered alike whoever the name is, and sends nothing to nobody, nor more than five an hour", async () => {
    const { username } = await makeAdministrator(db);
    const gone = await makeAdministrator(db);
    await db.updateTable("admin_users").set({ is_active: false }).where("id", "=", gone.id).execute();
    const first = await makeAdministrator(db);
    await db.updateTable("admin_users").set({ email: "root@localhost" }).where("id", "=", first.id).execute();
    await jobs.run();
    const before = (await jobs.mails()).length;
    const names = ["nobody-here", gone.username, first.username, username];
    const answers = await Promise.all(names.map((name) => ask(name)));
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toEqual([200, answers[0]?.json()]);
    await jobs.run();
    expect((await jobs.mails()).length - before).toBe(1);
    for (let turn = 0; turn < 8; turn++) {
      expect((await ask(username)).statusCode).toBe(200);
      await jobs.run();
    }
    expect((await jobs.mails()).length - before).toBe(5);
  });
});

describe("another general manager", () => {
  it("sees that a name is locked for strangers, and frees it; other roles may not", async () => {
    const { id, username } = await makeAdministrator(db, "user_admin");
    const maya = await makeAdministrator(db);
    const headers = await signInAdministrator(db, maya.id, time.now);
    const at = { remoteAddress: elsewhere(), method: "POST", url: "/api/admin/login" } as const;
    const guess = (password: string) => app.inject({ ...at, payload: { username, password } });
    const shown = async () => {
      const { data } = (await app.inject({ url: "/api/admin/admins", headers })).json();
      return data.find((one: { id: string }) => one.id === id).lockedUntil;
    };
    expect(await shown()).toBeNull();
    for (let turn = 0; turn < 5; turn++) await guess("wrong");
    const refused = await guess(adminPassword);
    expect([refused.statusCode, await shown()], "at one address").toEqual([423, refused.json().lockedUntil]);
    await lockForStrangers(username);
    expect(await shown()).not.toBeNull();
    const unlock = (given: Record<string, string>) =>
      app.inject({ method: "POST", url: `/api/admin/admins/${id}/unlock`, headers: given });
    const own = await signInAdministrator(db, id, time.now);
    expect((await unlock(own)).statusCode).toBe(403);
    expect((await unlock({})).statusCode).toBe(401);
    expect((await unlock(headers)).statusCode).toBe(204);
    expect(await shown()).toBeNull();
    expect((await login(username)).statusCode).toBe(200);
    expect((await guess(adminPassword)).statusCode).toBe(200);
  });
});

describe("a known browser of an administrator", () => {
  it("is forgotten by ending every other session, and by a new password, but for the one that asks", async () => {
    const { username } = await makeAdministrator(db);
    const [mine, lost] = [await login(username), await login(username)];
    const headers = {
      authorization: `Bearer ${mine.json().token}`,
      cookie: `admin-device=${deviceOf(mine)}`,
    };
    await lockForStrangers(username);
    expect((await login(username, deviceOf(lost))).statusCode).toBe(200);
    const ended = await app.inject({ method: "DELETE", url: "/api/admin/sessions", headers });
    expect(ended.statusCode).toBe(204);
    expect((await login(username, deviceOf(lost))).statusCode).toBe(423);
    const again = await login(username, deviceOf(mine));
    expect(again.statusCode).toBe(200);
    const next = "Faraya-to-Tyre-77";
    const changed = await app.inject({
      method: "PUT",
      url: "/api/admin/password",
      headers: {
        authorization: `Bearer ${again.json().token}`,
        cookie: `admin-device=${deviceOf(await login(username, deviceOf(again)))}`,
      },
      payload: { currentPassword: adminPassword, newPassword: next, confirmPassword: next },
    });
    expect(changed.statusCode).toBe(204);
    expect((await login(username, deviceOf(again), next)).statusCode).toBe(200);
  });

  it("is not locked out by codes that somebody with the password guesses elsewhere", async () => {
    const { id, username } = await makeAdministrator(db);
    const device = deviceOf(await login(username));
    await db
      .updateTable("admin_users")
      .set({ totp_secret: "x", totp_enabled_at: time.now })
      .where("id", "=", id)
      .execute();
    const code = (given = "") =>
      post(
        "admin/login",
        { username, password: adminPassword, code: "000000" },
        { cookie: `admin-device=${given}` },
      );
    const seen: string[] = [];
    for (let turn = 0; turn < 6; turn++) seen.push((await code()).json().code);
    expect(seen).toEqual([...Array(5).fill("admin.wrong_code"), "auth.locked"]);
    expect((await code(device)).json().code, "its own guesses").toBe("admin.wrong_code");
  });
});
