import { createHash } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { brandBySlug, modelBySlug } from "#features/reference/reference.ts";
import { checkDigitOf } from "#features/vin/vin.ts";
import { testDatabase } from "../../tests/support/database.ts";
import { type DemoOptions, loadDemoMarket } from "./demo-market.ts";
import { demoAccounts } from "./owners.ts";
import { allRecipes } from "./picture-pool.ts";
import { demoLoaded } from "./tables.ts";

const { db } = await testDatabase();
const listings = 300;
/** Mobile numbers and land lines of the country's numbering plan. */
const lebaneseNumber = /^\+961((3|7[01689]|81)\d{6}|[14-9]\d{6})$/;
const now = new Date("2026-11-20T15:00:00Z");
const load = (options: Partial<DemoOptions> = {}) =>
  loadDemoMarket({
    db,
    config: { demoListings: listings },
    clock: () => now,
    ...options,
  });

const allCars = () => db.selectFrom("cars").selectAll().orderBy("id").execute();
const allUsers = () => db.selectFrom("users").selectAll().orderBy("id").execute();

async function fingerprint(): Promise<string> {
  const histories = await db.selectFrom("price_history").selectAll().orderBy("id").execute();
  const events = await db.selectFrom("listing_analytics").selectAll().orderBy("id").execute();
  // Which transaction wrote a row, and how many were written before it, is the database's, not the market's.
  const cars = (await allCars()).map(({ change_number, serial, ...car }) => car);
  // The same password is another hash each time.
  const users = (await allUsers()).map(({ password, ...user }) => user);
  const everything = JSON.stringify([users, cars, histories, events]);
  return createHash("sha256").update(everything).digest("hex");
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("the demo market", () => {
  beforeAll(async () => {
    await load();
  });

  it("has exactly what was asked for, in the states of a living market", async () => {
    const cars = await allCars();
    expect(cars).toHaveLength(listings);
    const share = (status: string) => cars.filter((car) => car.status === status).length / listings;
    expect(share("active")).toBeGreaterThan(0.88);
    expect(share("pending")).toBeGreaterThan(0);
    expect(share("rejected")).toBeGreaterThan(0);
    expect(share("expired")).toBeGreaterThan(0);
    for (const car of cars) {
      expect(car.status === "rejected").toBe(car.rejection_reason !== null);
      expect(car.created_at.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(car.refreshed_at.getTime()).toBeGreaterThanOrEqual(car.created_at.getTime() - 1);
      if (car.status === "active") expect(car.expires_at?.getTime()).toBeGreaterThan(now.getTime());
    }
    const motorcycles = cars.filter((car) => car.vehicle_type === "motorcycle").length / listings;
    expect(motorcycles).toBeGreaterThan(0.07);
    expect(motorcycles).toBeLessThan(0.23);
  });

  it("keeps to the plans", async () => {
    const plans = await db.selectFrom("subscription_plans").selectAll().execute();
    const cars = await allCars();
    for (const user of await allUsers()) {
      const plan = plans.find(({ slug }) => slug === user.current_plan);
      const own = cars.filter((car) => car.user_id === user.id);
      const ownCars = own.filter((car) => car.vehicle_type === "car");
      const limits = {
        all: plan?.max_ads ?? 0,
        car: plan?.max_car_listings ?? 0,
        bike: plan?.max_motorcycle_listings ?? 0,
      };
      expect(own.length).toBeLessThanOrEqual(limits.all);
      expect(ownCars.length).toBeLessThanOrEqual(limits.car);
      expect(own.length - ownCars.length).toBeLessThanOrEqual(limits.bike);
      for (const car of own) {
        expect(car.images.length).toBeGreaterThanOrEqual(4);
        expect(car.images.length).toBeLessThanOrEqual(Math.min(8, plan?.max_photos ?? 0));
        expect(car.search_priority).toBe(plan?.search_priority);
      }
    }
  });

  it("is sold by people with Lebanese numbers, the three accounts among them", async () => {
    const users = await allUsers();
    const emails = users.map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining(Object.values(demoAccounts)));
    for (const user of users) {
      expect(user.is_demo).toBe(true);
      const named = Object.values<string>(demoAccounts).includes(user.email);
      expect(user.password !== null).toBe(named);
      for (const phone of [user.phone, user.dealership_phone]) {
        if (phone !== null) expect(phone).toMatch(lebaneseNumber);
      }
      expect(user.is_dealership).toBe(user.dealership_name !== null);
    }
    const dealers = users.filter((user) => user.is_dealership).length / users.length;
    expect(dealers).toBeGreaterThan(0.03);
    expect(dealers).toBeLessThan(0.15);
  });

  it("names only what the reference data and the picture pool have", async () => {
    const recipes = allRecipes();
    for (const car of await allCars()) {
      const brand = brandBySlug(car.vehicle_type, car.brand);
      if (!brand || !modelBySlug(brand, car.model)) expect.fail(`${car.brand} ${car.model} is unknown`);
      for (const image of car.images) expect(recipes.has(image)).toBe(true);
      expect(new Set(car.images).size).toBe(car.images.length);
      expect(car.terms).toContain(String(car.year));
    }
  });

  it("shows the body and the colour of the listing in its pictures", async () => {
    const recipes = allRecipes();
    for (const car of await allCars()) {
      for (const image of car.images) {
        const recipe = recipes.get(image);
        expect(recipe?.paint).toBe(car.exterior_color);
        const body = car.body_type ?? car.motorcycle_type;
        if (body !== "electric") expect(recipe?.body).toBe(body);
      }
    }
  });

  it("features few: the first page shows others too", async () => {
    const active = (await allCars()).filter((car) => car.status === "active");
    const featured = active.filter((car) => car.featured).length;
    expect(featured / active.length).toBeGreaterThan(0.01);
    expect(featured / active.length).toBeLessThan(0.035);
  });

  it("has well-formed chassis numbers", async () => {
    const vins = (await allCars()).flatMap((car) => car.vin_number ?? []);
    expect(vins.length / listings).toBeGreaterThan(0.25);
    for (const vin of vins) expect(vin.charAt(8)).toBe(checkDigitOf(vin));
    expect(checkDigitOf("1M8GDM9AXKP042788")).toBe("X");
  });

  it("asks prices that follow age, in the currencies of the market, exact in dollars", async () => {
    const cars = await allCars();
    const dollars = cars.filter((car) => car.currency === "usd").length / listings;
    expect(dollars).toBeGreaterThan(0.8);
    expect(dollars).toBeLessThan(0.95);
    const used = cars.filter((car) => car.vehicle_type === "car" && car.condition === "used");
    const price = (from: number, to: number) =>
      mean(used.filter(({ year }) => year >= from && year <= to).map((car) => Number(car.price_usd)));
    expect(price(2020, 2027)).toBeGreaterThan(1.4 * price(2012, 2016));
    expect(price(2012, 2016)).toBeGreaterThan(1.2 * price(1990, 2008));
    const history = await db.selectFrom("price_history").selectAll().orderBy("changed_at").execute();
    for (const car of cars) {
      const own = history.filter((one) => one.car_id === car.id);
      expect(own.at(-1)?.price).toBe(car.price);
      expect(own.at(-1)?.price_usd).toBe(car.price_usd);
      expect(own.length > 1).toBe(car.previous_price !== null);
      if (own.length > 1) {
        expect(own.at(-2)?.price).toBe(car.previous_price);
        expect(Number(car.previous_price)).toBeGreaterThan(Number(car.price));
        expect(car.price_cut_at).toEqual(own.at(-1)?.changed_at);
      }
    }
    expect(cars.some((car) => car.previous_price !== null)).toBe(true);
  });

  it("is the same market for the same seed, another one for another", async () => {
    const first = await fingerprint();
    await load();
    expect(await fingerprint()).toBe(first);
    await load({ seed: "another" });
    expect(await fingerprint()).not.toBe(first);
  });

  it("replaces demo users only, and adds to them when asked", async () => {
    const real = { email: "real@example.com", first_name: "Real", last_name: "Person" };
    const { id } = await db.insertInto("users").values(real).returning("id").executeTakeFirstOrThrow();
    await load({ listings: 40 });
    expect(await allCars()).toHaveLength(40);
    await load({ listings: 25, keep: true });
    expect(await allCars()).toHaveLength(65);
    await load({ listings: 1 });
    expect(await allCars()).toHaveLength(1);
    const kept = (await allUsers()).filter((user) => !user.is_demo);
    expect(kept.map((user) => user.id)).toEqual([id]);
    expect(await demoLoaded(db)).toMatchObject({ listings: 1 });
  });
});

it("labels half of the cars, with every label there is, at the size that is loaded at a first start", async () => {
  await load({ listings: 600 });
  const { rows } = await sql<{ label: string; n: number }>`
    select coalesce(fair_price::text, 'none') as label, count(*)::int as n from cars
    where is_public and vehicle_type = 'car' group by 1 order by 1`.execute(db);
  expect(rows.map(({ label }) => label)).toEqual(["fair", "good", "great", "high", "none"]);
  const all = rows.reduce((sum, { n }) => sum + n, 0);
  expect(rows.find(({ label }) => label === "none")?.n).toBeLessThan(all / 2);
});
