import { expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { countFacets } from "./facets.ts";
import { packFacets, unpackFacets } from "./packed-facets.ts";
import { makeMarket, marketAt } from "./search.factory.ts";

const { db } = await testDatabase();

it("gives back every count, and takes less", async () => {
  await makeMarket(db, 120);
  const at = marketAt.getTime();
  for (const vehicleType of ["car", "motorcycle"] as const) {
    const filters = { near: "beirut" } as const;
    const { facets } = await countFacets(db, { vehicleType, filters, words: [], at });
    const packed = packFacets(facets);
    expect(unpackFacets(JSON.parse(JSON.stringify(packed)))).toEqual(facets);
    expect(JSON.stringify(packed).length).toBeLessThan(0.7 * JSON.stringify(facets).length);
  }
  const { facets: nothing } = await countFacets(db, { vehicleType: "car", filters: {}, words: ["nowhere"] });
  expect([packFacets(nothing), unpackFacets({})]).toEqual([{}, nothing]);
});
