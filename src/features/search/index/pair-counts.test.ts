import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { featureSlugs } from "#features/reference/enumerations.ts";
import { fc, inputs } from "../../../../tests/support/property.ts";
import { type CodedColumn, codeAt, featuresInPack } from "./coded-columns.ts";
import type { ListingColumns } from "./listing-columns.ts";
import { columnsOf, listing, uuidOf } from "./listing-row.factory.ts";

const most = 3000;
const columnNamed = (columns: ListingColumns, name: "brand" | "city" | "model") =>
  columns.column(name) as CodedColumn;

/** By looking at each car. */
function counted(columns: ListingColumns, codes: readonly number[]) {
  const brand = columnNamed(columns, "brand");
  const cities: Record<number, number> = {};
  const features = featureSlugs.map(() => 0);
  for (let slot = 0; slot < columns.slots; slot++) {
    if (columns.typeOf(slot) !== "car" || !codes.includes(codeAt(brand, slot))) continue;
    const city = codeAt(columnNamed(columns, "city"), slot);
    cities[city] = (cities[city] ?? 0) + 1;
    for (const [nth, { codes }] of columns.features.entries())
      for (let bit = 0; bit < featuresInPack; bit++)
        features[nth * featuresInPack + bit] =
          (features[nth * featuresInPack + bit] ?? 0) + (((codes[slot] ?? 0) >>> bit) & 1);
  }
  return { cities, features };
}

/** What was asked for is made meanwhile. */
async function ask(columns: ListingColumns, counted: CodedColumn | "features", codes: readonly number[]) {
  const given = columnNamed(columns, "brand");
  for (;;) {
    const known = columns.pairs.of("car", counted, given, codes);
    if (known) return Array.from(known);
    await setImmediate();
  }
}

it("does not know what was not asked for, and knows it a moment later", async () => {
  const columns = columnsOf(100);
  const [brand, city] = [columnNamed(columns, "brand"), columnNamed(columns, "city")];
  expect(columns.pairs.of("car", city, brand, [1])).toBeUndefined();
  await ask(columns, city, [1]);
  expect(columns.pairs.of("motorcycle", city, brand, [1])).toBeUndefined();
});

it("is what looking at each listing gives, whatever comes, changes and goes before, while and after it is made", async () => {
  const change = fc.record({
    at: fc.integer({ min: 0, max: most + 200 }),
    city: fc.constantFrom("beirut", "zahle", null),
    brand: fc.constantFrom("kia", "bmw"),
    isPublic: fc.boolean(),
    waits: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 40 }), async (changes) => {
      const columns = columnsOf(most);
      const [brand, city] = [columnNamed(columns, "brand"), columnNamed(columns, "city")];
      columns.pairs.of("car", city, brand, []);
      columns.pairs.of("car", "features", brand, []);
      for (const [nth, { at, isPublic, waits, ...values }] of changes.entries()) {
        columns.put(
          listing(at, { ...values, feature_bits: nth, is_public: isPublic, change_number: most + nth }),
        );
        if (waits) await setImmediate();
      }
      const codes = ["kia", "brand-7"].flatMap((value) => brand.dictionary.codeOf(value) ?? []);
      const expected = counted(columns, codes);
      const cities = await ask(columns, city, codes);
      expect(Object.fromEntries(Object.entries(cities).filter(([, count]) => count > 0))).toEqual(
        expected.cities,
      );
      expect(await ask(columns, "features", codes)).toEqual(expected.features);
    }),
    inputs(25),
  );
}, 60_000);

it("has room for values that nobody knew when it was made", async () => {
  const columns = columnsOf(500);
  const [brand, model] = [columnNamed(columns, "brand"), columnNamed(columns, "model")];
  await ask(columns, model, [1]);
  for (let at = 500; at < 1000; at++)
    columns.put(listing(at, { vehicle_type: "car", brand: `new-${at % 90}`, model: `new-model-${at}` }));
  const code = brand.dictionary.codeOf("new-89") as number;
  const models = await ask(columns, model, [code]);
  expect(models.reduce((sum, count) => sum + count)).toBe(6);
  expect(models[model.dictionary.codeOf("new-model-539") as number]).toBe(1);
  columns.remove(uuidOf(0, 539));
  expect((await ask(columns, model, [code]))[model.dictionary.codeOf("new-model-539") as number]).toBe(0);
});
