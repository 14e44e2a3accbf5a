import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";
import { browser, makeAccount, password, registration } from "./account.factory.ts";

const { app, db } = await testApp();
const json = { "content-type": "application/json" };

/** Everything that a call about accounts could change. */
async function everything() {
  const tables = ["users", "sessions", "known_devices", "sign_in_guards", "rate_counters"] as const;
  const rows = tables.map((table) => db.selectFrom(table).selectAll().execute());
  return JSON.stringify(await Promise.all(rows));
}

describe("what no form sends", () => {
  const body = JSON.stringify(registration("bad@example.com"));
  it.each([
    [
      "a password of a megabyte",
      413,
      json,
      JSON.stringify({ ...registration("b@example.com"), password: "x".repeat(1_000_000) }),
    ],
    [
      "a mail with a line break",
      400,
      json,
      JSON.stringify({ ...registration("b@example.com"), email: "b@example.com\nbcc: all@example.com" }),
    ],
    ["a prototype", 400, json, body.replace("{", '{"__proto__":{"isEmailVerified":true},')],
    ["a constructor's prototype", 400, json, body.replace("{", '{"constructor":{"prototype":{"a":1}},')],
    ["broken JSON", 400, json, body.slice(1)],
    ["a list", 400, json, `[${body}]`],
    ["nothing", 400, json, ""],
    ["null", 400, json, "null"],
    [
      "a form of another site",
      415,
      { "content-type": "application/x-www-form-urlencoded" },
      "email=a@b.example",
    ],
    ["JSON under another name", 415, { "content-type": "text/plain" }, body],
    ["XML", 415, { "content-type": "text/xml" }, "<a/>"],
    ["a type of its own", 415, { "content-type": "application/json-patch" }, body],
  ])("%s is refused with %i and changes nothing", async (_what, status, headers, payload) => {
    const before = await everything();
    for (const url of ["/api/auth/register", "/api/auth/login"]) {
      const answer = await app.inject({ method: "POST", url, headers, payload });
      expect(answer.statusCode, answer.body).toBe(status);
      expect(answer.json()).toMatchObject({ statusCode: status, message: expect.any(String) });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    expect(await everything()).toBe(before);
  });
});

describe("the log", () => {
  it("holds nothing secret and nobody's mail, whatever goes wrong", async () => {
    const lines: string[] = [];
    const { app: told, db } = await testApp({
      env: { LOG_LEVEL: "trace" },
      logTo: { write: (line) => void lines.push(line) },
    });
    await sql`alter table users add constraint no_boom check (first_name <> 'Boom')`.execute(db);
    const there = browser(told, { address: "192.0.2.77" });
    await there.register("secret.person@example.com", { phone: "03123456" });
    const secrets = [...there.jar.values()];
    expect((await there.register("other.person@example.com", { firstName: "Boom" })).statusCode).toBe(500);
    await there.signIn("secret.person@example.com", "Wrong-password-1");
    await there.signIn("secret.person@example.com");
    await there.send("POST", "/api/auth/login", { email: "secret.person@example.com", password: 7 });
    await there.send("POST", "/api/auth/reset-password", { token: "the-token-of-a-mail", password });
    await there.send("GET", "/api/cars?search=secret.person@example.com");
    await there.send("GET", "/reset-password?token=the-token-of-a-mail");
    const log = lines.join("");
    expect(log).toContain("a request failed");
    expect(log).toContain("no_boom");
    expect(log).not.toMatch(
      /person@|secret\.person|Rather-long|Wrong-password|argon2|9613123456|192\.0\.2\.77/,
    );
    expect(log).not.toContain("the-token-of-a-mail");
    for (const secret of [...secrets, ...there.jar.values()]) expect(log).not.toContain(secret);
  });
});

const lines: string[] = [];
const { app: told } = await testApp({
  env: { LOG_LEVEL: "debug" },
  logTo: { write: (line) => void lines.push(line) },
});

describe("what goes by without a word in the log", () => {
  const wide = "x".repeat(1_000_000);
  const bad = { email: "line@example.com\nbcc: all@example.com", password };
  it.each([
    ["a megabyte to sign in", 413, "POST", "/api/auth/login", { email: "big@example.com", password: wide }],
    [
      "a megabyte to register",
      413,
      "POST",
      "/api/auth/register",
      { ...registration("b@c.example"), city: wide },
    ],
    ["a mail with a line break", 400, "POST", "/api/auth/login", bad],
    ["a reset for such a mail", 400, "POST", "/api/auth/forgot-password", { email: bad.email }],
    ["the cookie of a dead session", 401, "GET", "/api/auth/user", undefined],
    ["a change with such a cookie", 401, "PUT", "/api/auth/change-password", { currentPassword: password }],
  ] as const)("%s: %i", async (_what, status, method, url, payload) => {
    const there = browser(told);
    const dead = "D".repeat(43);
    there.jar.set("session", dead);
    lines.length = 0;
    const answer = await there.send(method, url, payload);
    expect(answer.statusCode, answer.body).toBe(status);
    // The line of each request and that of its answer, which say neither who nor what.
    const said = lines.map((line) => JSON.parse(line));
    expect(said.filter(({ req }) => req?.path === url)).toHaveLength(1);
    expect(said.filter(({ level }) => level > 30)).toEqual([]);
    expect(lines.join("")).not.toMatch(new RegExp(`x{9}|example\\.com|Rather-long|${dead}|err"`));
  });
});

it("keeps a name that only looks like one's own apart", async () => {
  // Mails differ in more than case: a dotless i of Turkish is no i.
  const { email } = await makeAccount(db, { email: "idil@example.com" });
  expect((await browser(app).signIn("ıdil@example.com")).statusCode).toBe(400);
  expect((await browser(app).signIn("İDİL@example.com")).statusCode).toBe(400);
  expect((await browser(app).signIn(email.toUpperCase())).statusCode).toBe(200);
});
