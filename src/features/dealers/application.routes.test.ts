import { describe, expect, it } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { goodApplication, makeApplication } from "./application.factory.ts";

const { app, db } = await testApp();
const register = "/api/users/register-dealership";

async function applicant(given: Parameters<typeof makeUser>[1] = {}) {
  const id = await makeUser(db, given);
  const headers = await signIn(db, id);
  return {
    id,
    apply: (payload: unknown = goodApplication, more: object = {}) =>
      app.inject({
        method: "POST",
        url: register,
        headers: { ...headers, ...more },
        payload: payload as object,
      }),
    own: async () => (await app.inject({ url: "/api/users/dealership", headers })).json(),
    rows: () => db.selectFrom("dealer_applications").selectAll().where("user_id", "=", id).execute(),
  };
}

describe("an application", () => {
  it("is kept as it was sent, in the shapes of the market, and shown to its applicant", async () => {
    const one = await applicant();
    expect(await one.own()).toEqual({ isDealer: false, application: null });
    const sent = await one.apply({ ...goodApplication, dealershipPhone: "٧٠ ١٢٣ ٤٥٦", yearsInBusiness: 12 });
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toMatchObject({
      ...goodApplication,
      state: "pending",
      dealershipPhone: "+96170123456",
      yearsInBusiness: "12",
      reason: null,
      documents: [],
      decidedAt: null,
    });
    expect(await one.own()).toEqual({ isDealer: false, application: sent.json() });
    expect(sent.body).not.toMatch(/reviewer|user_?id/i);
  });

  it("is refused while another one is under review, and for an approved dealer", async () => {
    const one = await applicant();
    await one.apply();
    const second = await one.apply();
    expect([second.statusCode, second.json().code]).toEqual([409, "dealer.pending"]);
    const dealer = await applicant({
      is_dealership: true,
      is_verified_dealer: true,
      dealership_name: "Cedars",
    });
    const again = await dealer.apply();
    expect([again.statusCode, again.json().code]).toEqual([409, "dealer.already"]);
    expect([(await one.rows()).length, (await dealer.rows()).length]).toEqual([1, 0]);
  });

  it("may follow one that was rejected, whose row stays", async () => {
    const one = await applicant();
    await makeApplication(db, {
      user_id: one.id,
      state: "rejected",
      reason: "The license is not readable",
      reviewer_id: (await makeAdministrator(db)).id,
      decided_at: new Date(),
    });
    expect((await one.own()).application).toMatchObject({
      state: "rejected",
      reason: "The license is not readable",
    });
    expect((await one.apply()).statusCode).toBe(201);
    expect((await one.rows()).map(({ state }) => state).sort()).toEqual(["pending", "rejected"]);
    expect((await one.own()).application.state).toBe("pending");
  });

  it("sent twice at once is one", async () => {
    const one = await applicant();
    const answers = await Promise.all([one.apply(), one.apply(), one.apply()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await one.rows()).toHaveLength(1);
  });

  it("sent again with its key is answered as before, with the key on others refused", async () => {
    const one = await applicant();
    const key = { "idempotency-key": "application-1" };
    const answers = await Promise.all([one.apply(goodApplication, key), one.apply(goodApplication, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    const other = await one.apply({ ...goodApplication, dealershipName: "Another" }, key);
    expect([other.statusCode, other.json().code]).toEqual([409, "request.key_reused"]);
  });

  it("says under each field what is wrong, in the visitor's language", async () => {
    const one = await applicant();
    const nothing = await one.apply({});
    expect(nothing.statusCode).toBe(400);
    expect(Object.keys(nothing.json().errors).sort()).toEqual(Object.keys(goodApplication).sort());
    expect(nothing.json().errors.dealershipName).toBe("اسم المعرض مطلوب");
    const english = await one.apply(
      { ...goodApplication, description: "too short" },
      { "accept-language": "en" },
    );
    expect(english.json().errors).toEqual({ description: "This needs at least 20 characters." });
  });

  it.each([
    ["a foreign phone", { dealershipPhone: "+33 6 12 34 56 78" }, "dealershipPhone"],
    ["a phone that nobody has", { dealershipPhone: "00 00 00 00" }, "dealershipPhone"],
    ["a state of its own", { state: "approved" }, "state"],
    ["a reviewer", { reviewerId: "x" }, "reviewerId"],
    ["a name with markup", { dealershipName: "<img src=x onerror=alert(1)>" }, "dealershipName"],
    ["a name that asks for money", { dealershipName: "Western Union Cars" }, "dealershipName"],
    ["a name that asks for money in Arabic", { dealershipName: "معرض العربون" }, "dealershipName"],
    ["a name that is a list", { dealershipName: ["Cedars"] }, "dealershipName"],
    ["a place of elsewhere", { dealershipCity: "hebron" }, "dealershipCity"],
  ])("is refused with %s", async (_, wrong, field) => {
    const one = await applicant();
    const refused = await one.apply({ ...goodApplication, ...wrong });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]]);
    expect(await one.rows()).toEqual([]);
  });

  it("keeps text as text, and nothing that no database keeps", async () => {
    const one = await applicant();
    const description = "'; drop table users; -- <script>alert(1)</script>\u0000\u0007 مرحباً";
    const sent = await one.apply({ ...goodApplication, description });
    expect(sent.json().description).toBe("'; drop table users; -- <script>alert(1)</script>  مرحباً");
    const halves = await (await applicant()).apply({
      ...goodApplication,
      description: `\ud800${"x".repeat(30)}`,
    });
    expect(halves.statusCode).toBe(400);
  });

  it.each(["[]", "null", "7", '"x"', '{"__proto__":{"a":1}}', "{"])("is not %s", async (payload) => {
    const one = await applicant();
    expect((await one.apply(payload, { "content-type": "application/json" })).statusCode).toBe(400);
  });

  it("needs an account, and may be tried twenty times a day", async () => {
    const guest = await app.inject({ method: "POST", url: register, payload: goodApplication });
    expect(guest.statusCode).toBe(401);
    const one = await applicant();
    for (let i = 0; i < 20; i++) expect((await one.apply(goodApplication)).statusCode).toBeLessThan(410);
    const refused = await one.apply();
    expect([refused.statusCode, refused.json().code]).toEqual([429, "request.too_many"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});
