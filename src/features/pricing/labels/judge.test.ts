import { sql } from "kysely";
import { expect, it } from "vitest";
import { type ListingInput, makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { makeCalmMarket } from "../pricing.factory.ts";
import { followMarket, readAll } from "./follow-market.ts";

const { db } = await testDatabase();
const user_id = await makeUser(db);
const at = new Date("2026-11-25T10:00:00Z");
await makeCalmMarket(db, user_id);

/** Offers one model in this market and tells, of each listing, what it was judged as. */
async function judged(model: string, given: readonly Partial<ListingInput>[]) {
  const usual = { user_id, model, price: 10_000, year: 2018, mileage: 100_000 };
  const ids = await makeListings(
    db,
    given.map((one) => ({ ...usual, ...one })),
  );
  await followMarket(db, at);
  const { rows } = await sql<{
    car_id: string;
    label: string;
    comparables: number;
    middle: number;
    low: number;
    high: number;
  }>`
    select car_id, label, comparables, middle::float8, low::float8, high::float8 from fair_prices
    where car_id = any(${ids}::uuid[])`.execute(db);
  return ids.map((id) => rows.find(({ car_id }) => car_id === id));
}
const alike = (count: number): Partial<ListingInput>[] => Array.from({ length: count }, () => ({}));

it("says nothing of the only one of a model, nor far from the years of others", async () => {
  expect(await judged("one", alike(1))).toEqual([undefined]);
  const [old, ...near] = await judged("years", [{ year: 1999 }, ...alike(4)]);
  expect(old).toBeUndefined();
  expect(near.map((one) => one?.comparables)).toEqual([4, 4, 4, 4]);
});

it("leaves its own price out: however absurd, the range is that of the others", async () => {
  const [ordinary] = await judged("own", alike(6));
  const [absurd] = await judged("absurd", [{ price: 900_000 }, ...alike(5)]);
  expect(ordinary).toMatchObject({ label: "fair", comparables: 5 });
  expect(absurd?.label).toBe("high");
  expect((absurd?.middle ?? 0) / (ordinary?.middle ?? 1)).toBeCloseTo(1, 1);
});

it("praises what is clearly below the others, warns of what is clearly above, and says nothing of lures", async () => {
  const prices = [4500, 7000, 9600, 10_000, 13_500];
  const labels = [];
  for (const price of prices) labels.push((await judged(`at ${price}`, [{ price }, ...alike(6)]))[0]?.label);
  expect(labels).toEqual([undefined, "great", "good", "fair", "high"]);
});

it("neither judges the damaged, the salvaged and those of unbelievable mileage nor compares with them", async () => {
  const wrecks: Partial<ListingInput>[] = [
    { condition: "damaged", price: 2000 },
    { category: "damaged", price: 2000 },
    { title_status: "salvage", accident_history: true, price: 2000 },
    { mileage: null, price: 2000 },
    { mileage: 9_999_999, price: 2000 },
    { status: "pending", price: 2000 },
  ];
  const all = await judged("wrecks", [...alike(5), ...wrecks]);
  expect(all[0]).toMatchObject({ label: "fair", comparables: 4 });
  expect(all.slice(5)).toEqual(wrecks.map(() => undefined));
});

it("says the same again of the same market, and forgets the curves before", async () => {
  const said = () =>
    sql`select car_id, label, middle, low, high from fair_prices order by car_id`.execute(db);
  const first = await said();
  await readAll(db, at);
  expect(await said()).toEqual(first);
  const { rows } = await sql`select vehicle_type from price_curves order by 1`.execute(db);
  expect(rows).toEqual([{ vehicle_type: "car" }, { vehicle_type: "motorcycle" }]);
});

it("counts years from the calendar of another year", async () => {
  const curveYear = async () =>
    (await sql`select distinct year, read_at is not null as is_read from price_curves`.execute(db)).rows;
  expect(await curveYear()).toEqual([{ year: 2026, is_read: true }]);
  await followMarket(db, new Date("2027-01-02T10:00:00Z"));
  expect(await curveYear()).toEqual([{ year: 2027, is_read: true }]);
});
