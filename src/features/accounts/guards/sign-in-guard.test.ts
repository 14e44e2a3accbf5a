import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { AppError } from "#errors";
import { secondProcess, testApp } from "../../../../tests/support/app.ts";
import { untilWaiting } from "../../../../tests/support/until-waiting.ts";
import { browser, makeAccount } from "../account.factory.ts";
import { signInGuard } from "./sign-in-guard.ts";

const test = await testApp();
const { app, db, config, time } = test;
const second = await secondProcess(test);

const minutes = (count: number) => {
  time.now = new Date(time.now.getTime() + count * 60_000);
};
let last = 0;
const elsewhere = () => `2001:db8:${(++last).toString(16)}::1`;
/** Each guess from an address of its own, so that only the mail is guarded. */
const guess = (email: string, where: FastifyInstance = app, typed = "Wrong-password-1") =>
  browser(where, { address: elsewhere() }).signIn(email, typed);
/** Attempts without the hashing. */
const guard = signInGuard(db, config.sessionSecret);
const someone = (address = elsewhere()) => ({
  email: `${crypto.randomUUID()}@example.com`,
  address,
  at: time.now,
});
const statuses = async (count: number, email: string) => {
  const seen: number[] = [];
  for (let i = 0; i < count; i++) seen.push((await guess(email)).statusCode);
  return seen;
};
const rightOne = async (email: string) =>
  (await browser(app, { address: "2001:db8:ffff::1" }).signIn(email)).statusCode;

describe("a mail", () => {
  it("is free to sign in twice at once: who comes second waits for the first, and neither is refused", async () => {
    const { id, email } = await makeAccount(db);
    const [first, other] = [
      { ...someone(), email },
      { ...someone(), email },
    ];
    await guard.begin(first);
    let later: Promise<void> | undefined;
    // As signing in does: it has the account for itself, then frees the mail.
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom("users").select("id").where("id", "=", id).forUpdate().execute();
      later = guard.begin(other);
      await untilWaiting(db);
      await guard.succeed(tx, first);
    });
    await later;
    expect(await rightOne(email)).toBe(200);
  });

  it("is locked after five failures, also for the right password, and says until when", async () => {
    const { id, email } = await makeAccount(db);
    expect(await statuses(5, email)).toEqual([401, 401, 401, 401, 401]);
    const refused = await guess(email);
    const until = new Date(time.now.getTime() + 15 * 60_000);
    expect(refused.json()).toMatchObject({
      statusCode: 423,
      code: "auth.locked",
      lockedUntil: until.toISOString(),
    });
    expect(refused.headers["retry-after"]).toBe("900");
    const shown = () =>
      db
        .selectFrom("users")
        .select(["login_attempts", "locked_until"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
    expect(await shown()).toEqual({ login_attempts: 5, locked_until: until });
    minutes(14);
    expect(await rightOne(email)).toBe(423);
    minutes(1);
    expect(await rightOne(email)).toBe(200);
    expect(await shown()).toEqual({ login_attempts: 0, locked_until: null });
  });

  it("is locked twice as long each time, to a day, and for 15 minutes again after a quiet day", async () => {
    const email = "again-and-again@example.com";
    const lock = async () => {
      for (let i = 0; i < 5; i++) await guard.begin({ ...someone(), email });
      const refused = await guard.begin({ ...someone(), email }).catch((error: AppError) => error);
      const seconds = refused?.retryAfterSeconds ?? 0;
      minutes(seconds / 60);
      return seconds / 60;
    };
    for (const locked of [15, 30, 60, 120, 240, 480, 960, 1440, 1440]) expect(await lock()).toBe(locked);
    minutes(24 * 60 + 1);
    expect(await lock()).toBe(15);
  });

  it("is not locked for a browser that it signed in with before, nor for its live session", async () => {
    const { email } = await makeAccount(db);
    const own = browser(app, { address: "2001:db8:fffe::1" });
    expect((await own.signIn(email)).statusCode).toBe(200);
    await statuses(6, email);
    expect(await rightOne(email), "another browser").toBe(423);
    const changed = await own.send("PUT", "/api/auth/change-password", {
      currentPassword: "Wrong-password-1",
      newPassword: "Another-Password-7",
      confirmPassword: "Another-Password-7",
    });
    expect([changed.statusCode, changed.json().code]).toEqual([400, "auth.wrong_password"]);
    expect((await own.signIn(email)).statusCode).toBe(200);
    for (let turn = 0; turn < 5; turn++) {
      expect((await own.signIn(email, "Wrong-password-1")).statusCode).toBe(401);
    }
    expect((await own.signIn(email)).statusCode, "it has as many guesses as anyone").toBe(423);
  });

  it("is answered alike whether somebody has it or not", async () => {
    const { email } = await makeAccount(db);
    const answers = async (mail: string) => {
      const bodies: unknown[] = [];
      for (let i = 0; i < 7; i++) bodies.push((await guess(mail)).json());
      return bodies;
    };
    expect(await answers(email)).toEqual(await answers("nobody-at-all@example.com"));
  });

  it("has its failures forgotten after a success, and after a day", async () => {
    const { email } = await makeAccount(db);
    await statuses(4, email);
    expect(await rightOne(email)).toBe(200);
    expect(await statuses(4, email)).toEqual([401, 401, 401, 401]);
    minutes(24 * 60);
    expect(await statuses(4, email)).toEqual([401, 401, 401, 401]);
    expect(await rightOne(email)).toBe(200);
  });

  it("has no more tries in two processes, and at once, than one after the other", async () => {
    const { email } = await makeAccount(db);
    const tries = Array.from({ length: 24 }, (_, i) => guess(email, i % 2 ? app : second));
    const seen = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(seen.filter((status) => status === 401)).toHaveLength(5);
    expect(seen.filter((status) => status === 423)).toHaveLength(19);
  });

  it("keeps to the setting, within its bounds", async () => {
    const set = (value: unknown) =>
      sql`update app_settings set value = ${JSON.stringify(value)}::jsonb where key = 'max_login_attempts'`.execute(
        db,
      );
    const tries = async () => {
      const { email } = someone();
      const all = Array.from({ length: 12 }, () => guard.begin({ ...someone(), email }));
      return (await Promise.allSettled(all)).filter(({ status }) => status === "fulfilled").length;
    };
    await set(3);
    expect(await tries()).toBe(3);
    await set(0);
    expect(await tries()).toBe(3);
    await set(1000);
    expect(await tries()).toBe(10);
    await set("many");
    expect(await tries()).toBe(5);
    await set(5);
  });

  it("is freed by who reads it", async () => {
    const { email } = await makeAccount(db);
    await statuses(5, email);
    await guard.free(db, email);
    expect(await rightOne(email)).toBe(200);
  });

  it("is not named in the table", async () => {
    await guess("somebody@example.com");
    const rows = await db.selectFrom("sign_in_guards").selectAll().execute();
    // Among so many digests one may have such letters by chance.
    const plain = JSON.stringify(rows).replaceAll(/:[\w-]{43}(?=["@])/g, "");
    expect(plain).toMatch(/"(mail|address)"/);
    expect(plain).not.toMatch(/somebody|example|2001|db8/);
  });
});

describe("an address", () => {
  /** Begins attempts that fail, and returns how many were let through. */
  const fail = async (address: string, count: number) => {
    const tries = Array.from({ length: count }, () => guard.begin(someone(address)));
    return (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled").length;
  };

  it("bears the slips of a neighbourhood, not the guesses of a machine", async () => {
    const { email } = await makeAccount(db);
    const [there, next] = ["203.0.113.9", "203.0.113.10"].map((address) => browser(app, { address }));
    expect(await fail("203.0.113.9", 51)).toBe(50);
    // A locked address locks no mail: its owner gets in from elsewhere.
    for (let i = 0; i < 6; i++) expect((await there?.signIn(email, "x"))?.statusCode).toBe(423);
    expect((await next?.signIn(email))?.statusCode).toBe(200);
    minutes(15);
    expect((await there?.signIn(email))?.statusCode).toBe(200);
  });

  it("is one for the whole network that a subscriber is given", async () => {
    expect(await fail("2001:db8:a:b::1", 50)).toBe(50);
    expect(await fail("2001:db8:a:b:ffff::2", 1)).toBe(0);
    expect(await fail("2001:db8:a:c::1", 1)).toBe(1);
  });

  it("is not guarded against those who get in, also when others fail meanwhile", async () => {
    const address = "203.0.113.20";
    for (let i = 0; i < 60; i++) {
      const attempt = someone(address);
      await guard.begin(attempt);
      await guard.succeed(db, attempt);
    }
    expect(await fail(address, 49)).toBe(49);
    const last = someone(address);
    await guard.begin(last);
    await expect(guard.begin(someone(address))).rejects.toMatchObject({ code: "auth.locked" });
    await guard.succeed(db, last);
    expect(await fail(address, 2)).toBe(1);
  });

  it("is locked for an hour at most", async () => {
    for (const locked of [15, 30, 60, 60]) {
      await fail("203.0.113.40", 50);
      const refused = guard.begin(someone("203.0.113.40"));
      await expect(refused).rejects.toMatchObject({ retryAfterSeconds: locked * 60 });
      minutes(locked);
    }
  });

  it("has its failures forgotten after a quarter of an hour", async () => {
    await fail("203.0.113.30", 49);
    minutes(15);
    expect(await fail("203.0.113.30", 2)).toBe(2);
  });
});
