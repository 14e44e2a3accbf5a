import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { hashPassword } from "../passwords/hash.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
const start = time.now;
const oldPassword = "Rather-long-1-walk";
const password = "Quite-another-2-road";
const oldHash = await hashPassword(oldPassword);

let count = 0;
beforeEach(() => {
  // A new hour for each test: what one of them counted is no limit to the next.
  count += 1;
  time.now = new Date(start.getTime() + count * 7_200_000);
});

const post = (
  path: string,
  payload: object,
  headers: Record<string, string> = {},
  remoteAddress = "10.0.0.1",
) => app.inject({ method: "POST", url: `/api/auth/${path}`, payload, headers, remoteAddress });
const reset = (token: string, given = password) =>
  post("reset-password", { token, password: given, confirmPassword: given });
const logIn = (email: string, given: string) => post("login", { email, password: given });

const newUser = async (given: Parameters<typeof makeUser>[1] = {}) => {
  const email = `${randomBytes(6).toString("hex")}@example.com`;
  const id = await makeUser(db, { email, password: oldHash, is_email_verified: false, ...given });
  return { id, email };
};
const read = (id: string) =>
  db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
/** The link's code in the newest mail to an address. */
const mailedToken = async (email: string) => {
  await jobs.run();
  const mail = (await jobs.mails()).find(({ to }) => to === email);
  return /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
};
const resetToken = async (email: string) => {
  await post("forgot-password", { email });
  return mailedToken(email);
};

describe("a forgotten password", () => {
  it("is set anew by the link of the mail, which ends all sessions and a lockout and proves the mail", async () => {
    const { id, email } = await newUser();
    const device = await signIn(db, id);
    for (let i = 0; i < 5; i++) await logIn(email, "Wrong-password-9");
    expect((await logIn(email, oldPassword)).statusCode).toBe(423);
    const answer = await reset(await resetToken(email));
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await app.inject({ url: "/api/auth/user", headers: device })).statusCode).toBe(401);
    expect((await logIn(email, oldPassword)).statusCode).toBe(401);
    expect((await logIn(email, password)).statusCode).toBe(200);
    const user = await read(id);
    expect([user.is_email_verified, user.password_reset_token]).toEqual([true, null]);
    expect(user.password_changed_at).toEqual(time.now);
    await jobs.run();
    // The other browser is new beside the one that opened the link.
    const told = (await jobs.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(told).toContain("تسجيل دخول جديد إلى حسابك");
    expect(told.join()).toContain("كلمة مرور");
  });

  it("is answered alike for an address without an account, and the same work is done", async () => {
    const { email } = await newUser();
    const waiting = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs`.execute(db)).rows[0]?.n;
    const seen = [];
    for (const one of [email, "nobody@example.com"]) {
      const answer = await post("forgot-password", { email: one });
      seen.push([answer.statusCode, answer.body, await waiting()]);
      const before = (await jobs.mails()).length;
      await jobs.run();
      expect((await jobs.mails()).length - before).toBe(one === email ? 1 : 0);
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  it("takes a link once, also when it is used twice at once", async () => {
    const { id, email } = await newUser();
    const token = await resetToken(email);
    const answers = await Promise.all([reset(token, "The-first-1-wins"), reset(token, "The-second-1-wins")]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const winner = answers[0]?.statusCode === 200 ? "The-first-1-wins" : "The-second-1-wins";
    expect((await logIn(email, winner)).statusCode).toBe(200);
    const before = await read(id);
    const replayed = await reset(token);
    expect([replayed.statusCode, replayed.json().code]).toEqual([400, "auth.link_dead"]);
    expect((await read(id)).password).toBe(before.password);
  });

  it("takes no link that is old, replaced, malformed or made for something else", async () => {
    const { id, email } = await newUser();
    const first = await resetToken(email);
    const second = await resetToken(email);
    expect(second).not.toBe(first);
    expect((await reset(first)).json().code).toBe("auth.link_dead");
    await post("resend-verification", {}, await signIn(db, id));
    const verification = await mailedToken(email);
    for (const token of [verification, "x", "%00", `${second} `, second.slice(0, -1), "🚗"]) {
      expect((await reset(token)).json().code, token).toBe("auth.link_dead");
    }
    for (const token of ["", "\u0000", "x".repeat(10_000), null, 7, { $ne: "" }, [second]]) {
      const answer = await post("reset-password", { token, password, confirmPassword: password });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ["token"]]);
    }
    const issued = time.now;
    time.now = new Date(issued.getTime() + 3_600_000);
    expect((await reset(second)).json().code).toBe("auth.link_dead");
    expect((await read(id)).password).toBe(oldHash);
    time.now = new Date(issued.getTime() + 3_599_999);
    expect((await reset(second)).statusCode).toBe(200);
  });

  it("opens the account of its mail alone, whoever is signed in", async () => {
    const victim = await newUser();
    const thief = await newUser();
    const token = await resetToken(thief.email);
    const answer = await post(
      "reset-password",
      { token, password, confirmPassword: password, email: victim.email },
      await signIn(db, victim.id),
    );
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ["email"]]);
    await post("reset-password", { token, password, confirmPassword: password }, await signIn(db, victim.id));
    expect((await read(victim.id)).password).toBe(oldHash);
    expect((await read(thief.id)).password).not.toBe(oldHash);
  });

  it("keeps the link alive while the new password is refused", async () => {
    const { email } = await newUser();
    const token = await resetToken(email);
    expect((await reset(token, "Password123!")).json().errors.password).toBeTruthy();
    expect((await reset(token, "short")).json().errors.password).toBeTruthy();
    const differs = await post("reset-password", { token, password, confirmPassword: "Other-than-that-1" });
    expect(Object.keys(differs.json().errors)).toEqual(["confirmPassword"]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it("floods no inbox and lets no address ask without end", async () => {
    const { email } = await newUser();
    for (let i = 0; i < 8; i++) {
      expect((await post("forgot-password", { email })).statusCode).toBe(200);
      await jobs.run();
    }
    expect((await jobs.mails()).filter(({ to }) => to === email).length).toBe(5);
    const flood = [];
    for (let i = 0; i < 31; i++) {
      const answer = await post("forgot-password", { email: `a${i}@example.com` }, {}, "10.9.9.9");
      flood.push(answer.statusCode);
    }
    expect(flood.filter((status) => status === 200).length).toBe(30);
    expect(flood.at(-1)).toBe(429);
  });

  it("is not asked for with what is no address", async () => {
    for (const email of ["", "a", "a@b", "a@example.com\nBcc: b@example.com", 7, ["a@example.com"]]) {
      const answer = await post("forgot-password", { email });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ["email"]]);
    }
  });
});

describe("the proof that a mail is one's own", () => {
  it("is the link, opened anywhere, once", async () => {
    const { id, email } = await newUser();
    const other = await newUser();
    expect((await post("resend-verification", {})).statusCode).toBe(401);
    expect((await post("resend-verification", {}, await signIn(db, id))).statusCode).toBe(200);
    const token = await mailedToken(email);
    // In another browser, where another user is signed in: the owner of the link is verified, nobody else.
    const answers = await Promise.all(
      [1, 2].map(async () => post("verify-email", { token }, await signIn(db, other.id))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await read(id)).is_email_verified).toBe(true);
    expect((await read(other.id)).is_email_verified).toBe(false);
    expect((await post("verify-email", { token })).json().code).toBe("auth.link_dead");
    const again = await post("resend-verification", {}, await signIn(db, id));
    expect(again.statusCode).toBe(200);
    expect(await mailedToken(email)).toBe(token);
  });

  it("is no link of an hour ago, replaced, malformed or for a password", async () => {
    const { id, email } = await newUser();
    const device = await signIn(db, id);
    await post("resend-verification", {}, device);
    const first = await mailedToken(email);
    time.now = new Date(time.now.getTime() + 60_000);
    await post("resend-verification", {}, device);
    const second = await mailedToken(email);
    const forPassword = await resetToken(email);
    for (const token of [first, forPassword, "x", `${second}=`]) {
      expect((await post("verify-email", { token })).json().code).toBe("auth.link_dead");
    }
    for (const token of ["", "\u0000", "x".repeat(10_240), null, {}]) {
      expect(Object.keys((await post("verify-email", { token })).json().errors)).toEqual(["token"]);
    }
    time.now = new Date(time.now.getTime() + 3_600_000);
    expect((await post("verify-email", { token: second })).json().code).toBe("auth.link_dead");
    expect((await read(id)).is_email_verified).toBe(false);
  });

  it("is sent again once a minute and five times an hour", async () => {
    const { id } = await newUser();
    const device = await signIn(db, id);
    const resend = () => post("resend-verification", {}, device);
    const both = await Promise.all([resend(), resend()]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
    for (let i = 0; i < 4; i++) {
      time.now = new Date(time.now.getTime() + 60_000);
      expect((await resend()).statusCode).toBe(200);
    }
    time.now = new Date(time.now.getTime() + 60_000);
    const refused = await resend();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60);
  });
});
