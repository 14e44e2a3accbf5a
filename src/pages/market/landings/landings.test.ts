import { expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { brands } from "#features/reference/reference.ts";
import { landingPath, readLanding } from "#features/search/landings/landing-address.ts";
import { landingPaths } from "#features/search/landings/sitemap-of-landings.ts";
import { testApp } from "../../../../tests/support/app.ts";

let version: number | undefined;
const { app, db } = await testApp({ listingsVersion: () => version });
const owner = await makeUser(db);
const suspended = await makeUser(db, { user_status: "suspended" });
const corolla = {
  user_id: owner,
  brand: "toyota",
  model: "corolla",
  city: "beirut",
  currency: "usd",
} as const;
for (const price of [4_000, 9_000, 11_000]) await makeListing(db, { ...corolla, price, year: 2012 });
await makeListing(db, {
  ...corolla,
  model: "a-model-in-no-list",
  price: 90_000,
  year: 2020,
  city: "tripoli",
});
const unseen = { ...corolla, brand: "kia", model: "picanto", city: "zahle" } as const;
await makeListing(db, { ...unseen, status: "pending" });
await makeListing(db, { ...unseen, status: "expired", expired_reason: "sold" });
await makeListing(db, { ...unseen, user_id: suspended });

const ask = async (query: string) => {
  const answer = await app.inject(`/api/landings/${query}`);
  return { status: answer.statusCode, ...answer.json() };
};

it("counts what anyone may see of a brand, and what is asked in the middle", async () => {
  expect(await ask("car?brand=toyota")).toMatchObject({
    status: 200,
    count: 4,
    medianUsd: 10_000,
    lowestUsd: 4_000,
    highestUsd: 90_000,
    oldestYear: 2012,
    newestYear: 2020,
    brands: [],
    // A model in no list has no page.
    models: [{ slug: "corolla", count: 3, medianUsd: 9_000, en: "Corolla" }],
    places: [
      { slug: "beirut", count: 3, medianUsd: 9_000 },
      { slug: "north", count: 1, medianUsd: null },
      { slug: "tripoli", count: 1, medianUsd: null },
    ],
  });
  expect(await ask("car?brand=toyota&model=corolla")).toMatchObject({
    count: 3,
    model: { en: "Corolla" },
    years: [{ slug: "2012", count: 3, medianUsd: 9_000 }],
    models: [],
  });
  expect(await ask("car?city=beirut")).toMatchObject({
    count: 3,
    brands: [{ slug: "toyota", count: 3 }],
    places: [],
  });
});

it.each([
  "car?brand=kia",
  "car?city=zahle",
  "car?city=nowhere",
  "car?brand=nobody",
  "car?brand=toyota&model=a-model-in-no-list",
  "car?brand=toyota&model=yaris",
  "car?model=corolla",
  "motorcycle",
  "motorcycle?brand=toyota",
])("is not there where nothing is listed: %s", async (query) => {
  expect(await ask(query)).toMatchObject({ status: 404, code: "route.not_found" });
});

it.each(["car?brand=Toyota'--", "boat", "car?brand=toyota&brand=kia", "car?brand="])(
  "takes no other input: %s",
  async (query) => {
    expect((await ask(query)).status).toBe(400);
  },
);

it("reads its own addresses again, and no others", () => {
  for (const of of [
    { vehicleType: "car" },
    { vehicleType: "motorcycle", brand: "honda" },
    { vehicleType: "car", brand: "toyota", model: "corolla" },
    { vehicleType: "car", city: "beirut" },
  ] as const) {
    expect(readLanding(landingPath(of).slice("/seo/".length))).toEqual(of);
  }
  for (const path of [
    "",
    "boats",
    "cars/",
    "cars/in",
    "cars/in/nowhere",
    "cars/a/b/c",
    "cars/Toyota",
    "toString",
  ]) {
    expect(readLanding(path)).toBeUndefined();
  }
});

it("mixes up no maker with the word before a place", () => {
  expect([...brands.car, ...brands.motorcycle].map(({ slug }) => slug)).not.toContain("in");
});

it("has every page in the sitemap, and none of what is not shown", async () => {
  const { body } = await app.inject("/sitemaps/landings.xml");
  const paths = [...body.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toEqual([
    "/seo",
    "/seo/cars",
    "/seo/cars/toyota",
    "/seo/cars/toyota/corolla",
    "/seo/cars/in/beirut",
    "/seo/cars/in/tripoli",
    "/seo/cars/in/north",
  ]);
  expect(body).toContain('hreflang="en" href="http://localhost:3000/seo/cars/toyota?lang=en"');
});

it("has a page for a family of models, and names it on that of its brand", async () => {
  const mercedes = { user_id: owner, brand: "mercedes-benz", city: "beirut", currency: "usd" } as const;
  for (const [model, price] of [
    ["c-200", 10_000],
    ["c-300", 14_000],
    ["c-63-amg", 30_000],
    ["e-200", 9_000],
  ] as const)
    await makeListing(db, { ...mercedes, model, price, year: 2014 });
  expect(await ask("car?brand=mercedes-benz")).toMatchObject({
    families: [
      { slug: "c-class", count: 3, medianUsd: 14_000, ar: "C كلاس" },
      { slug: "e-class", count: 1 },
      { slug: "mercedes-amg", count: 1 },
    ],
  });
  expect(await ask("car?brand=mercedes-benz&model=c-class")).toMatchObject({
    count: 3,
    model: { en: "C-Class" },
    families: [],
    models: [{ slug: "c-200" }, { slug: "c-300" }, { slug: "c-63-amg" }],
    years: [{ slug: "2014", count: 3 }],
  });
  expect((await ask("car?brand=kia&model=c-class")).status).toBe(404);
  expect((await landingPaths(db)).filter((path) => path.endsWith("/c-class"))).toHaveLength(1);
});

it("reads the whole market again as soon as listings have changed, and not before", async () => {
  version = 1;
  const count = async () => (await ask("car")).count;
  const before = await count();
  await makeListing(db, { ...corolla, price: 5_000 });
  expect(await count()).toBe(before);
  version = 2;
  expect(await count()).toBe(before + 1);
  version = undefined;
  await makeListing(db, { ...corolla, price: 5_000 });
  expect(await count()).toBe(before + 2);
});
