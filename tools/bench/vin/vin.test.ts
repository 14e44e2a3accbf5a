import { describe, expect, it } from "vitest";
import { familyBySlug } from "#features/reference/families.ts";
import { brandBySlug, modelBySlug } from "#features/reference/reference.ts";
import { readVin } from "#features/vin/read-vin.ts";
import { judge } from "./judge.ts";
import { known, vinOf } from "./known-vins.ts";

const lastYear = 2027;
const all = Object.values(known).flat();

describe("VINs of cars that are known", () => {
  it("name brands and models of our list", () => {
    for (const [begins, brand, model] of all) {
      const ours = brandBySlug("car", brand);
      expect(ours && (model === "-" || modelBySlug(ours, model) || familyBySlug(model)), begins).toBeTruthy();
    }
  });

  it("are read without saying what is not so, but for a pickup that vPIC takes for the SUV it was made of", async () => {
    const wrong = [];
    for (const car of all) {
      const verdicts = Object.entries(judge(car, await readVin(vinOf(car), lastYear)));
      wrong.push(...verdicts.flatMap(([what, verdict]) => (verdict === "wrong" ? `${car[0]} ${what}` : [])));
    }
    expect(wrong).toEqual(["5GNRNGEE?A8 model", "5GNRNGEE?A8 family or one of"]);
  });

  it.each([
    ["america", 0.95],
    ["europe", 0.4],
  ] as const)(
    "of %s tell their model, or that it is one of a few, in a share of %d at least",
    async (region, share) => {
      const cars = known[region].filter(([, , model]) => model !== "-");
      const told = await Promise.all(
        cars.map(async (car) => judge(car, await readVin(vinOf(car), lastYear))),
      );
      const right = told.filter((one) => one["family or one of"] === "right");
      expect(right.length / cars.length).toBeGreaterThan(share);
    },
  );

  it("of the Gulf tell their maker, and no model that they do not carry", async () => {
    const told = await Promise.all(
      known.gulf.map(async (car) => ({ car, reading: await readVin(vinOf(car), lastYear) })),
    );
    for (const { car, reading } of told) expect(reading.brands, car[0]).toContain(car[1]);
  });
});
