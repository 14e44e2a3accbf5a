import { beforeAll, describe, expect, it } from "vitest";
import { makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { listFilters, rangeNames } from "../filters.ts";
import type { ListingPage } from "../search-answer.schema.ts";
import { givenUpFirst } from "./ways.ts";

const { app, db } = await testApp();

beforeAll(async () => {
  const user_id = await makeUser(db);
  const of = (brand: string, model: string, year: number, price: number, city: string, more = {}) => ({
    user_id,
    brand,
    model,
    year,
    price,
    city,
    currency: "usd" as const,
    exterior_color: "white" as const,
    gear_type: "automatic" as const,
    ...more,
  });
  await makeListings(db, [
    of("bmw", "x5", 2010, 9000, "beirut"),
    of("bmw", "x5", 2013, 14_000, "jounieh"),
    of("bmw", "x5", 2014, 15_000, "tripoli"),
    of("bmw", "x3", 2012, 11_000, "beirut"),
    of("jeep", "grand-cherokee", 2012, 12_000, "beirut"),
    of("mercedes-benz", "c-200", 2012, 10_000, "beirut", { exterior_color: "black" }),
    of("mercedes-benz", "c-300", 2013, 12_000, "antelias"),
    of("mercedes-benz", "e-200", 2013, 12_000, "antelias"),
    ...[1, 2, 3, 4, 5, 6].map((n) => of("kia", "picanto", 2010 + n, 5000 + n * 500, "sidon")),
  ]);
});

async function ask(query: string, language = "en"): Promise<ListingPage> {
  const answer = await app.inject({ url: `/api/cars?${query}`, headers: { "accept-language": language } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const told = ({ ways = [] }: ListingPage) =>
  ways.map(({ kind, filter, label, count }) => `${kind} ${filter} ${label}: ${count}`);
async function follow({ ways = [] }: ListingPage) {
  for (const { query, count } of ways) {
    const address = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
    );
    expect((await ask(address.toString())).total, address.toString()).toBe(count);
  }
}

it("gives up each filter there is, and the words", () => {
  expect(givenUpFirst.toSorted()).toEqual([...listFilters, ...rangeNames, "radius", "words"].toSorted());
});

describe("a search with few results goes on", () => {
  it("with what each condition costs, and with what is near it", async () => {
    const page = await ask("search=x5 2012");
    expect(page.total).toBe(0);
    expect(told(page)).toEqual([
      "without year 2012: 3",
      "without model X5: 1",
      "without brand BMW: 4",
      "instead model X Series: 1",
      "instead model X3: 1",
      "instead year 2013: 1",
      "instead year 2014: 1",
      "instead year 2010: 1",
    ]);
    await follow(page);
  });

  it("the same for filters chosen by hand, in the visitor's language", async () => {
    const page = await ask("brand=bmw&model=x5&city=jounieh&priceMax=10000", "ar");
    expect(page.total).toBe(0);
    expect(told(page)).toEqual(expect.arrayContaining(["without city جونية: 1", "instead city بيروت: 1"]));
    expect(page.ways?.find(({ filter, kind }) => kind === "instead" && filter === "price")).toMatchObject({
      query: { priceMax: "15000" },
      count: 1,
    });
    await follow(page);
  });

  it("from places to the nearest, from a model to its class", async () => {
    const page = await ask("search=c200 antelias");
    expect(told(page)).toEqual(
      expect.arrayContaining([
        "instead model C-Class: 1",
        "instead model C 300: 1",
        "instead city Beirut: 1",
        "without city Antelias: 1",
      ]),
    );
    await follow(page);
  });

  it("from a radius to the next that reaches more, and to everywhere", async () => {
    const page = await ask("brand=mercedes-benz&model=e-200&near=jounieh&radius=5");
    expect(told(page)).toEqual(
      expect.arrayContaining([
        "without radius Within 5 km of Jounieh: 1",
        "instead radius Within 10 km of Jounieh: 1",
      ]),
    );
    await follow(page);
    expect(told(await ask("brand=jeep&near=tyre")).join()).not.toContain("radius");
  });

  it("from words that stand in no listing", async () => {
    const page = await ask("search=zzkwx&brand=kia");
    expect(page.total).toBe(0);
    expect(told(page)).toContain("without words zzkwx: 6");
    await follow(page);
  });

  it("and offers nothing that has no more", async () => {
    // Where giving up one condition is not enough, as many as it takes.
    const hopeless = await ask("brand=kia&seatsMin=40&gearType=manual");
    expect(told(hopeless)).toEqual(["without seats From 40 seats, Manual: 6"]);
    await follow(hopeless);
    const one = await ask("brand=jeep");
    for (const { count } of one.ways ?? []) expect(count).toBeGreaterThan(one.total);
  });

  it("but not where there is enough, on later pages, or where a few were asked for", async () => {
    expect((await ask("brand=kia")).ways).toBeUndefined();
    expect((await ask("brand=bmw&page=2")).ways).toBeUndefined();
    expect((await ask("brand=jeep&limit=1")).ways).toBeUndefined();
    expect((await ask("")).ways).toBeUndefined();
  });
});

describe("words beside what was understood", () => {
  it("never empty the list, are said where nothing has them, and rank what has", async () => {
    const user_id = await makeUser(db);
    await makeListings(db, [
      { user_id, brand: "audi", model: "a4", title: "One", refreshed_at: new Date("2026-11-20T10:00:00Z") },
      {
        user_id,
        brand: "audi",
        model: "a4",
        title: "Panther black",
        refreshed_at: new Date("2026-11-01T10:00:00Z"),
      },
    ]);
    const page = await ask("search=audi a4 panther qqqq");
    expect(page.total).toBe(2);
    expect(page.data[0]?.title).toBe("Panther black");
    expect(page.understood).toMatchObject({ text: "panther qqqq", missing: ["qqqq"] });
    // An order that the visitor chose stands.
    expect((await ask("search=audi a4 panther&sort=newest")).total).toBe(2);
  });

  it("order by what is cheap, unless the visitor chose an order", async () => {
    const prices = async (query: string) => (await ask(query)).data.map(({ priceUsd }) => priceUsd);
    expect(await prices("search=cheap kia")).toEqual([5500, 6000, 6500, 7000, 7500, 8000]);
    expect(await prices("search=cheap kia&sort=price_high_to_low")).toEqual([
      8000, 7500, 7000, 6500, 6000, 5500,
    ]);
  });

  it("find what must not be something", async () => {
    expect((await ask("search=mercedes not black")).data.map(({ model }) => model).toSorted()).toEqual([
      "c-300",
      "e-200",
    ]);
  });
});
