import { describe, expect, it } from "vitest";
import {
  changed,
  clearing,
  filterCount,
  filtersOf,
  rangePatch,
  readSearch,
  toggled,
} from "./browse-search.ts";

describe("reading an address", () => {
  it("takes one value as a list, folds digits, and leaves out what it does not know", () => {
    const search = readSearch("car", {
      brand: "kia",
      priceMax: "١٥٬٠٠٠",
      yearMin: "abc",
      foo: "bar",
      sort: "sideways",
    });
    expect(search.brand).toEqual(["kia"]);
    expect(search.priceMax).toBe(15_000);
    expect(search.yearMin).toBeUndefined();
    expect(search).not.toHaveProperty("foo");
    expect(search.sort).toBeUndefined();
  });

  it("spells out the price presets of a form without JavaScript; its own ends win", () => {
    expect(readSearch("car", { priceRange: "10000-20000" })).toMatchObject({
      priceMin: 10_000,
      priceMax: 20_000,
    });
    expect(readSearch("car", { priceRange: "50000+" })).toMatchObject({
      priceMin: 50_000,
      priceMax: undefined,
    });
    expect(readSearch("car", { priceRange: "all" }).priceMin).toBeUndefined();
    expect(readSearch("car", { priceRange: "50000+", priceMin: "60000" }).priceMin).toBe(60_000);
  });

  it("names every filter, so that the router forgets raw values", () => {
    expect("yearMin" in readSearch("car", { yearMin: "abc" })).toBe(true);
  });

  it("leaves the filters of motorcycles out of the cars, and the reverse", () => {
    const raw = { motorcycleType: "sport", engineMin: "600", bodyType: "suv", driveType: "awd" };
    expect(readSearch("car", raw)).toMatchObject({ bodyType: ["suv"], driveType: ["awd"] });
    expect(readSearch("car", raw).motorcycleType).toBeUndefined();
    expect(readSearch("car", raw).engineMin).toBeUndefined();
    expect(readSearch("motorcycle", raw)).toMatchObject({ motorcycleType: ["sport"], engineMin: 600 });
    expect(readSearch("motorcycle", raw).bodyType).toBeUndefined();
  });

  it("knows the list and the map beside the usual layout", () => {
    expect(readSearch("car", { view: "list" }).view).toBe("list");
    expect(readSearch("car", { view: "map" }).view).toBe("map");
    expect(readSearch("car", { view: "mosaic" }).view).toBeUndefined();
  });
});

describe("changing filters", () => {
  it("goes back to the first page", () => {
    expect(changed({ page: 7, brand: ["kia"] }, { city: ["beirut"] }).page).toBeUndefined();
  });
  it("keeps the page when only the layout changes", () => {
    expect(changed({ page: 7 }, { view: "list", page: 7 })).toMatchObject({ page: 7, view: "list" });
  });
  it("forgets the model when the brand changes", () => {
    expect(changed({ brand: ["kia"], model: ["rio"] }, { brand: ["bmw"] }).model).toBeUndefined();
    expect(changed({ brand: ["kia"], model: ["rio"] }, { brand: ["kia"], model: ["picanto"] }).model).toEqual(
      ["picanto"],
    );
    expect(changed({ brand: ["kia"], model: ["rio"] }, { city: ["tyre"] }).model).toEqual(["rio"]);
  });
  it("forgets which words to take literally when there are none", () => {
    expect(changed({ search: "kia", literal: ["kia"] }, { search: undefined }).literal).toBeUndefined();
  });
  it("clears everything but the layout", () => {
    const all = changed({ brand: ["kia"], priceMax: 5, search: "x", sort: "newest", view: "list" }, clearing);
    expect(all).toEqual({ view: "list" });
  });
  it("toggles one choice of a list", () => {
    expect(toggled({}, "brand", "kia")).toEqual({ brand: ["kia"] });
    expect(toggled({ brand: ["bmw", "kia"] }, "brand", "kia")).toEqual({ brand: ["bmw"] });
    expect(toggled({ brand: ["kia"] }, "brand", "kia")).toEqual({ brand: undefined });
  });
  it("puts a choice in place of the one before, where one holds the others", () => {
    expect(toggled({ addedWithin: ["3"] }, "addedWithin", "7")).toEqual({ addedWithin: ["7"] });
    expect(toggled({ addedWithin: ["7"] }, "addedWithin", "7")).toEqual({ addedWithin: undefined });
  });
  it("turns a range that is the wrong way round", () => {
    expect(rangePatch("price", { min: 9000, max: 5000 })).toEqual({ priceMin: 5000, priceMax: 9000 });
    expect(rangePatch("year", { min: 2015 })).toEqual({ yearMin: 2015, yearMax: undefined });
  });
});

describe("a place to go by", () => {
  const near = { near: "beirut", radius: "25", sort: "distance" };
  it("is one place with a centre, and a radius of the list, in any digits", () => {
    expect(readSearch("car", near)).toMatchObject({ near: "beirut", radius: 25, sort: "distance" });
    expect(readSearch("car", { near: "keserwan", radius: "٥٠" })).toMatchObject({
      near: "kesrouan",
      radius: 50,
    });
    for (const radius of ["-1", "0", "26", "1e9", "1000000000", "Infinity", "NaN", "25km", ["5"], {}])
      expect(readSearch("car", { ...near, radius }).radius).toBeUndefined();
    for (const place of ["mount-lebanon", "haifa", "", ["beirut"], {}, "constructor", "__proto__"])
      expect(readSearch("car", { near: place }).near).toBeUndefined();
  });
  it("takes with it the radius and the order that go by it", () => {
    expect(readSearch("car", { radius: "25", sort: "distance" })).toMatchObject({
      radius: undefined,
      sort: undefined,
    });
    const search = readSearch("car", near);
    expect(changed(search, { near: undefined })).toEqual({});
    expect(changed(search, { radius: undefined })).toEqual({ near: "beirut", sort: "distance" });
  });
});

describe("counting filters", () => {
  it("counts each choice, and a range and the words once", () => {
    expect(filterCount({})).toBe(0);
    expect(
      filterCount({
        brand: ["kia", "bmw"],
        priceMin: 1,
        priceMax: 2,
        search: "rio",
        near: "beirut",
        radius: 25,
        page: 3,
        sort: "newest",
      }),
    ).toBe(5);
  });
  it("finds the same listings whatever the page, order and layout", () => {
    expect(filtersOf({ brand: ["kia"], page: 3, sort: "newest", view: "list" })).toEqual({ brand: ["kia"] });
  });
});
