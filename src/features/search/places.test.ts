import { expect, it } from "vitest";
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
