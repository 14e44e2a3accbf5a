import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { FairPrice } from "#features/reference/enumerations.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { type ListingInput, makeListings, makeUser } from "../listing.factory.ts";
import { computeFairPrices, type Model } from "./compute.ts";

const { db } = await testDatabase();
const user_id = await makeUser(db);
const at = new Date("2026-11-22T10:00:00Z");
await sql`update app_settings set value = '{"usd": 1, "lbp": 89500, "eur": 0.86}' where key = 'exchange_rates'`.execute(
  db,
);

/** Numbers that look random and are the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = randomFrom(7);
const int = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T;

interface Row {
  id: string;
  vehicle_type: "car" | "motorcycle";
  year: number;
  price_usd: string;
  mileage: number;
  condition: string;
  category: string;
  title_status: string | null;
  is_public: boolean;
}
interface Judged {
  label: FairPrice;
  price_percent: number;
  comparables: number;
  middle: string;
  low: string;
  high: string;
}

/**
 * The formula of docs/decisions/0011 read as it stands, by comparing each listing with each other one, in whole numbers:
 * forty parts of a millionth of a cent.
 */
function judge(subject: Row, market: readonly Row[]): Judged | undefined {
  const sound = (row: Row) =>
    row.is_public &&
    row.condition !== "damaged" &&
    row.category !== "damaged" &&
    row.title_status !== "salvage" &&
    Number(row.price_usd) > 0;
  const wear = (row: Row) => 1_000_000n + BigInt(row.mileage) * (row.vehicle_type === "car" ? 1n : 3n);
  const worthOf = (row: Row) => BigInt(row.price_usd.replace(".", "")) * wear(row) * 40n;
  const bySize = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
  const median = (numbers: bigint[]) => {
    const sorted = numbers.toSorted(bySize);
    const half = Math.floor(sorted.length / 2);
    const upper = sorted[half] as bigint;
    return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] as bigint) + upper) / 2n;
  };
  if (!sound(subject)) return undefined;
  const others = market.filter(
    (row) => row.id !== subject.id && sound(row) && Math.abs(row.year - subject.year) <= 1,
  );
  if (others.length < 5) return undefined;
  const values = others.map(worthOf);
  const value = worthOf(subject);
  const middle = median(values);
  const deviation = median(values.map((one) => (one > middle ? one - middle : middle - one)));
  const spread = deviation * 20n > middle ? deviation : middle / 20n;
  if (value * 2n < middle) return undefined;
  const label =
    2n * value < 2n * middle - 3n * spread
      ? "great"
      : 2n * value < 2n * middle - spread
        ? "good"
        : 2n * value <= 2n * middle + 3n * spread
          ? "fair"
          : "high";
  const rounded = (numerator: bigint, denominator: bigint) =>
    (2n * numerator + denominator) / (2n * denominator);
  const most = 99_999_999_999_999n;
  const money = (twice: bigint) => {
    const cents = rounded(twice > 0n ? twice : 0n, 80n * wear(subject));
    const text = String(cents < most ? cents : most).padStart(3, "0");
    return `${text.slice(0, -2)}.${text.slice(-2)}`;
  };
  return {
    label,
    price_percent: Math.min(Number(rounded(100n * value, middle)), 1_000_000),
    comparables: others.length,
    middle: money(2n * middle),
    low: money(2n * middle - 3n * spread),
    high: money(2n * middle + 3n * spread),
  };
}

/** Of many sizes; spread out, narrow or all the same; with ties, wrecks, wrong currencies and absurd prices among them. */
function anyMarket(no: number): ListingInput[] {
  const size = pick([0, 1, 4, 5, 6, 7, 8, 12, 20, 35, 60]);
  const motorcycle = no % 5 === 0;
  const usual = pick([900, 7400, 21_000, 160_000]);
  const width = pick([0, 0.02, 0.3, 0.8]);
  const years = pick([1, 3, 6]);
  return Array.from({ length: size }, () => ({
    user_id,
    vehicle_type: motorcycle ? ("motorcycle" as const) : ("car" as const),
    brand: "kia",
    model: `model ${no}`,
    year: 2012 + int(0, years - 1),
    price: Math.round(usual * (1 + (random() - 0.5) * width) * (random() < 0.15 ? 72 : 100)) / 100,
    mileage: random() < 0.03 ? 9_999_999 : pick([0, 50_000, int(0, 120_000)]),
    ...(random() < 0.1 && { currency: "lbp" as const, price: usual * 89_500 + int(0, 99) }),
    ...(random() < 0.05 && { currency: "eur" as const }),
    ...(random() < 0.03 && { price: pick([0.01, 1, 999_999_999_999]), currency: "usd" as const }),
    condition: random() < 0.06 ? ("damaged" as const) : pick(["used", "new"] as const),
    category: random() < 0.04 ? ("damaged" as const) : ("family" as const),
    ...(random() < 0.06 && { title_status: "salvage" as const, accident_history: true }),
    status: random() < 0.1 ? ("pending" as const) : ("active" as const),
  }));
}

const judgedRows = async (): Promise<Map<string, Judged>> => {
  const { rows } = await sql<Judged & { car_id: string }>`
    select car_id, label, price_percent, comparables, middle::text, low::text, high::text from fair_prices`.execute(
    db,
  );
  return new Map(rows.map(({ car_id, ...judged }) => [car_id, judged]));
};
const rowsOf = async (model: string): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select id, vehicle_type, year::int as year, price_usd::text, mileage, condition, category, title_status, is_public
    from cars where model = ${model}`.execute(db);
  return rows;
};

describe("the formula in the database", () => {
  it("gives what a plain reading of it gives, on 400 random markets, also a second time", async () => {
    const markets = Array.from({ length: 400 }, (_, no) => anyMarket(no));
    for (let from = 0; from < markets.length; from += 50) {
      await makeListings(db, markets.slice(from, from + 50).flat());
    }
    const models: Model[] = markets.map((_, no) => ({
      vehicle_type: no % 5 === 0 ? "motorcycle" : "car",
      brand: "kia",
      model: `model ${no}`,
    }));
    await sql`analyze cars`.execute(db);
    for (let from = 0; from < models.length; from += 40) {
      await computeFairPrices(db, models.slice(from, from + 40), at);
    }
    const first = await judgedRows();
    const labels: Record<string, number> = {};
    for (const [no] of markets.entries()) {
      const market = await rowsOf(`model ${no}`);
      for (const row of market) {
        const expected = judge(row, market);
        expect(first.get(row.id), `listing ${row.id} of market ${no}`).toEqual(expected);
        labels[expected?.label ?? "none"] = (labels[expected?.label ?? "none"] ?? 0) + 1;
      }
    }
    // Every answer there is was among them, many times.
    for (const label of ["great", "good", "fair", "high", "none"]) expect(labels[label]).toBeGreaterThan(100);

    // The same input gives the same, in whatever order and company the models come.
    await sql`truncate fair_prices`.execute(db);
    for (const one of models.toReversed()) await computeFairPrices(db, [one], at);
    expect(await judgedRows()).toEqual(first);
  }, 120_000);

  const market = async (model: string, given: Partial<ListingInput>[]) => {
    const ids = await makeListings(
      db,
      given.map((one) => ({ user_id, model, price: 10_000, year: 2018, mileage: 0, ...one })),
    );
    await computeFairPrices(db, [{ vehicle_type: "car", brand: "kia", model }], at);
    const judged = await judgedRows();
    return ids.map((id) => judged.get(id));
  };
  const five = Array.from({ length: 5 }, () => ({}));

  it("says nothing with fewer than five others, of whichever model, year or state", async () => {
    expect(await market("few", five)).toEqual(Array(5).fill(undefined));
    const others = [{ year: 2016 }, { year: 2020 }, { status: "pending" as const }, { brand: "bmw" }];
    expect((await market("far", [...five, ...others]))[0]).toBeUndefined();
    expect((await market("near", [...five, { year: 2019 }]))[0]).toMatchObject({ comparables: 5 });
  });

  it("leaves its own price out: however absurd, the range is that of the others", async () => {
    const ordinary = (await market("own", [{ price: 10_000 }, ...five]))[0];
    const absurd = (await market("own absurd", [{ price: 900_000 }, ...five]))[0];
    expect(ordinary).toEqual({
      ...{ label: "fair", price_percent: 100, comparables: 5 },
      ...{ middle: "10000.00", low: "9250.00", high: "10750.00" },
    });
    expect(absurd).toEqual({ ...ordinary, label: "high", price_percent: 9000 });
  });

  it.each([
    [4999.99, undefined],
    [5000, "great"],
    [9249.99, "great"],
    [9250, "good"],
    [9749.99, "good"],
    [9750, "fair"],
    [10_750, "fair"],
    [10_750.01, "high"],
  ])(
    "where all others ask the same takes a twentieth of that for the spread: %d is %s",
    async (price, label) => {
      const [own] = await market(`same ${price}`, [{ price }, ...five]);
      expect(own?.label).toBe(label);
    },
  );

  it("counts kilometres: who has driven 100,000 more may ask a tenth less for the same", async () => {
    const [own] = await market("driven", [{ price: 9090.91, mileage: 100_000 }, ...five]);
    expect(own).toMatchObject({ label: "fair", price_percent: 100, middle: "9090.91" });
  });

  it("neither judges the damaged and the salvaged nor compares with them", async () => {
    const wrecks = [
      { condition: "damaged" as const, price: 2000 },
      { category: "damaged" as const, price: 2000 },
      { title_status: "salvage" as const, accident_history: true, price: 2000 },
    ];
    const judged = await market("wrecks", [{}, ...five, ...wrecks]);
    expect(judged[0]).toMatchObject({ comparables: 5, middle: "10000.00" });
    expect(judged.slice(6)).toEqual([undefined, undefined, undefined]);
  });
});
