import { sql } from "kysely";
import { expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";
import { adminPassword, makeAdministrator, signInAdministrator } from "./admin.factory.ts";
import { secretBox } from "./totp/secret-box.ts";
import { base32, codeAt, stepAt, stepOfCode, totpAddress } from "./totp/totp.ts";

const { app, db, time, config } = await testApp();
const step = 30_000;
const later = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};
const post = (url: string, headers: object, payload: object) =>
  app.inject({ method: "POST", url, headers: { ...headers }, payload });
const login = (payload: object) => post("/api/admin/login", {}, payload);

/** An administrator whose second factor is on, with what a phone would know. */
async function withSecondFactor() {
  const who = await makeAdministrator(db);
  const headers = await signInAdministrator(db, who.id, time.now);
  const begun = (await post("/api/admin/totp", headers, { password: adminPassword })).json();
  const row = await db
    .selectFrom("admin_users")
    .select("totp_secret")
    .where("id", "=", who.id)
    .executeTakeFirstOrThrow();
  const secret = secretBox(config.sessionSecret).open(row.totp_secret ?? "", who.id);
  if (!secret) throw new Error("the secret cannot be read");
  expect([begun.secret, begun.address]).toEqual([
    base32(secret),
    expect.stringContaining(`secret=${base32(secret)}`),
  ]);
  expect(row.totp_secret).not.toContain(base32(secret));
  const code = () => codeAt(secret, stepAt(time.now));
  const confirmed = await post("/api/admin/totp/confirm", headers, { code: code() });
  return { ...who, headers, secret, code, recoveryCodes: confirmed.json().recoveryCodes as string[] };
}

it("makes the codes of RFC 6238", () => {
  const secret = Buffer.from("12345678901234567890");
  // Appendix B, SHA-1, cut to six digits.
  for (const [seconds, code] of [
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ] as const) {
    expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
  }
  expect(base32(secret)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(base32(Buffer.from("f"))).toBe("MY");
  expect(totpAddress(secret, "مشوار", "maya")).toMatch(/^otpauth:\/\/totp\/%D9%85.*:maya\?secret=GEZ/);
  const at = new Date(59_000);
  expect(stepOfCode(secret, codeAt(secret, 2), null, at)).toBe(2);
  expect(stepOfCode(secret, codeAt(secret, 3), null, at)).toBeUndefined();
});

it("is asked for after the password, and each code is taken once", async () => {
  const { username, code } = await withSecondFactor();
  const known = { username, password: adminPassword };
  expect((await login({ username, password: "wrong", code: code() })).json().code).toBe(
    "admin.wrong_credentials",
  );
  expect((await login(known)).json().code).toBe("admin.code_required");
  // The one that turned it on was taken then.
  expect((await login({ ...known, code: code() })).json().code).toBe("admin.wrong_code");
  later(step);
  const now = code();
  const both = await Promise.all([login({ ...known, code: now }), login({ ...known, code: now })]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  expect((await login({ ...known, code: now })).statusCode).toBe(401);
  later(2 * step);
  const eastern = code().replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  expect((await login({ ...known, code: eastern })).statusCode).toBe(200);
});

it("counts wrong codes with wrong passwords, and locks", async () => {
  const { username } = await withSecondFactor();
  for (let turn = 0; turn < 5; turn++) {
    expect((await login({ username, password: adminPassword, code: "000000" })).statusCode).toBe(401);
  }
  expect((await login({ username, password: adminPassword, code: "000000" })).statusCode).toBe(423);
});

it("lets a recovery code in once, typed as it comes, and nobody else's", async () => {
  const mine = await withSecondFactor();
  const other = await withSecondFactor();
  expect(mine.recoveryCodes).toHaveLength(10);
  expect(new Set(mine.recoveryCodes).size).toBe(10);
  const kept = await sql<{ code: string }>`select code from admin_recovery_codes`.execute(db);
  for (const { code } of kept.rows) expect(mine.recoveryCodes).not.toContain(code);
  const [code = ""] = mine.recoveryCodes;
  const foreign = { username: other.username, password: adminPassword, code };
  expect((await login(foreign)).json().code).toBe("admin.wrong_code");
  const known = { username: mine.username, password: adminPassword };
  const spelt = ` ${code.replace("-", " ").toUpperCase()} `;
  const both = await Promise.all([login({ ...known, code: spelt }), login({ ...known, code })]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  const own = await app.inject({ url: "/api/admin/me", headers: mine.headers });
  expect(own.json().twoFactor).toEqual({ enabled: true, required: false, codesLeft: 9 });
});

it("is begun and ended with the password only, and not begun over one that is on", async () => {
  const { headers, code, username } = await withSecondFactor();
  expect((await post("/api/admin/totp", headers, { password: adminPassword })).json().code).toBe(
    "admin.two_factor_on",
  );
  later(step);
  const off = (password: string, typed: string) =>
    post("/api/admin/totp/disable", headers, { password, code: typed });
  expect((await off("wrong", code())).json().code).toBe("auth.wrong_password");
  expect((await off(adminPassword, "000000")).json().code).toBe("admin.wrong_code");
  expect((await off(adminPassword, code())).statusCode).toBe(204);
  expect((await login({ username, password: adminPassword })).statusCode).toBe(200);
  const { id } = await makeAdministrator(db);
  const fresh = await signInAdministrator(db, id, time.now);
  expect((await post("/api/admin/totp", fresh, { password: "wrong" })).json().code).toBe(
    "auth.wrong_password",
  );
  expect((await post("/api/admin/totp/confirm", fresh, { code: "123456" })).json().code).toBe(
    "admin.no_set_up",
  );
});

it("closes everything but one's own while the setting asks for it, from the next call on", async () => {
  const { id } = await makeAdministrator(db);
  const headers = await signInAdministrator(db, id, time.now);
  const on = await withSecondFactor();
  const askForIt = (value: string) =>
    db.updateTable("app_settings").set({ value }).where("key", "=", "admin_two_factor").execute();
  await askForIt("true");
  const payments = await app.inject({ url: "/api/admin/payments", headers });
  expect([payments.statusCode, payments.json().code]).toEqual([403, "admin.two_factor_required"]);
  expect((await app.inject({ url: "/api/admin/me", headers })).json().twoFactor.required).toBe(true);
  expect((await app.inject({ url: "/api/admin/payments", headers: on.headers })).statusCode).toBe(200);
  later(step);
  const off = await post("/api/admin/totp/disable", on.headers, { password: adminPassword, code: on.code() });
  expect(off.json().code).toBe("admin.two_factor_required");
  await askForIt("false");
  expect((await app.inject({ url: "/api/admin/payments", headers })).statusCode).toBe(200);
});

it("keeps the secret from whoever has the database alone", () => {
  const sealed = secretBox("a".repeat(32)).seal(Buffer.from("secret"), "maya");
  expect(secretBox("a".repeat(32)).open(sealed, "maya")).toEqual(Buffer.from("secret"));
  expect(secretBox("a".repeat(32)).open(sealed, "rami")).toBeUndefined();
  expect(secretBox("b".repeat(32)).open(sealed, "maya")).toBeUndefined();
  expect(secretBox("a".repeat(32)).open("nothing", "maya")).toBeUndefined();
});
