import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeTalker } from "#features/conversations/conversation.factory.ts";
import { makePartner } from "#features/inspections/inspection.factory.ts";
import { type ListingInput, makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { signIn } from "../../../tests/support/sign-in.ts";

const { app, db, time } = await testApp();
// Brings the plan that has room for everything.
beforeAll(() => makeUser(db));
const ask = (id: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/cars/${id}/trust`, headers });
const trustOf = async (id: string) => (await ask(id)).json();
const later = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000);
};
const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(time.now.getTime() - days * dayMs);
let serial = 100_000;
const newVin = () => `KNA111111J1${++serial}`;

/** One that was on sale and is not any more. */
async function ended(given: Partial<ListingInput>, end: object = {}) {
  const user_id = given.user_id ?? (await makeUser(db));
  const id = await makeListing(db, { created_at: daysAgo(100), ...given, user_id });
  await db
    .updateTable("cars")
    .set({ status: "expired", expired_reason: "sold", updated_at: daysAgo(30), ...end })
    .where("id", "=", id)
    .execute();
  return id;
}
const onSale = async (given: Partial<ListingInput>) =>
  makeListing(db, { user_id: await makeUser(db), ...given });

describe("what is known of a seller", () => {
  it("is a reply time from five answered conversations on, as half of them were or sooner", async () => {
    const seller = await makeTalker(app, db);
    const id = await makeListing(db, { user_id: seller.id });
    const minutesNow = async () => {
      // What is known is five minutes old at most.
      later(5);
      return (await trustOf(id)).replyMinutes;
    };
    expect(await minutesNow()).toBe(undefined);
    for (const minutes of [2, 10, 30, 600, 1000]) {
      const buyer = await makeTalker(app, db);
      const begun = await buyer.begin(await makeListing(db, { user_id: seller.id }));
      expect(await minutesNow()).toBe(undefined);
      later(minutes - 5);
      await seller.write(begun.json().conversation.id, "Yes");
    }
    expect(await minutesNow()).toBe(30);
    // Two that were never answered.
    for (const _ of [1, 2]) {
      const buyer = await makeTalker(app, db);
      await buyer.begin(await makeListing(db, { user_id: seller.id }));
    }
    expect(await minutesNow()).toBe(30);
    later(2 * 24 * 60);
    expect(await minutesNow()).toBe(600);
    later(91 * 24 * 60);
    expect(await minutesNow()).toBe(undefined);
  });

  it("is since when, what was sold, and what else is on sale", async () => {
    const user_id = await makeUser(db, { created_at: new Date("2024-03-01T10:00:00Z") });
    const id = await makeListing(db, { user_id });
    const expected = {
      phoneVerified: false,
      memberSince: "2024-03-01T10:00:00.000Z",
      soldBefore: 0,
      otherCars: 0,
    };
    expect(await trustOf(id)).toEqual({ ...expected, mayBeInspected: false, seenHereBefore: [] });
    await makeListing(db, { user_id, vehicle_type: "motorcycle", brand: "honda", model: "cb500" });
    await makeListing(db, { user_id, status: "pending" });
    const [sold, gone] = [await ended({ user_id }), await ended({ user_id })];
    await ended({ user_id }, { expired_reason: "withdrawn" });
    const sale = { vehicle_type: "car", brand: "kia", model: "rio", year: 2018, days_on_sale: 3 } as const;
    const rows = [sold, gone].map((car_id) => ({ car_id, sold_at: time.now, ...sale }));
    await db.insertInto("sales").values(rows).execute();
    const { id: deleted_by } = await makeAdministrator(db);
    const deleted = { deleted_at: time.now, deleted_by };
    await db.updateTable("cars").set(deleted).where("id", "=", gone).execute();
    await db.updateTable("users").set({ phone_verified_at: time.now }).where("id", "=", user_id).execute();
    // Kept for five minutes.
    expect(await trustOf(id)).toMatchObject(expected);
    later(5);
    expect(await trustOf(id)).toMatchObject({ phoneVerified: true, soldBefore: 1, otherCars: 1 });
  });
});

describe("a vehicle that was here before", () => {
  it("is told by date, mileage and price, as buyers saw it last, and by nothing else", async () => {
    const vin_number = newVin();
    const before = await ended({ vin_number, mileage: 120_000, price: 9500 });
    // Changed afterwards: nobody saw that.
    await db.updateTable("cars").set({ mileage: 60_000, price: 1 }).where("id", "=", before).execute();
    const other = await ended(
      { vin_number, mileage: null, price: 900_000_000, currency: "lbp" },
      { expired_reason: "lapsed", expires_at: daysAgo(10), updated_at: daysAgo(9) },
    );
    const id = await onSale({ vin_number });
    const { seenHereBefore } = await trustOf(id);
    const day = (days: number) => daysAgo(days).toISOString().slice(0, 10);
    expect(seenHereBefore).toEqual([
      { date: day(10), mileage: null, price: 900_000_000, currency: "lbp" },
      { date: day(30), mileage: 120_000, price: 9500, currency: "usd" },
    ]);
    const { body } = await ask(id);
    for (const secret of [vin_number, before, other]) expect(body).not.toContain(secret);
    expect((await app.inject(`/api/cars/${id}`)).body).not.toContain(vin_number);
  });

  it("is told of its own earlier time too, and once of each listing, five at most", async () => {
    const vin_number = newVin();
    const user_id = await makeUser(db);
    const id = await ended({ user_id, vin_number, mileage: 50_000, price: 7000 });
    const again = (at: Date) =>
      db
        .updateTable("cars")
        .set({ status: "active", expired_reason: null, updated_at: at })
        .where("id", "=", id)
        .execute();
    await again(daysAgo(20));
    expect((await trustOf(id)).seenHereBefore).toMatchObject([{ mileage: 50_000 }]);
    const lapsed = { status: "expired", expired_reason: "withdrawn", mileage: 51_000 } as const;
    await db.updateTable("cars").set({ mileage: 51_000 }).where("id", "=", id).execute();
    await db
      .updateTable("cars")
      .set({ ...lapsed, updated_at: daysAgo(5) })
      .where("id", "=", id)
      .execute();
    await again(daysAgo(2));
    expect((await trustOf(id)).seenHereBefore).toMatchObject([{ mileage: 51_000 }]);
    for (let each = 0; each < 6; each++) await ended({ vin_number, mileage: 1000 * each });
    expect((await trustOf(id)).seenHereBefore).toHaveLength(5);
  });

  it.each<[string, Partial<ListingInput>, object]>([
    ["is on sale at this moment", {}, { status: "active", expired_reason: null }],
    ["was never public", { status: "pending" }, { status: "pending", expired_reason: null }],
    ["was refused", {}, { status: "rejected", expired_reason: null, rejection_code: "fraud" }],
    ["is of another brand", { brand: "toyota", model: "corolla" }, {}],
  ])("is not told of a listing that %s", async (_, given, end) => {
    const vin_number = newVin();
    await ended({ vin_number, ...given }, end);
    expect((await trustOf(await onSale({ vin_number }))).seenHereBefore).toEqual([]);
  });

  it("is not told of what was refused, deleted by an administrator, or a fraud, whatever it was before", async () => {
    const vin_number = newVin();
    const id = await onSale({ vin_number });
    const seller = await makeUser(db);
    const before = await ended({ user_id: seller, vin_number });
    const seen = async () => (await trustOf(id)).seenHereBefore.length;
    const set = (values: object) => db.updateTable("cars").set(values).where("id", "=", before).execute();
    const standing = (user_status: "active" | "banned") =>
      db.updateTable("users").set({ user_status }).where("id", "=", seller).execute();
    expect(await seen()).toBe(1);
    await standing("banned");
    expect(await seen()).toBe(0);
    await standing("active");
    expect(await seen()).toBe(1);
    // Its owner took it away: it was seen all the same.
    await set({ deleted_at: time.now });
    expect(await seen()).toBe(1);
    const administrator = await makeAdministrator(db);
    const report = { car_id: before, reporter: "x", reason: "fraud", outcome: "upheld" } as const;
    await db
      .insertInto("listing_reports")
      .values({ ...report, resolved_at: time.now, resolved_by: administrator.id })
      .execute();
    expect(await seen()).toBe(0);
    await db.deleteFrom("listing_reports").where("car_id", "=", before).execute();
    await set({ deleted_by: administrator.id });
    expect(await seen()).toBe(0);
  });
});

it("says whether a car may be inspected, as it was at most five minutes ago", async () => {
  const car = await onSale({});
  const motorcycle = await onSale({ vehicle_type: "motorcycle", brand: "honda", model: "cb500" });
  const may = async () =>
    (await Promise.all([car, motorcycle].map(trustOf))).map((one) => one.mayBeInspected);
  expect(await may()).toEqual([false, false]);
  const id = await makePartner(db, { user_id: await makeUser(db) });
  later(6);
  expect(await may()).toEqual([true, false]);
  await db.updateTable("inspection_partners").set({ ended_at: time.now }).where("id", "=", id).execute();
  later(6);
  expect(await may()).toEqual([false, false]);
});

describe("whose listing", () => {
  it("anybody's that is public; one's own in any state; of others as if it were not there", async () => {
    const vin_number = newVin();
    await ended({ vin_number, mileage: 99_000 });
    const owner = await makeUser(db);
    const make = (given: Partial<ListingInput>) => makeListing(db, { user_id: owner, vin_number, ...given });
    const pending = await make({ status: "pending" });
    expect((await ask(pending)).statusCode).toBe(404);
    expect((await ask(pending, await signIn(db, await makeUser(db)))).statusCode).toBe(404);
    // A number that is only typed in tells its owner nothing.
    const own = await ask(pending, await signIn(db, owner));
    expect([own.statusCode, own.json().seenHereBefore]).toEqual([200, []]);
    const expired = await make({ status: "expired", expired_reason: "lapsed" });
    expect([(await ask(expired)).statusCode, (await ask(expired)).json().code]).toEqual([
      410,
      "listing.gone",
    ]);
    expect((await ask(await make({ deleted_at: time.now }))).statusCode).toBe(404);
    const suspended = await makeUser(db, { user_status: "suspended" });
    expect((await ask(await makeListing(db, { user_id: suspended }))).statusCode).toBe(404);
    expect((await ask(randomUUID())).statusCode).toBe(404);
    for (const hostile of ["1' or '1'='1", "%00", "null", `${randomUUID()}x`])
      expect((await ask(encodeURIComponent(hostile))).statusCode, hostile).toBe(400);
  });
});
