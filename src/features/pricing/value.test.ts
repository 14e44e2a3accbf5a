import { describe, expect, it } from "vitest";
import { makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { followMarket } from "./labels/follow-market.ts";
import { makeCalmMarket } from "./pricing.factory.ts";

const { app, db, time } = await testApp();
time.now = new Date("2026-11-25T10:00:00Z");
const user_id = await makeUser(db);
await makeCalmMarket(db, user_id);
const corolla = { user_id, brand: "toyota", model: "corolla" };
await makeListings(db, [
  ...[2014, 2015, 2016, 2016, 2017, 2018, 2019, 2020].map((year) => ({
    ...corolla,
    year,
    mileage: 15_000 * (2026 - year),
    price: Math.round(20_000 * Math.exp(-0.08 * (2026 - year))),
  })),
  { ...corolla, model: "yaris", year: 2016, price: 7000, mileage: 90_000 },
]);

const ask = async (query: string) => {
  const answer = await app.inject(`/api/value?brand=toyota&${query}`);
  return { status: answer.statusCode, ...answer.json() };
};

it("knows nothing before a market was read", async () => {
  expect(await ask("model=corolla&year=2016")).toMatchObject({ status: 404, code: "value.unknown" });
  expect((await app.inject("/api/value/models/car")).json()).toEqual([]);
});

describe("the value of a vehicle", () => {
  it("is a range with its evidence, and how sure that is, to anyone", async () => {
    await followMarket(db, time.now);
    const value = await ask("model=corolla&year=2016&mileage=150000&gearType=automatic");
    expect(value).toMatchObject({
      status: 200,
      currency: "usd",
      confidence: "high",
      mileage: 150_000,
      mileageIsUsual: false,
      evidence: {
        ...{ listings: 8, yearMin: 2014, yearMax: 2020, asOf: time.now.toISOString() },
        pooledFrom: [
          { of: "model", listings: 8 },
          { of: "brand", listings: 69 },
          { of: "market", listings: 249 },
        ],
      },
    });
    expect(value.mid / (20_000 * Math.exp(-0.8))).toBeCloseTo(1, 1);
    const { low, mid, high, later } = value;
    expect([low < mid, mid < high, later.low < low, later.high < high]).toEqual([true, true, true, true]);
  });

  it("takes what is usual for kilometres that nobody said, and says so", async () => {
    expect(await ask("model=corolla&year=2016")).toMatchObject({ mileage: 150_000, mileageIsUsual: true });
    expect(await ask("model=corolla&year=2026&condition=new")).toMatchObject({ mileage: 0 });
  });

  it("never rises with years or kilometres", async () => {
    const of = (year: number, km: number) => ask(`model=corolla&year=${year}&mileage=${km}`);
    const steps = [
      await of(2020, 0),
      await of(2020, 40_000),
      await of(2017, 40_000),
      await of(2017, 200_000),
      await of(2012, 200_000),
    ];
    for (const end of ["low", "mid", "high"]) {
      const values = steps.map((one) => one[end]);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }
  });

  it.each([
    ["only one of the model is listed", "model=yaris&year=2016"],
    ["none is", "model=camry&year=2016"],
    ["the year is far from all that are", "model=corolla&year=1995"],
    ["it is of a year to come", "model=corolla&year=2029"],
    ["it is damaged", "model=corolla&year=2016&condition=damaged"],
    ["it is a motorcycle", "model=corolla&year=2016&vehicleType=motorcycle"],
    ["the model is somebody's joke", `model=${encodeURIComponent("'; drop table cars --")}&year=2016`],
  ])("is unknown where %s", async (_, query) => {
    expect(await ask(query)).toMatchObject({ status: 404, code: "value.unknown" });
  });

  it.each([
    "model=corolla",
    "model=corolla&year=x",
    "model=corolla&year=2016&mileage=-1",
    "model=corolla&year=2016&mileage=1e9",
    "model=corolla&year=2016&gearType=none",
    "model=corolla&year=2016&condition=perfect",
    "model=&year=2016",
    `model=${"x".repeat(81)}&year=2016`,
    "model=corolla&year=2016&brand=kia",
  ])("takes no other input: %s", async (query) => {
    expect((await ask(query)).status).toBe(400);
  });
});

describe("a model", () => {
  it("is told year by year, the newest first", async () => {
    const { statusCode, body } = await app.inject("/api/value/models/car/toyota/corolla");
    const { years, yearlyKm } = JSON.parse(body);
    expect([statusCode, yearlyKm]).toEqual([200, 15_000]);
    expect(years.map(({ year }: { year: number }) => year)).toEqual([
      2020, 2019, 2018, 2017, 2016, 2015, 2014,
    ]);
    const mids = years.map(({ mid }: { mid: number }) => mid);
    expect(mids).toEqual(mids.toSorted((a: number, b: number) => b - a));
    expect((await app.inject("/api/value/models/car/toyota/yaris")).statusCode).toBe(404);
  });

  it("is listed where it has enough listings and a name", async () => {
    const models = (await app.inject("/api/value/models/car?brand=toyota")).json();
    expect(models).toEqual([{ brand: "toyota", model: "corolla", en: "Corolla", ar: "كورولا", listings: 8 }]);
    expect((await app.inject("/api/value/models/motorcycle")).json()).toEqual([]);
    expect((await app.inject("/api/value/models/car?limit=61")).statusCode).toBe(400);
  });
});
