import { describe, expect, it } from "vitest";
import { phoneMarket, wrongFor } from "./phone.factory.ts";

const market = await phoneMarket();
const { db, gateway, jobs, newNumber, visitor, ask, codeOf, verified, prove } = market;

let mails = 0;
const person = (given: object = {}) => ({
  firstName: "Rana",
  lastName: "Haddad",
  email: `rana${mails++}@example.com`,
  ...given,
});
type Guest = ReturnType<typeof visitor>;
const register = (from: Guest, phone: string, code: string, given: object = {}) =>
  from.send("POST", "/api/phone/register", { phone, code, ...person(given) });
const errorOf = (answer: { statusCode: number; json: () => { code: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const accountsWith = (phone: string) =>
  db.selectFrom("users").selectAll().where("phone", "=", phone).execute();

/** A browser that a code was sent to, with that code. */
async function asked(phone: string, guest = visitor()) {
  expect((await ask(guest, phone, "sign-up")).statusCode).toBe(202);
  return { guest, code: await codeOf(phone) };
}

describe("an account that a code opens", () => {
  it("has a confirmed number and no password, is signed in, and its mail is to be verified", async () => {
    const phone = newNumber();
    const { guest, code } = await asked(phone);
    const answer = await register(guest, phone, code, { email: "Code@Example.com", city: "beirut" });
    expect(answer.statusCode, answer.body).toBe(201);
    const told = { email: "code@example.com", phone, city: "beirut", hasPassword: false };
    expect(answer.json()).toMatchObject({ ...told, isPhoneVerified: true, isEmailVerified: false });
    expect(await guest.whoAmI()).toBe(200);
    expect(guest.jar.has("phone-code")).toBe(false);
    await jobs.run();
    expect((await jobs.mails()).filter(({ to }) => to === "code@example.com")).toHaveLength(1);

    // From then on its user signs in by codes, never by a password that it does not have.
    const there = visitor();
    const login = { email: "code@example.com", password: "" };
    for (const password of ["Some-Password-2026", "null", "undefined"])
      expect((await there.send("POST", "/api/auth/login", { ...login, password })).statusCode).toBe(401);
    const own = await guest.send("DELETE", "/api/auth/account", { password: "Some-Password-2026" });
    expect(errorOf(own)).toEqual([400, "auth.wrong_password"]);
  });

  it("is opened once by a code, in the browser that asked for it, with five tries", async () => {
    const phone = newNumber();
    const { guest, code } = await asked(phone);
    expect(errorOf(await register(visitor(), phone, code))).toEqual([400, "phone.code_dead"]);
    const wrong = await register(guest, phone, wrongFor(code));
    expect(errorOf(wrong)).toEqual([400, "phone.code_wrong"]);
    expect(wrong.json().triesLeft).toBe(4);
    const both = await Promise.all([register(guest, phone, code), register(guest, phone, code)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
    expect(await accountsWith(phone)).toHaveLength(1);

    const other = newNumber();
    const second = await asked(other);
    for (let tries = 0; tries < 5; tries++) await register(second.guest, other, wrongFor(second.code));
    expect(errorOf(await register(second.guest, other, second.code))).toEqual([400, "phone.code_dead"]);
    expect(await accountsWith(other)).toEqual([]);
  });

  it("is not opened by a code that was asked for to sign in, nor the other way round", async () => {
    const phone = newNumber();
    await verified(phone);
    const guest = visitor();
    await ask(guest, phone, "sign-in");
    const code = await codeOf(phone);
    expect(errorOf(await register(guest, phone, code))).toEqual([400, "phone.code_dead"]);
    const fresh = newNumber();
    const opening = await asked(fresh);
    expect(errorOf(await prove(opening.guest, fresh, opening.code))).toEqual([400, "phone.code_dead"]);
    expect((await register(opening.guest, fresh, opening.code)).statusCode).toBe(201);
  });

  it("leaves the code good where the mail is taken, whose user is told once", async () => {
    const known = await verified(newNumber());
    const phone = newNumber();
    const { guest, code } = await asked(phone);
    for (let times = 0; times < 2; times++) {
      const taken = await register(guest, phone, code, { email: known.email.toUpperCase() });
      expect([...errorOf(taken), taken.json().errors]).toEqual([409, "auth.email_taken", expect.anything()]);
    }
    await jobs.run();
    expect((await jobs.mails()).filter(({ to }) => to === known.email)).toHaveLength(1);
    expect((await register(guest, phone, code)).statusCode).toBe(201);
  });

  it("is refused where another account has confirmed the number, whose user is told; the asking tells nothing", async () => {
    const phone = newNumber();
    const { email } = await verified(phone);
    const [known, unknown] = [visitor(), visitor()];
    const answers = [await ask(known, phone, "sign-up"), await ask(unknown, newNumber(), "sign-up")];
    expect(answers[0]?.body).toBe(answers[1]?.body);
    const taken = await register(known, phone, await codeOf(phone));
    expect(errorOf(taken)).toEqual([409, "phone.taken"]);
    expect(await accountsWith(phone)).toHaveLength(1);
    expect(await known.whoAmI()).toBe(401);
    await jobs.run();
    expect((await jobs.mails()).filter(({ to }) => to === email)).toHaveLength(1);
    expect((await gateway.messages()).filter(({ to }) => to === phone)).toHaveLength(1);
  });

  it("takes nothing else, and no name or mail that a form would refuse", async () => {
    const phone = newNumber();
    const { guest, code } = await asked(phone);
    for (const wrong of [
      { firstName: "" },
      { lastName: "x".repeat(51) },
      { email: "rana@" },
      { city: "atlantis" },
      { password: "Some-Password-2026" },
      { isEmailVerified: true },
      { current_plan: "dealer" },
    ])
      expect((await register(guest, phone, code, wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    expect((await register(guest, phone, code)).statusCode).toBe(201);
  });
});
