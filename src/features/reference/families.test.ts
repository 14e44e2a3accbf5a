import { expect, it } from "vitest";
import {
  countedModels,
  families,
  familyBySlug,
  modelOrFamily,
  modelsAround,
  modelsWithin,
} from "./families.ts";
import { brandBySlug, brands } from "./reference.ts";
import type { Brand } from "./reference.types.ts";

const every = [...families.car, ...families.motorcycle];
const makers: readonly Brand[] = [...brands.car, ...brands.motorcycle];

it("holds several models each, and is called like no model, so that an address needs no more than its slug", () => {
  const models = new Set(makers.flatMap((brand) => brand.models.map(({ slug }) => slug)));
  expect(every.filter((family) => family.models.length < 2)).toEqual([]);
  expect(every.filter(({ slug }) => models.has(slug))).toEqual([]);
  expect(new Set(every.map(({ slug }) => slug)).size).toBe(every.length);
  for (const { slug } of every) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it("shares no model with another maker of the kind: a family finds vehicles of its own brand alone", () => {
  const shared = every.flatMap(({ slug, brand, vehicleType, models }) =>
    brands[vehicleType]
      .filter((other) => other.slug !== brand && other.models.some((one) => models.includes(one.slug)))
      .map((other) => `${slug}: ${other.slug}`),
  );
  expect(shared).toEqual([]);
});

it("finds its models, and is found by each of them", () => {
  expect(modelsWithin(["c-class", "corolla"])).toEqual(
    expect.arrayContaining(["c-200", "c-63-amg", "corolla"]),
  );
  expect(modelsWithin(["c-class"])).not.toContain("cla-200");
  expect(modelsWithin(["corolla"])).toEqual(["corolla"]);
  expect(modelsAround("c-63-amg")).toEqual(["c-63-amg", "c-class", "mercedes-amg"]);
  expect(modelsAround("corolla")).toContain("corolla");
  expect(familyBySlug("golf-all")?.models).toEqual(["golf", "golf-gti", "golf-r"]);
});

it("counts a family as a search for it would", () => {
  expect(countedModels({ "c-200": 3, "c-63-amg": 1, "e-200": 2 })).toEqual({
    "c-200": 3,
    "c-63-amg": 1,
    "e-200": 2,
    "c-class": 4,
    "e-class": 2,
    "mercedes-amg": 1,
  });
});

it("names a family of the brand alone", () => {
  expect(modelOrFamily(brandBySlug("car", "bmw"), "3-series")?.ar).toBe("الفئة الثالثة");
  expect(modelOrFamily(brandBySlug("car", "bmw"), "320i")?.en).toBe("320i");
  expect(modelOrFamily(brandBySlug("car", "kia"), "3-series")).toBeUndefined();
  expect(modelOrFamily(undefined, "3-series")).toBeUndefined();
});
