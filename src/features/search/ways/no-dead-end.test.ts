import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { makeListings, makeUser } from "#features/listings/listing.factory.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { brands } from "#features/reference/reference.ts";
import { testApp } from "../../../../tests/support/app.ts";
import type { ListingPage } from "../search-answer.schema.ts";

const { app, db } = await testApp({ withMemory: true });
const user_id = await makeUser(db);
/** A small market: two listings of some model of each of the popular makers. */
await makeListings(
  db,
  (["car", "motorcycle"] as const).flatMap((vehicle_type) =>
    brands[vehicle_type].slice(0, 20).flatMap((brand, at) =>
      [0, 1].map((copy) => ({
        user_id,
        vehicle_type,
        brand: brand.slug,
        model: brand.models[at % brand.models.length]?.slug ?? "",
        year: 2005 + ((at + copy) % 15),
        price: 4000 + 900 * at,
        city: copy === 0 ? ("beirut" as const) : ("tripoli" as const),
        gear_type: "automatic" as const,
      })),
    ),
  ),
);

const ask = async (query: Record<string, string>): Promise<ListingPage> =>
  (await app.inject(`/api/cars?${new URLSearchParams(query)}`)).json();
await vi.waitFor(async () => expect((await ask({})).total).toBe(40), { timeout: 10_000 });

const typedIn = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, "../words/queries", file), "utf8")
    .split("\n")
    .filter((line) => line.includes("=>") && !line.startsWith("#"))
    .map((line) => line.split("=>")[0]?.trim() ?? "");

it.each<[string, VehicleType]>([
  ["cars.txt", "car"],
  ["motorcycles.txt", "motorcycle"],
])("no query of %s ends at nothing", async (file, vehicleType) => {
  const ends: string[] = [];
  for (const search of typedIn(file)) {
    const { total, ways = [] } = await ask({ search, vehicleType });
    if (total === 0 && ways.length === 0) ends.push(search);
  }
  expect(ends).toEqual([]);
});
