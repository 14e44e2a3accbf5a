import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeAccount, password } from "#features/accounts/account.factory.ts";
import {
  adminPassword,
  makeAdministrator,
  signInAdministrator,
} from "#features/administrators/admin.factory.ts";
import { secretBox } from "#features/administrators/totp/secret-box.ts";
import { codeAt, stepAt } from "#features/administrators/totp/totp.ts";
import { testApp } from "../support/app.ts";
import { testJobs } from "../support/jobs.ts";
import { signIn } from "../support/sign-in.ts";

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
const { app, db, time, config } = test;
const jobs = await testJobs(test);
const start = time.now;
let tests = 0;
beforeEach(() => {
  // Two days on for each test: what was counted in one is forgotten in the next.
  time.now = new Date(start.getTime() + ++tests * 2 * 86_400_000);
});

const address = (at: number) => `198.${18 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`;
const post = (url: string, payload: object, remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url, payload, remoteAddress, headers });
const guess = (email: string, from: string, typed = "Wrong-password-1", headers = {}) =>
  post("/api/auth/login", { email, password: typed }, from, headers);
const codes = (answers: { statusCode: number; body: string }[]) =>
  answers.map(({ statusCode, body }) => `${statusCode} ${JSON.parse(body).code ?? ""}`.trim());
const counted = (all: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(all, (one) => one)].map(([one, { length }]) => [one, length]));

describe("guessing a password", () => {
  it("of one account from a thousand addresses ends after five tries, and costs no hashing from there on", async () => {
    const { email } = await makeAccount(db);
    hashing.count = 0;
    const answers = [];
    for (let at = 0; at < 1000; at += 20) {
      answers.push(
        ...(await Promise.all(Array.from({ length: 20 }, (_, one) => guess(email, address(at + one))))),
      );
    }
    expect(counted(codes(answers))).toEqual({ "401 auth.wrong_credentials": 5, "423 auth.locked": 995 });
    expect(hashing.count).toBe(5);
    // Not even the right one helps who found it meanwhile.
    expect(codes([await guess(email, address(2000), password)])).toEqual(["423 auth.locked"]);
  }, 120_000);

  it("of many accounts from one address locks that address, whatever it writes into X-Forwarded-For", async () => {
    const from = address(70_000);
    const answers = [];
    for (let at = 0; at < 80; at++) {
      const spoofed = {
        "x-forwarded-for": `203.0.113.${at}`,
        "x-real-ip": "203.0.113.9",
        forwarded: "for=203.0.113.9",
      };
      answers.push(await guess(`person-${at}@example.com`, from, "Wrong-password-1", spoofed));
    }
    expect(counted(codes(answers))).toEqual({ "401 auth.wrong_credentials": 50, "423 auth.locked": 30 });
    // Nobody else is held up.
    const { email } = await makeAccount(db);
    expect((await guess(email, address(70_001), password)).statusCode).toBe(200);
  });

  it("from many addresses of one IPv6 subscriber is guessing from one", async () => {
    const answers = [];
    for (let at = 0; at < 60; at++)
      answers.push(await guess(`six-${at}@example.com`, `2001:db8:7:7::${at.toString(16)}`));
    expect(counted(codes(answers))).toEqual({ "401 auth.wrong_credentials": 50, "423 auth.locked": 10 });
  });

  it("tells nothing of who has an account: the same answers, and the same hashing", async () => {
    const { email } = await makeAccount(db);
    const seen: object[] = [];
    for (const mail of [email, "nobody-at-all@example.com"]) {
      hashing.count = 0;
      const answers = [];
      for (let at = 0; at < 8; at++)
        answers.push(await guess(mail, address(90_000 + seen.length * 100 + at)));
      seen.push({
        answers: answers.map(({ statusCode, body }) => [statusCode, body]),
        hashes: hashing.count,
      });
    }
    expect(seen[0]).toEqual(seen[1]);
    const asked = [];
    for (const mail of [email, "nobody-at-all@example.com"]) {
      const { statusCode, body } = await post("/api/auth/forgot-password", { email: mail }, address(91_000));
      asked.push([statusCode, body]);
    }
    expect(asked[0]).toEqual(asked[1]);
  });

  it("with somebody's open session is held up as at the sign-in", async () => {
    const { id, email } = await makeAccount(db);
    const headers = await signIn(db, id);
    const change = {
      currentPassword: "Wrong-password-1",
      newPassword: "Another-long-2-walk",
      confirmPassword: "Another-long-2-walk",
    };
    const answers = [];
    for (let at = 0; at < 8; at++) {
      answers.push(
        await app.inject({
          method: "PUT",
          url: "/api/auth/change-password",
          payload: change,
          headers,
          remoteAddress: address(92_000 + at),
        }),
      );
      answers.push(
        await app.inject({
          method: "DELETE",
          url: "/api/auth/account",
          payload: { password: "Wrong-password-1" },
          headers,
          remoteAddress: address(93_000 + at),
        }),
      );
    }
    expect(counted(codes(answers))).toEqual({ "400 auth.wrong_password": 5, "423 auth.locked": 11 });
    expect(codes([await guess(email, address(94_000), password)]), "and locks nobody else out").toEqual([
      "200",
    ]);
  });
});

describe("flooding somebody with mails", () => {
  it("stops at five in an hour, from however many addresses they are asked for", async () => {
    const { email } = await makeAccount(db);
    for (let at = 0; at < 200; at++) {
      expect(
        (
          await post(
            "/api/auth/forgot-password",
            { email: at % 2 ? email : email.toUpperCase() },
            address(at),
          )
        ).statusCode,
      ).toBe(200);
      if (at % 20 === 0) await jobs.run();
    }
    await jobs.run();
    expect((await jobs.mails()).filter(({ to }) => to.toLowerCase() === email).length).toBeLessThanOrEqual(5);
  });

  it("stops with the proof of a mail as well", async () => {
    const { id, email } = await makeAccount(db, { is_email_verified: false });
    const headers = await signIn(db, id);
    const answers = [];
    for (let at = 0; at < 60; at++) {
      answers.push((await post("/api/auth/resend-verification", {}, address(at), headers)).statusCode);
      time.now = new Date(time.now.getTime() + 30_000);
      await jobs.run();
    }
    expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(6);
    expect((await jobs.mails()).filter(({ to }) => to === email).length).toBeLessThanOrEqual(6);
  });

  it("of an address that nobody has verified stops for good, also when the account is opened once more", async () => {
    const email = "stranger@example.com";
    const form = { firstName: "Rana", lastName: "Khoury", email, password, confirmPassword: password };
    let asked = 0;
    for (let day = 0; day < 40; day++) {
      time.now = new Date(time.now.getTime() + 86_400_000);
      const opened = await post("/api/auth/register", form, address(day));
      const session = opened.cookies.find(({ name }) => name === "session");
      await jobs.run();
      for (let hour = 0; hour < 2; hour++) {
        time.now = new Date(time.now.getTime() + 3_600_000);
        const cookie: Record<string, string> = session ? { cookie: `session=${session.value}` } : {};
        asked +=
          (await post("/api/auth/resend-verification", {}, address(day), cookie)).statusCode === 200 ? 1 : 0;
        asked +=
          (await post("/api/auth/forgot-password", { email }, address(day))).statusCode === 200 ? 1 : 0;
        await jobs.run();
      }
      if (day % 5 === 0) await db.deleteFrom("users").where("email", "=", email).execute();
    }
    expect(asked).toBeGreaterThan(80);
    // Account mails alone, and of all kinds together no more than this.
    const mails = (await jobs.mails()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(20);
    // An address that was verified goes on.
    const other = await makeAccount(db, { is_email_verified: true });
    for (let day = 0; day < 30; day++) {
      time.now = new Date(time.now.getTime() + 86_400_000);
      await post("/api/auth/forgot-password", { email: other.email }, address(day));
      await jobs.run();
    }
    expect((await jobs.mails()).filter(({ to }) => to === other.email)).toHaveLength(30);
  });
});

/** An administrator whose second factor is on, with what a phone would know. */
async function withSecondFactor() {
  const who = await makeAdministrator(db);
  const headers = await signInAdministrator(db, who.id, time.now);
  await post("/api/admin/totp", { password: adminPassword }, address(1), headers);
  const row = db.selectFrom("admin_users").select("totp_secret").where("id", "=", who.id);
  const sealed = (await row.executeTakeFirstOrThrow()).totp_secret ?? "";
  const secret = secretBox(config.sessionSecret).open(sealed, who.id) ?? new Uint8Array();
  const confirmed = await post(
    "/api/admin/totp/confirm",
    { code: codeAt(secret, stepAt(time.now)) },
    address(1),
    headers,
  );
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  time.now = new Date(time.now.getTime() + 60_000);
  const enter = (code: string, at = 2) =>
    post("/api/admin/login", { username: who.username, password: adminPassword, code }, address(at));
  return {
    ...who,
    headers,
    enter,
    code: () => codeAt(secret, stepAt(time.now)),
    recovery: confirmed.json().recoveryCodes as string[],
  };
}

describe("guessing an administrator's", () => {
  it("password from a thousand addresses ends after fifty tries, and after five from each", async () => {
    const { username } = await makeAdministrator(db);
    const answers = [];
    for (let at = 0; at < 1000; at += 20) {
      const some = Array.from({ length: 20 }, (_, one) => {
        const typed = { username: one % 2 ? username : username.toUpperCase(), password: "Wrong-password-1" };
        return post("/api/admin/login", typed, address(at + one));
      });
      answers.push(...(await Promise.all(some)));
    }
    expect(counted(codes(answers))).toEqual({ "401 admin.wrong_credentials": 50, "423 auth.locked": 950 });
    const other = await makeAdministrator(db);
    const fromOne = [];
    for (let turn = 0; turn < 8; turn++) {
      fromOne.push(
        await post(
          "/api/admin/login",
          { username: other.username, password: "Wrong-password-1" },
          address(5000),
        ),
      );
    }
    expect(counted(codes(fromOne))).toEqual({ "401 admin.wrong_credentials": 5, "423 auth.locked": 3 });
  }, 120_000);

  it("six digits, with the right password and from many addresses, ends as soon", async () => {
    const { enter, code } = await withSecondFactor();
    const right = code();
    const wrong = Array.from({ length: 100 }, (_, at) => String(at * 9973).padStart(6, "0")).filter(
      (one) => one !== right,
    );
    const answers = [];
    for (const [at, one] of wrong.entries()) answers.push(await enter(one, 100 + at));
    expect(counted(codes(answers))).toEqual({
      "401 admin.wrong_code": 5,
      "423 auth.locked": wrong.length - 5,
    });
    expect(codes([await enter(right, 9000)])).toEqual(["423 auth.locked"]);
    // A day of locks that grow: no more than some tries, of a million.
    let tries = 0;
    for (let hour = 0; hour < 24; hour++) {
      time.now = new Date(time.now.getTime() + 3_600_000);
      for (let at = 0; at < 6; at++) {
        if ((await enter("000001", 10_000 + hour * 10 + at)).statusCode === 401) tries++;
      }
    }
    expect(tries).toBeLessThan(40);
  });

  it("code, seen over the shoulder, opens nothing a second time, not even at once", async () => {
    const { enter, code } = await withSecondFactor();
    const seen = code();
    const both = await Promise.all([enter(seen, 1), enter(seen, 2)]);
    expect(codes(both).toSorted()).toEqual(["200", "401 admin.wrong_code"]);
    expect(codes([await enter(seen, 3)])).toEqual(["401 admin.wrong_code"]);
  });

  it("recovery code opens once, not even twice at once", async () => {
    const { enter, recovery } = await withSecondFactor();
    const [one = ""] = recovery;
    const both = await Promise.all([enter(one, 1), enter(one.toUpperCase(), 2)]);
    expect(codes(both).toSorted()).toEqual(["200", "401 admin.wrong_code"]);
    expect(codes([await enter(one, 3)])).toEqual(["401 admin.wrong_code"]);
  });

  it("codes, with somebody's open session, is held up as at the sign-in", async () => {
    const { headers } = await withSecondFactor();
    const fresh = time.now;
    const answers = [];
    for (let at = 0; at < 12; at++) {
      const payload = { password: adminPassword, code: String(at).padStart(6, "0") };
      answers.push(await post("/api/admin/totp/disable", payload, address(20_000 + at), headers));
    }
    expect(time.now).toBe(fresh);
    expect(codes(answers).at(-1)).toBe("423 auth.locked");
    expect(counted(codes(answers))).toMatchObject({ "423 auth.locked": 7 });
  });
});
