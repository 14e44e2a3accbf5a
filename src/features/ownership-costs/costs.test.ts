import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { type ListingInput, makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { makeCostRow } from "./cost.factory.ts";
import type { CostItem, VehicleCosts } from "./cost.schema.ts";

const { app, db, time } = await testApp();
const maya = await makeAdministrator(db);
const seller = await makeUser(db);
await db
  .updateTable("app_settings")
  .set({ value: JSON.stringify({ usd: 1, lbp: 90_000, eur: 0.8, asOf: "2026-11-01" }) })
  .where("key", "=", "exchange_rates")
  .execute();

const enter = (given: Parameters<typeof makeCostRow>[2]) => makeCostRow(db, maya.id, given);
const listing = (given: Partial<ListingInput> = {}) =>
  makeListing(db, { user_id: seller, customs: "paid", plate: "private", ...given });
const ask = (id: string, headers: object = {}) =>
  app.inject({ url: `/api/cars/${id}/costs`, headers: { ...headers } });
async function costs(id: string): Promise<VehicleCosts> {
  const answer = await ask(id);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
async function item(kind: CostItem["kind"], id: string): Promise<CostItem> {
  const found = (await costs(id)).items.find((one) => one.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
}

/** Rows stay in the product; here each test begins without any. */
beforeEach(async () => {
  time.now = new Date("2026-11-15T10:00:00Z");
  await sql`truncate cost_rates, cost_road_bands, cost_excise_bands`.execute(db);
});

describe("without a row", () => {
  it("nothing is said, but that customs are paid where they are", async () => {
    const { items, day, exchangeRate } = await costs(await listing());
    expect(items.map(({ kind, state, amount }) => [kind, state, amount])).toEqual([
      ["registration", "no_row", null],
      ["road_fee", "no_row", null],
      ["customs", "not_due", null],
    ]);
    expect([day, exchangeRate]).toEqual(["2026-11-15", { lbp: 90_000, asOf: "2026-11-01" }]);
  });

  it("of a motorcycle, rows of cars say nothing", async () => {
    await enter({ kind: "registration" });
    const id = await listing({ vehicle_type: "motorcycle" });
    expect((await item("registration", id)).state).toBe("no_row");
    await enter({ kind: "registration", vehicleType: "motorcycle", percent: 2 });
    expect(await item("registration", id)).toMatchObject({ state: "known", amount: 240 });
  });
});

describe("registration", () => {
  it("is a share of the asking price and a fixed amount, with the row it rests on", async () => {
    await enter({ percent: 3.25, fixed: 150.5, source: "Gazette 12/2026" });
    expect(await item("registration", await listing({ price: 12_345.67 }))).toEqual({
      kind: "registration",
      state: "known",
      missing: null,
      amount: 551.73,
      amountUsd: 551.73,
      parts: [
        { part: "share", percent: 3.25, amount: 401.23 },
        { part: "fixed", percent: null, amount: 150.5 },
      ],
      value: 12_345.67,
      measured: null,
      bands: [],
      row: {
        validFrom: "2026-01-01",
        currency: "usd",
        source: "Gazette 12/2026",
        sourceUrl: null,
        noteAr: null,
        noteEn: null,
      },
    });
  });

  it("in pounds is of the price in pounds: the seller's own where it is in pounds, else by the rate", async () => {
    await enter({ currency: "lbp", percent: 2, fixed: 1_000_000 });
    const dollars = await item("registration", await listing({ price: 10_000 }));
    expect(dollars).toMatchObject({ amount: 19_000_000, amountUsd: 211.11, value: 900_000_000 });
    const pounds = await item("registration", await listing({ price: 123_456_789, currency: "lbp" }));
    expect(pounds).toMatchObject({ amount: 3_469_136, value: 123_456_789 });
    const euros = await item("registration", await listing({ price: 8_000, currency: "eur" }));
    expect(euros).toMatchObject({ value: 900_000_000, amount: 19_000_000 });
  });

  it("of a vehicle that is not registered here yet is another fee: not said", async () => {
    await enter({});
    for (const given of [
      { plate: "none" as const },
      { customs: "unpaid" as const },
      { condition: "new" as const, plate: null },
    ]) {
      expect(await item("registration", await listing(given)), JSON.stringify(given)).toMatchObject({
        state: "unknown",
        missing: "first_registration",
        amount: null,
        parts: [],
      });
    }
    expect((await item("registration", await listing({ plate: null }))).state).toBe("known");
    expect((await item("registration", await listing({ condition: "new" }))).state).toBe("known");
  });

  it("is exact where a binary float is not", async () => {
    await enter({ percent: 1.5 });
    for (const [price, said] of [
      ["1.00", 0.02],
      ["4.35", 0.07],
      ["999999999.99", 15_000_000],
      ["67.00", 1.01],
    ] as const) {
      expect((await item("registration", await listing({ price })))?.amount, price).toBe(said);
    }
  });
});

describe("the yearly road fee", () => {
  const bands: [number, number | null, number, number | null, number][] = [
    [0, 100, 0, 4, 300],
    [0, 100, 5, null, 200],
    [101, null, 0, 4, 900],
    [101, 200, 5, null, 600.5],
  ];

  it("is that of the band, both ends included", async () => {
    await enter({ kind: "road_fee", bands });
    const of = (horsepower: number, year: number) =>
      listing({ horsepower, year }).then((id) => item("road_fee", id));
    expect(await of(100, 2022)).toMatchObject({
      state: "known",
      amount: 300,
      measured: { measure: "horsepower", of: 100 },
    });
    expect((await of(100, 2021)).amount).toBe(200);
    expect((await of(101, 2022)).amount).toBe(900);
    expect((await of(200, 2000)).amount).toBe(600.5);
    // A model of next year is new.
    expect((await of(90, 2027)).amount).toBe(300);
  });

  it("is not said where no band holds the vehicle, nor where its measure is not known", async () => {
    await enter({ kind: "road_fee", bands });
    expect(await item("road_fee", await listing({ horsepower: 201, year: 2000 }))).toMatchObject({
      state: "unknown",
      missing: "band",
      amount: null,
    });
    expect(await item("road_fee", await listing({ horsepower: null, year: 2000 }))).toMatchObject({
      state: "unknown",
      missing: "horsepower",
      amount: null,
      bands: [
        { from: 0, to: 100, amount: 200 },
        { from: 101, to: 200, amount: 600.5, amountUsd: 600.5 },
      ],
    });
  });

  it("never takes the engine's horsepower for the fiscal one: it gives the bands to look it up in", async () => {
    await enter({
      kind: "road_fee",
      measure: "fiscal_horsepower",
      currency: "lbp",
      bands: [[1, 10, 0, null, 900_000]],
    });
    expect(await item("road_fee", await listing({ horsepower: 8 }))).toMatchObject({
      state: "unknown",
      missing: "fiscal_horsepower",
      amount: null,
      bands: [{ from: 1, to: 10, amount: 900_000, amountUsd: 10 }],
    });
  });

  it("by engine goes by litres of cars and cubic centimetres of motorcycles", async () => {
    for (const vehicleType of ["car", "motorcycle"] as const) {
      await enter({
        kind: "road_fee",
        vehicleType,
        measure: "engine_cc",
        bands: [
          [0, 1600, 0, null, 10],
          [1601, null, 0, null, 20],
        ],
      });
    }
    expect((await item("road_fee", await listing({ engine_capacity: "1.6" }))).amount).toBe(10);
    expect((await item("road_fee", await listing({ engine_capacity: "1.61" }))).amount).toBe(20);
    expect(await item("road_fee", await listing({ engine_capacity: null }))).toMatchObject({
      state: "unknown",
      missing: "engine_size",
    });
    const bike = await listing({ vehicle_type: "motorcycle", bike_engine_size: 1800 });
    expect((await item("road_fee", bike)).amount).toBe(20);
  });

  it("turns a year older at midnight in Beirut, not in Greenwich", async () => {
    await enter({ kind: "road_fee", bands });
    const id = await listing({ horsepower: 100, year: 2022 });
    time.now = new Date("2026-12-31T21:59:59Z");
    expect((await item("road_fee", id)).amount).toBe(300);
    time.now = new Date("2026-12-31T22:00:00Z");
    expect((await item("road_fee", id)).amount).toBe(200);
  });
});

describe("customs", () => {
  const row = {
    kind: "customs",
    currency: "lbp",
    percent: 5,
    vatPercent: 11,
    fixed: 500_000,
    excise: [
      [0, 15],
      [20_000_000, 45],
    ],
  } as const;
  const entered = () => enter({ ...row, excise: row.excise.map(([from, percent]) => [from, percent]) });

  it("are duty, excise by parts of the value, tax on all of it, and a fixed amount", async () => {
    await entered();
    for (const price of [19_999_999, 20_000_000, 20_000_001, 450_123_457]) {
      // In whole numbers, each part rounded half up, as an official would by hand.
      const half = (of: bigint, by: bigint) => (2n * of + by) / (2n * by);
      const value = BigInt(price);
      const over = value > 20_000_000n ? value - 20_000_000n : 0n;
      const duty = half(value * 5n, 100n);
      const excise = half((value - over) * 15n + over * 45n, 100n);
      const vat = half((value + duty + excise) * 11n, 100n);
      const said = await item("customs", await listing({ price, currency: "lbp", customs: "unpaid" }));
      expect(said.amount, String(price)).toBe(Number(duty + excise + vat + 500_000n));
      expect(said.parts.map(({ part, amount }) => [part, amount])).toEqual([
        ["duty", Number(duty)],
        ["excise", Number(excise)],
        ["vat", Number(vat)],
        ["fixed", 500_000],
      ]);
    }
  });

  it("are due only where the seller says that they are not paid", async () => {
    await entered();
    expect(await item("customs", await listing({ customs: "paid" }))).toMatchObject({
      state: "not_due",
      row: null,
    });
    expect(await item("customs", await listing({ customs: null }))).toMatchObject({
      state: "unknown",
      missing: "customs",
      amount: null,
    });
    expect((await item("customs", await listing({ customs: "unpaid" }))).state).toBe("known");
  });

  it("begin where the first band begins: below it there is no excise", async () => {
    await enter({ kind: "customs", excise: [[10_000, 50]] });
    expect((await item("customs", await listing({ price: 10_000, customs: "unpaid" }))).amount).toBe(0);
    expect((await item("customs", await listing({ price: 10_000.5, customs: "unpaid" }))).amount).toBe(0.25);
  });
});

describe("which row is in force", () => {
  it("is the one that began last, from midnight in Beirut on; of one day the one entered last", async () => {
    await enter({ percent: 1, validFrom: "2026-01-01" });
    await enter({ percent: 3, validFrom: "2026-11-16" });
    await enter({ percent: 2, validFrom: "2026-06-01" });
    const id = await listing({ price: 10_000 });
    const percent = async () => (await item("registration", id)).parts[0]?.percent;
    expect(await percent()).toBe(2);
    await enter({ percent: 2.5, validFrom: "2026-06-01" });
    expect(await percent()).toBe(2.5);
    time.now = new Date("2026-11-15T21:59:59.999Z");
    expect(await percent()).toBe(2.5);
    time.now = new Date("2026-11-15T22:00:00Z");
    expect(await percent()).toBe(3);
    time.now = new Date("2025-12-31T12:00:00Z");
    expect((await item("registration", id)).state).toBe("no_row");
  });

  it("says the same to the same question", async () => {
    await enter({});
    const id = await listing();
    const first = await ask(id);
    expect((await ask(id)).body).toBe(first.body);
  });
});

describe("whose listing", () => {
  it("anybody's that is public; one's own in any state; of others as if it were not there", async () => {
    const pending = await listing({ status: "pending" });
    expect((await ask(pending)).statusCode).toBe(404);
    expect((await ask(pending, await signIn(db, await makeUser(db)))).statusCode).toBe(404);
    expect((await ask(pending, await signIn(db, seller))).statusCode).toBe(200);
    const expired = await listing({ status: "expired", expired_reason: "lapsed" });
    expect([(await ask(expired)).statusCode, (await ask(expired)).json().code]).toEqual([
      410,
      "listing.gone",
    ]);
    const deleted = await listing({ deleted_at: time.now });
    expect((await ask(deleted, await signIn(db, seller))).statusCode).toBe(404);
    expect((await ask(randomUUID())).statusCode).toBe(404);
    expect((await ask("1' or '1'='1")).statusCode).toBe(400);
  });
});
