import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { secretHash } from "../sessions/session-cookie.ts";
import { later, phoneMarket, wrongFor } from "./phone.factory.ts";
import { tryCode } from "./prove-code.ts";
import { codeHash } from "./secret-code.ts";

const market = await phoneMarket();
const { config, db, time, gateway, jobs, newNumber, visitor, ask, prove, codeOf, member, verified } = market;

const start = time.now;
let count = 0;
beforeEach(() => {
  count += 1;
  time.now = new Date(start.getTime() + count * 86_400_000);
});

const errorOf = (answer: { statusCode: number; json: () => { code: string } }) => [
  answer.statusCode,
  answer.json().code,
];

describe("signing in by a code", () => {
  it("lets the user of a verified number in, and tells of the new browser by mail", async () => {
    const phone = newNumber();
    const { id, email } = await verified(phone);
    const guest = visitor();
    expect((await ask(guest, phone, "sign-in")).statusCode).toBe(202);
    const answer = await prove(guest, phone, await codeOf(phone));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ id, email, deletionUndone: false });
    expect(await guest.whoAmI()).toBe(200);
    expect(guest.jar.has("phone-code")).toBe(false);
    await jobs.run();
    const told = (await jobs.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(told).toContain("New sign-in to your account");
  });

  it("is answered alike for a number that nobody has verified, and the same work is done; nothing is sent to it", async () => {
    const known = newNumber();
    await verified(known);
    const unverified = newNumber();
    await member(unverified);
    const waiting = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs`.execute(db)).rows[0]?.n;
    await jobs.run();
    const seen = [];
    for (const phone of [known, unverified, newNumber()]) {
      const guest = visitor();
      const asked = await ask(guest, phone, "sign-in");
      const row = [asked.statusCode, asked.body, await waiting()];
      await jobs.run();
      const sent = (await gateway.messages()).filter(({ to }) => to === phone);
      expect(sent).toHaveLength(phone === known ? 1 : 0);
      const wrong = wrongFor(/\d{6}/.exec(sent[0]?.text ?? "")?.[0] ?? "000000");
      for (let i = 0; i < 6; i++) {
        const tried = await prove(guest, phone, wrong);
        row.push(tried.statusCode, tried.body);
      }
      const again = await ask(guest, phone, "sign-in");
      row.push(again.statusCode, String(again.headers["retry-after"]));
      seen.push(row);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it("works in the browser that asked alone", async () => {
    const phone = newNumber();
    await verified(phone);
    const guest = visitor();
    await ask(guest, phone, "sign-in");
    const code = await codeOf(phone);
    const thief = visitor();
    thief.jar.set("phone-code", "a".repeat(43));
    for (const one of [thief, visitor()])
      expect(errorOf(await prove(one, phone, code))).toEqual([400, "phone.code_dead"]);
    expect((await prove(guest, phone, code)).statusCode).toBe(200);
  });

  it("needs the password after 90 days, and where the account was never signed in to", async () => {
    for (const last of [90.01, undefined]) {
      const phone = newNumber();
      const at = last === undefined ? null : new Date(time.now.getTime() - last * 86_400_000);
      const { id } = await verified(phone);
      await db.updateTable("users").set({ last_login_at: at }).where("id", "=", id).execute();
      const guest = visitor();
      await ask(guest, phone, "sign-in");
      const code = await codeOf(phone);
      expect(errorOf(await prove(guest, phone, code))).toEqual([403, "phone.password_needed"]);
      expect(await guest.whoAmI()).toBe(401);
      expect(errorOf(await prove(guest, phone, code))).toEqual([400, "phone.code_dead"]);
    }
  });

  it("is refused to who is suspended, with reason and end, and to who is banned", async () => {
    for (const status of ["suspended", "banned"] as const) {
      const phone = newNumber();
      const { id } = await verified(phone);
      await db
        .updateTable("users")
        .set({ user_status: status, suspension_reason: "Lures" })
        .where("id", "=", id)
        .execute();
      const guest = visitor();
      await ask(guest, phone, "sign-in");
      const refused = await prove(guest, phone, await codeOf(phone));
      expect(errorOf(refused)).toEqual([403, `auth.${status}`]);
      expect(refused.json().reason).toBe("Lures");
      expect(await guest.whoAmI()).toBe(401);
    }
  });

  it("calls a deletion off, as with a password", async () => {
    const phone = newNumber();
    const { id } = await verified(phone);
    await db.updateTable("users").set({ deletion_requested_at: time.now }).where("id", "=", id).execute();
    const guest = visitor();
    await ask(guest, phone, "sign-in");
    expect((await prove(guest, phone, await codeOf(phone))).json().deletionUndone).toBe(true);
  });

  it("ends where the number was changed meanwhile", async () => {
    const phone = newNumber();
    const { id } = await verified(phone);
    const guest = visitor();
    await ask(guest, phone, "sign-in");
    const code = await codeOf(phone);
    await db.updateTable("users").set({ phone: newNumber() }).where("id", "=", id).execute();
    expect(errorOf(await prove(guest, phone, code))).toEqual([400, "phone.code_dead"]);
  });

  it("is never had by guessing: ten thousand codes from the browser that asked, over many addresses and a whole day", async () => {
    const phone = newNumber();
    await verified(phone);
    const browser = "g".repeat(43);
    const right = "123456";
    let judged = 0;
    const guess = (many: number) =>
      db.transaction().execute(async (tx) => {
        const holder = { purpose: "sign-in" as const, browser: secretHash(browser) };
        const { id } = await tx
          .selectFrom("phone_codes")
          .select("id")
          .where("phone", "=", phone)
          .orderBy("asked_at", "desc")
          .executeTakeFirstOrThrow();
        const code_hash = codeHash(config.sessionSecret, id, right);
        await tx.updateTable("phone_codes").set({ code_hash }).where("id", "=", id).execute();
        for (let i = 0; i < many; i += 1) {
          const code = String(500_000 + i);
          const proof = { phone, code, holder, secret: config.sessionSecret, at: time.now };
          const refusal = await tryCode(tx, proof);
          if (refusal?.code === "phone.code_wrong") judged += 1;
          else expect(refusal?.code).toBe("phone.code_dead");
        }
      });
    const askAgain = () => {
      const guest = visitor();
      guest.jar.set("phone-code", browser);
      return { guest, asked: ask(guest, phone, "sign-in") };
    };
    for (let round = 0; round < 10; round += 1) {
      const { guest, asked } = askAgain();
      expect((await asked).statusCode).toBe(202);
      await guess(1000);
      // Also the right one comes too late.
      expect(errorOf(await prove(guest, phone, right))).toEqual([400, "phone.code_dead"]);
      later(time, 1000);
    }
    expect(judged).toBe(50);
    // And no more codes that day.
    expect((await askAgain().asked).statusCode).toBe(429);
  }, 120_000);

  it("is tried sixty times an hour from one address", async () => {
    const guest = visitor();
    const answers = [];
    for (let i = 0; i < 61; i++) answers.push((await prove(guest, newNumber(), "123456")).statusCode);
    expect(answers.slice(0, 60).every((status) => status === 400)).toBe(true);
    expect(answers[60]).toBe(429);
  });
});
