import { describe, expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";

const { app, db } = await testApp();
const user_id = await makeUser(db);
const at: Record<string, string> = {};
for (const city of ["jounieh", "kesrouan", "jbeil", "antelias", "halba", "tyre"] as const)
  at[city] = await makeListing(db, { user_id, city, brand: "kia", model: "rio" });

const ask = async (query: string) => (await app.inject(`/api/cars?facets=1&${query}`)).json();
const townsOf = async (query: string) => {
  const { data } = await ask(query);
  return data.map(({ id }: { id: string }) => Object.keys(at).find((town) => at[town] === id)).toSorted();
};

it.each([
  ["city=kesrouan", ["jounieh", "kesrouan"]],
  ["city=keserwan", ["jounieh", "kesrouan"]],
  ["city=keserwan-jbeil", ["jbeil", "jounieh", "kesrouan"]],
  ["city=metn", ["antelias"]],
  ["city=mount-lebanon&city=akkar", ["antelias", "halba"]],
  ["city=jounieh", ["jounieh"]],
  ["city=metn&city=antelias", ["antelias"]],
  ["city=beirut", []],
  ["search=كيا في كسروان", ["jounieh", "kesrouan"]],
  ["search=kia south lebanon", ["tyre"]],
])("finds under a place what lies in it: %s", async (query, towns) => {
  expect(await townsOf(query)).toEqual(towns);
});

it("counts beside a place what a search for it shows", async () => {
  const { facets } = await ask("brand=kia&city=tyre");
  expect(facets.city).toEqual({
    jounieh: 1,
    kesrouan: 2,
    "keserwan-jbeil": 3,
    jbeil: 1,
    antelias: 1,
    metn: 1,
    "mount-lebanon": 1,
    halba: 1,
    akkar: 1,
    tyre: 1,
    south: 1,
  });
  for (const [city, count] of Object.entries(facets.city))
    expect([city, (await ask(`city=${city}`)).total]).toEqual([city, count]);
});

it("suggests, and sums up on a page of its own, as many as it finds", async () => {
  const { data } = (await app.inject("/api/cars/suggest?q=kesrouan")).json();
  expect(data).toContainEqual(expect.objectContaining({ query: { city: "kesrouan" }, count: 2 }));
  expect((await app.inject("/api/landings/car?city=kesrouan")).json()).toMatchObject({ count: 2 });
  const { places } = (await app.inject("/api/landings/car")).json();
  expect(places).toContainEqual(expect.objectContaining({ slug: "keserwan-jbeil", count: 3 }));
  expect(places).toContainEqual(expect.objectContaining({ slug: "jounieh", count: 1 }));
});

describe("around a place", () => {
  it.each([
    ["near=antelias&radius=10", ["antelias", "jounieh", "kesrouan"]],
    ["near=antelias&radius=5", ["antelias"]],
    ["near=keserwan&radius=٢٥", ["antelias", "jbeil", "jounieh", "kesrouan"]],
    ["near=jbeil&radius=25&city=kesrouan", ["jounieh", "kesrouan"]],
    ["near=jbeil&radius=25&search=كيا في جونية", ["jounieh"]],
    ["near=hermel&radius=5", []],
    // A centre alone narrows nothing, and a radius around nothing neither.
    ["near=tyre", ["antelias", "halba", "jbeil", "jounieh", "kesrouan", "tyre"]],
    ["radius=5", ["antelias", "halba", "jbeil", "jounieh", "kesrouan", "tyre"]],
  ])("finds what lies within the radius: %s", async (query, towns) => {
    expect(await townsOf(query)).toEqual(towns);
  });

  it.each([
    "near=haifa",
    "near=mount-lebanon",
    "near=beirut&near=tyre",
    "near=beirut%00",
    "near=' or 1=1 --",
    "near=__proto__",
    "near=beirut&radius=-1",
    "near=beirut&radius=0",
    "near=beirut&radius=26",
    "near=beirut&radius=1e9",
    "near=beirut&radius=999999999999",
    "near=beirut&radius=5&radius=10",
    "near=beirut&radius=NaN",
  ])("refuses %s", async (query) => {
    const answer = await app.inject(`/api/cars?${query}`);
    const [refused] = Object.keys(answer.json().errors ?? {});
    expect([answer.statusCode, refused]).toEqual([400, query.includes("radius") ? "radius" : "near"]);
  });

  it("counts beside a radius what it shows, whichever is chosen", async () => {
    for (const chosen of ["", "&radius=5", "&radius=100"]) {
      const { facets } = await ask(`near=jounieh${chosen}`);
      expect(facets.radius).toEqual({ 5: 2, 10: 3, 25: 4, 50: 4, 100: 6 });
    }
    expect((await ask("")).facets.radius).toEqual({});
    for (const [radius, count] of Object.entries((await ask("near=jbeil&city=jounieh")).facets.radius))
      expect((await ask(`near=jbeil&city=jounieh&radius=${radius}`)).total).toBe(count);
  });

  it("tells how far the places of the listings are, and of no others", async () => {
    const { distances } = await ask("near=antelias&radius=10");
    expect(distances).toEqual({ antelias: 0, jounieh: 8, kesrouan: 8 });
    expect((await ask("")).distances).toBeUndefined();
    const inWords = await ask(`search=${encodeURIComponent("within 10 km of antelias")}`);
    expect([inWords.distances, inWords.total]).toEqual([
      distances,
      (await ask("near=antelias&radius=10")).total,
    ]);
  });

  it("orders by distance, where there is a place to go by", async () => {
    const inOrder = async (query: string) =>
      (await ask(query)).data.map(({ city }: { city: string }) => city);
    const fromTyre = await inOrder("near=tyre&sort=distance");
    expect(fromTyre.filter((city: string) => city !== "jounieh" && city !== "kesrouan")).toEqual([
      "tyre",
      "antelias",
      "jbeil",
      "halba",
    ]);
    expect((await inOrder("near=halba&sort=distance")).slice(0, 2)).toEqual(["halba", "jbeil"]);
    expect(await inOrder("sort=distance")).toEqual(await inOrder("sort=default"));
  });
});

describe("the map", () => {
  interface OnMap {
    place: string;
    count: number;
    medianUsd: number | null;
    query: Record<string, string>;
  }
  const map = async (query = ""): Promise<OnMap[]> =>
    (await app.inject(`/api/cars/map?${query}`)).json().data;
  const counts = async (query?: string) =>
    Object.fromEntries((await map(query)).map(({ place, count }) => [place, count]));

  it("has each listing in one district, and leads to exactly those it counts", async () => {
    for (const city of ["nabatieh", "marjayoun", "beirut", "metn"] as const)
      await makeListing(db, { user_id, city, brand: "bmw", model: "x5" });
    const found = await map();
    expect(found.map(({ count }) => count).reduce((sum, one) => sum + one, 0)).toBe((await ask("")).total);
    for (const { query, count } of found)
      expect([query, (await ask(new URLSearchParams(query).toString())).total]).toEqual([query, count]);
    expect(found.find(({ place }) => place === "nabatieh")?.query).toEqual({ near: "nabatieh", radius: "5" });
    expect(found.find(({ place }) => place === "metn")).toMatchObject({ count: 2, query: { city: "metn" } });
  });

  it("follows the filters and the words, but not what says where", async () => {
    expect(await counts("brand=bmw")).toEqual({ nabatieh: 1, marjayoun: 1, beirut: 1, metn: 1 });
    for (const where of ["city=beirut", "near=tyre&radius=5", "search=bmw beirut", "page=9&sort=distance"])
      expect(await counts(`brand=bmw&${where}`)).toEqual(await counts("brand=bmw"));
    expect(await counts("search=zeppelin")).toEqual({});
    expect(await counts("vehicleType=motorcycle")).toEqual({});
    const other = await makeUser(db);
    expect(await counts(`userId=${other}`)).toEqual({});
  });

  it("tells the middle of what three or more ask, and of fewer nothing", async () => {
    const prices = [9000, 12_000, 30_000, 10_501];
    const seen: (number | null | undefined)[] = [];
    for (const price of prices) {
      await makeListing(db, { user_id, city: "hermel", price, brand: "audi", model: "a4" });
      seen.push((await map("brand=audi")).find(({ place }) => place === "hermel")?.medianUsd);
    }
    expect(seen).toEqual([null, null, 12_000, 11_251]);
  });

  it.each(["near=haifa", "radius=-1", "brand=No%20Such", "priceMin=abc", "limit=1000"])(
    "refuses %s",
    async (query) => {
      expect((await app.inject(`/api/cars/map?${query}`)).statusCode).toBe(400);
    },
  );
});
