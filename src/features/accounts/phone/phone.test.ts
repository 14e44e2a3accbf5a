import { beforeEach, describe, expect, it } from "vitest";
import { later, phoneMarket, wrongFor } from "./phone.factory.ts";

const market = await phoneMarket();
const { app, db, time, gateway, jobs, newNumber, visitor, ask, prove, codeOf, member, verified } = market;

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
const sentTo = async (phone: string) => (await gateway.messages()).filter(({ to }) => to === phone);
const verifiedAt = async (id: string) =>
  (await db.selectFrom("users").select("phone_verified_at").where("id", "=", id).executeTakeFirstOrThrow())
    .phone_verified_at;

describe("the number of a profile", () => {
  it("is verified by the code that was sent to it, and no longer when it is another", async () => {
    const phone = newNumber();
    const { id, email, own } = await member(phone);
    const asked = await ask(own, phone, "verify");
    expect(asked.statusCode, asked.body).toBe(202);
    expect(asked.json()).toEqual({ nextInSeconds: 60, goodForSeconds: 600 });
    const answer = await prove(own, phone, await codeOf(phone));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ id, phone, isPhoneVerified: true });
    expect(await verifiedAt(id)).toEqual(time.now);
    await jobs.run();
    const told = (await jobs.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(told).toContain("A phone number was confirmed in your account");

    const profile = { firstName: "Rana", lastName: "Haddad", phone };
    expect((await own.send("PUT", "/api/auth/profile", profile)).json().isPhoneVerified).toBe(true);
    const changed = await own.send("PUT", "/api/auth/profile", { ...profile, phone: newNumber() });
    expect(changed.json().isPhoneVerified).toBe(false);
    // Nor when the number comes back.
    expect((await own.send("PUT", "/api/auth/profile", profile)).json().isPhoneVerified).toBe(false);
  });

  it("takes digits as people type them, and the code by SMS where that is asked for", async () => {
    const phone = newNumber();
    const { own } = await member(phone);
    const typed = `0${phone.slice(4, 6)} ${phone.slice(6)}`;
    expect((await ask(own, typed, "verify", "sms")).statusCode).toBe(202);
    const code = await codeOf(phone);
    const [message] = await sentTo(phone);
    expect(message).toMatchObject({ channel: "sms" });
    // The last line lets telephones fill the code in.
    expect(message?.text.split("\n").at(-1)).toBe(`@localhost:3000 #${code}`);
    const arabic = code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
    expect((await prove(own, typed, ` ${arabic.slice(0, 3)} ${arabic.slice(3)} `)).statusCode).toBe(200);
  });

  it("is written to in the language of who asks", async () => {
    const phone = newNumber();
    const { own } = await member(phone);
    await own.send(
      "POST",
      "/api/phone/code",
      { phone, purpose: "verify", channel: "sms" },
      { "accept-language": "ar" },
    );
    await jobs.run();
    const [message] = await sentTo(phone);
    expect(message?.text).toContain("رمزك في مشوار");
    // One part of an SMS in Arabic.
    expect(message?.text.length).toBeLessThanOrEqual(70);
  });

  it("is verified for its own user alone", async () => {
    const phone = newNumber();
    const { id, own } = await member(phone);
    const other = await member(phone);
    expect(errorOf(await ask(visitor(), phone, "verify"))).toEqual([401, "auth.required"]);
    const foreign = await ask(own, newNumber(), "verify");
    expect([foreign.statusCode, foreign.json().errors.phone]).toEqual([
      400,
      expect.stringContaining("not the number of your profile"),
    ]);
    await ask(own, phone, "verify");
    const code = await codeOf(phone);
    for (const thief of [other.own, visitor()]) {
      expect(errorOf(await prove(thief, phone, code))).toEqual([400, "phone.code_dead"]);
    }
    expect([await verifiedAt(id), await verifiedAt(other.id)]).toEqual([null, null]);
    // What others tried counts for nothing.
    expect((await prove(own, phone, code)).statusCode).toBe(200);
  });

  it("is one person's: another account that proves it is refused, and its user is told", async () => {
    const phone = newNumber();
    const holder = await verified(phone);
    const { id, own } = await member(phone);
    await ask(own, phone, "verify");
    expect(errorOf(await prove(own, phone, await codeOf(phone)))).toEqual([409, "phone.claimed"]);
    expect([await verifiedAt(holder.id), await verifiedAt(id)]).toEqual([expect.any(Date), null]);
    await jobs.run();
    const told = (await jobs.mails()).filter(({ to }) => to === holder.email);
    expect(told.map(({ subject }) => subject)).toContain("Another account wanted your phone number");
    await expect(
      db.updateTable("users").set({ phone_verified_at: time.now }).where("id", "=", id).execute(),
    ).rejects.toThrow(/users_verified_phone/);
  });

  it.each(["01 234 567", "90 123 456", "+33 6 12 34 56 78", "12"])(
    "is sent no code where it is %s",
    async (typed) => {
      const { own } = await member(newNumber());
      const refused = await ask(own, typed, "verify");
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ["phone"]]);
      expect(errorOf(await ask(visitor(), typed, "sign-in"))).toEqual([400, "request.invalid"]);
    },
  );
});

describe("a code", () => {
  const asked = async () => {
    const phone = newNumber();
    const { id, own } = await member(phone);
    await ask(own, phone, "verify");
    return { id, own, phone, code: await codeOf(phone) };
  };

  it("works once, also when it is used twice at once", async () => {
    const { own, phone, code } = await asked();
    const answers = await Promise.all([prove(own, phone, code), prove(own, phone, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(errorOf(await prove(own, phone, code))).toEqual([400, "phone.code_dead"]);
  });

  it("takes five tries, also at once, and is dead after them", async () => {
    const { own, phone, code } = await asked();
    const wrong = wrongFor(code);
    const first = await prove(own, phone, wrong);
    expect([...errorOf(first), first.json().triesLeft]).toEqual([400, "phone.code_wrong", 4]);
    const more = await Promise.all(Array.from({ length: 6 }, () => prove(own, phone, wrong)));
    expect(more.map((one) => one.json().code).sort()).toEqual([
      "phone.code_dead",
      "phone.code_dead",
      ...Array.from({ length: 4 }, () => "phone.code_wrong"),
    ]);
    expect(errorOf(await prove(own, phone, code))).toEqual([400, "phone.code_dead"]);
  });

  it("is dead after ten minutes", async () => {
    const { own, phone, code } = await asked();
    later(time, 600);
    expect(errorOf(await prove(own, phone, code))).toEqual([400, "phone.code_dead"]);
  });

  it("is dead when there is a newer one", async () => {
    const { own, phone, code } = await asked();
    later(time, 61);
    await ask(own, phone, "verify");
    const newer = await codeOf(phone);
    expect(newer).not.toBe("");
    if (newer !== code) expect((await prove(own, phone, code)).json().code).toMatch(/^phone\.code_/);
    expect((await prove(own, phone, newer)).statusCode).toBe(200);
  });

  it("does for one purpose alone", async () => {
    const phone = newNumber();
    const { id, own } = await member(phone);
    await ask(own, phone, "sign-in");
    await db.updateTable("users").set({ phone_verified_at: time.now }).where("id", "=", id).execute();
    expect(errorOf(await prove(own, phone, await codeOf(phone)))).toEqual([400, "phone.code_dead"]);
  });

  it("is kept as a hash that the database alone cannot try", async () => {
    const { phone, code } = await asked();
    const row = await db
      .selectFrom("phone_codes")
      .selectAll()
      .where("phone", "=", phone)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row.expires_at.getTime() - row.asked_at.getTime()).toBe(600_000);
  });

  it("is swept away two days later", async () => {
    const { phone } = await asked();
    const rows = () => db.selectFrom("phone_codes").select("id").where("phone", "=", phone).execute();
    later(time, 86_400);
    await jobs.runNamed("accounts.sweep");
    expect(await rows()).toHaveLength(1);
    later(time, 86_401);
    await jobs.runNamed("accounts.sweep");
    expect(await rows()).toHaveLength(0);
  });
});

it("takes nothing that can be no number and no code", async () => {
  for (const body of [
    {},
    { phone: 7 },
    { phone: "70 123 456", code: "12345" },
    { phone: "70 123 456", code: "abcdef" },
  ]) {
    const refused = await app.inject({ method: "POST", url: "/api/phone/verify", payload: body });
    expect([refused.statusCode, refused.json().code]).toEqual([400, "request.invalid"]);
  }
});
