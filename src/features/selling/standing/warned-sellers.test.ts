import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { untilWaiting } from "../../../../tests/support/until-waiting.ts";
import { makeWarning } from "../appeals/appeals.factory.ts";
import { carForm, livesIn, makeSeller, type Seller } from "../selling.factory.ts";

const { app, db, time } = await testApp();
const begun = time.now;
const { rowOf } = livesIn(db, time);
const { id: by } = await makeAdministrator(db, "content_admin");
const days = (count: number) => new Date(time.now.getTime() + count * 86_400_000);
const seconds = (count: number) => {
  time.now = new Date(time.now.getTime() + count * 1000);
};
const setting = db.updateTable("app_settings").where("key", "=", "auto_approve_listings");
// Where reviewers look at all of it nothing is walked around.
beforeAll(() => setting.set({ value: "true" }).execute());
afterAll(() => setting.set({ value: "false" }).execute());
beforeEach(() => {
  time.now = begun;
});

async function warned(count: number): Promise<Seller> {
  const seller = await makeSeller(app, db, { current_plan: "dealer", created_at: days(-60) });
  for (let n = 1; n <= count; n++) await makeWarning(db, { userId: seller.id, by, at: days(-n) });
  return seller;
}
const car = (seller: Seller, given: object = {}) => makeListing(db, { user_id: seller.id, ...given });
const lapsed = { status: "expired", expired_reason: "lapsed", expires_at: begun } as const;
const sold = {
  status: "expired",
  expired_reason: "sold",
  updated_at: new Date(begun.getTime() - 60_000),
} as const;
const withdrawn = { status: "expired", expired_reason: "withdrawn" } as const;
const anotherCar = { title: "BMW X5 2021, as new", brand: "bmw", model: "x5", year: 2021 };
const renewed = async (seller: Seller, id: string) => {
  const answer = await seller.post(`/api/cars/${id}/renew`);
  return answer.statusCode === 200 ? answer.json().status : answer.json().code;
};

describe("with two warnings in force, where the settings approve", () => {
  it.each([
    ["sold", sold],
    ["expired", lapsed],
    ["withdrawn", withdrawn],
  ] as const)("a %s listing is reviewed before it is back", async (_, state) => {
    const [one, two] = [await warned(1), await warned(2)];
    expect(await renewed(one, await car(one, state))).toBe("active");
    expect(await renewed(two, await car(two, state))).toBe("pending");
  });

  it("another car in a listing that ended waits, also once the warnings are over", async () => {
    const [one, two] = [await warned(1), await warned(2)];
    for (const [seller, state] of [
      [one, "active"],
      [two, "pending"],
    ] as const) {
      const id = await car(seller, withdrawn);
      await seller.patch(`/api/cars/${id}`, anotherCar);
      await db.deleteFrom("seller_warnings").where("user_id", "=", seller.id).execute();
      expect(await renewed(seller, id)).toBe(state);
    }
  });

  it("another car in a live listing waits beside the one on sale", async () => {
    const [one, two] = [await warned(1), await warned(2)];
    const [free, held] = [await car(one), await car(two)];
    for (const [seller, id] of [
      [one, free],
      [two, held],
    ] as const)
      expect((await seller.patch(`/api/cars/${id}`, anotherCar)).statusCode).toBe(200);
    expect(await rowOf(free)).toMatchObject({ brand: "bmw", waiting_since: null });
    expect(await rowOf(held)).toMatchObject({ brand: "kia", waiting_since: time.now });
  });

  it("a live listing is prolonged, and a sale taken back, as before", async () => {
    const seller = await warned(2);
    const id = await car(seller, { expires_at: days(3) });
    expect(await renewed(seller, id)).toBe("active");
    await seller.post(`/api/cars/${id}/sold`);
    seconds(10);
    expect(await renewed(seller, id)).toBe("active");
  });
});

describe("with three in force", () => {
  it.each([
    ["sold", sold],
    ["expired", lapsed],
    ["withdrawn", withdrawn],
  ] as const)("a %s listing stays away", async (_, state) => {
    const seller = await warned(3);
    const id = await car(seller, state);
    const answer = await seller.post(`/api/cars/${id}/renew`);
    expect([answer.statusCode, answer.json().code]).toEqual([403, "listing.warned"]);
    expect(answer.json().until).toBe(days(29).toISOString());
    expect(await rowOf(id)).toMatchObject({ status: "expired" });
  });

  it("of several each is answered for itself", async () => {
    const seller = await warned(3);
    const ids = [
      await car(seller, lapsed),
      await car(seller, { expires_at: days(3) }),
      await car(seller, { status: "rejected" }),
      await car(seller, sold),
    ];
    const { results } = (await seller.post("/api/my-cars/renew", { ids })).json();
    const outcomes = ["warned", "active", "wrong_state", "warned"];
    expect(results).toEqual(ids.map((id, at) => ({ id, outcome: outcomes[at] })));
  });

  it("a sale is taken back within seconds, unless the car was changed", async () => {
    const seller = await warned(3);
    const isLeft = { expires_at: days(30) };
    const [back, changed] = [await car(seller, isLeft), await car(seller, isLeft)];
    for (const id of [back, changed]) await seller.post(`/api/cars/${id}/sold`);
    await seller.patch(`/api/cars/${changed}`, { price: 9_000 });
    seconds(10);
    expect(await renewed(seller, back)).toBe("active");
    expect(await renewed(seller, changed)).toBe("listing.warned");
  });

  it("what they restrict is told without anything else, to the seller alone", async () => {
    const seller = await warned(3);
    expect((await app.inject({ url: "/api/my-standing/limits" })).statusCode).toBe(401);
    expect((await seller.get("/api/my-standing/limits")).json()).toEqual({
      reviewedUntil: days(88).toISOString(),
      noListingUntil: days(29).toISOString(),
    });
  });
});

it("a third warning that is given while a new listing waits for its seller's row keeps it away", async () => {
  const seller = await warned(2);
  const { answer } = await db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${seller.id}::uuid for no key update`.execute(tx);
    const answer = seller.post("/api/cars", { ...carForm });
    await untilWaiting(db);
    await makeWarning(tx, { userId: seller.id, by, at: time.now });
    // As an object: the transaction would wait for it.
    return { answer };
  });
  expect((await answer).json().code).toBe("listing.warned");
});
