import { describe, expect, it } from "vitest";
import { languages } from "#i18n/language.ts";
import { testApp } from "../../../tests/support/app.ts";
import { searchPlaces } from "./enumerations.ts";
import { namesIn } from "./names.ts";
import { referenceLists } from "./reference.contract.ts";

const { app } = await testApp();

describe("GET /api/reference", () => {
  it("gives everything in both languages, once per visitor", async () => {
    const first = await app.inject("/api/reference");
    const lists = referenceLists.parse(first.json());
    expect(lists.brands.car.length).toBeGreaterThanOrEqual(43);
    expect(lists.brands.motorcycle.length).toBeGreaterThanOrEqual(21);
    expect(lists.places.find(({ slug }) => slug === "beirut")).toMatchObject({ en: "Beirut", ar: "بيروت" });
    expect(first.headers["cache-control"]).toContain("public");
    const etag = String(first.headers.etag);
    const again = await app.inject({ url: "/api/reference", headers: { "if-none-match": `W/${etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const other = await app.inject({ url: "/api/reference", headers: { "if-none-match": '"other"' } });
    expect(other.statusCode).toBe(200);
  });

  it("gives the brands of one kind without their models, in the same order", async () => {
    const all = referenceLists.parse((await app.inject("/api/reference")).json());
    for (const kind of ["car", "motorcycle"] as const) {
      const few = await app.inject(`/api/reference/brands/${kind}`);
      expect(few.json()).toEqual(all.brands[kind].map(({ slug, en, ar }) => ({ slug, en, ar })));
      expect(few.body.length).toBeLessThan(6000);
    }
    expect((await app.inject("/api/reference/brands/boat")).statusCode).toBe(400);
  });

  it("gives the models of one brand, and 404 for no brand", async () => {
    const models = await app.inject("/api/reference/brands/car/bmw/models");
    expect(models.json().map((one: { slug: string }) => one.slug)).toContain("320i");
    const none = await app.inject("/api/reference/brands/motorcycle/kia/models");
    expect([none.statusCode, none.headers["cache-control"]]).toEqual([404, "no-store"]);
  });

  it("gives what a search takes for a model of a brand: families, then models", async () => {
    const families = await app.inject("/api/reference/brands/car/bmw/families");
    const slugs = families.json().map((one: { slug: string }) => one.slug);
    expect(slugs[0]).toBe("1-series");
    expect(slugs).toEqual(expect.arrayContaining(["3-series", "320i"]));
    const all = referenceLists.parse((await app.inject("/api/reference")).json());
    const bmw = all.brands.car.find(({ slug }) => slug === "bmw");
    expect(bmw?.families.find(({ slug }) => slug === "3-series")).toMatchObject({
      ar: "الفئة الثالثة",
      models: expect.arrayContaining(["316i", "330i"]),
    });
    expect((await app.inject("/api/reference/brands/motorcycle/kia/families")).statusCode).toBe(404);
  });

  it("refuses what is no kind of vehicle and knows no brand of a strange name", async () => {
    const ask = async (path: string) => {
      const answer = await app.inject(`/api/reference/brands/${path}/models`);
      return { status: answer.statusCode, body: answer.json() };
    };
    for (const kind of ["boat", "%00", "CAR", "__proto__", "'; DROP TABLE cars; --"]) {
      expect(await ask(`${encodeURIComponent(kind)}/kia`), kind).toMatchObject({
        status: 400,
        body: { code: "request.invalid", errors: { vehicleType: expect.any(String) } },
      });
    }
    expect(await ask(`car/${"x".repeat(61)}`)).toMatchObject({
      status: 400,
      body: { errors: { brand: expect.any(String) } },
    });
    for (const brand of ["%00", "constructor", "__proto__", "';%20DROP%20TABLE%20cars;%20--"]) {
      expect((await ask(`car/${brand}`)).status, brand).toBe(404);
    }
  });

  it("has a name for every slug in both languages", () => {
    const [en, ar] = [namesIn("en"), namesIn("ar")];
    const others = (names: object) => Object.keys(names).filter((key) => !key.startsWith("place."));
    expect(others(ar)).toEqual(others(en));
    expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
    expect(en).toMatchObject({ "place.beirut": "Beirut", "brand.kia": "Kia", "bodyType.suv": "SUV" });
    expect(ar).toMatchObject({ "place.beirut": "بيروت", "brand.kia": "كيا", "condition.used": "مستعملة" });
  });

  it("has places in the order of their names", () => {
    for (const language of languages) {
      const places = Object.entries(namesIn(language)).filter(([key]) => key.startsWith("place."));
      const names = places.map(([, name]) => name);
      expect(names).toHaveLength(searchPlaces.length);
      expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    }
  });
});
