import { describe, expect, it } from "vitest";
import { familyBySlug } from "#features/reference/families.ts";
import { brandBySlug, modelBySlug } from "#features/reference/reference.ts";
import { mercedesTypes } from "./chassis/mercedes.ts";
import { volkswagenTypes } from "./chassis/volkswagen-group.ts";
import { contradictionsOf } from "./contradictions.ts";
import { readVin } from "./read-vin.ts";
import { madeUp } from "./vin.factory.ts";

const lastYear = 2027;
const read = (vin: string) => readVin(madeUp(vin), lastYear);

describe("a VIN of North America", () => {
  it("tells brand, model, year, body, engine, fuel, drive and doors, in the values of our lists", async () => {
    expect(await read("WDC0G8EB?LV100001")).toEqual({
      checkDigit: "ok",
      region: "europe",
      builtIn: "DE",
      source: "vpic",
      brands: ["mercedes-benz"],
      brand: "mercedes-benz",
      models: ["glc-300", "glc-200", "glc-250", "glc-43-amg"],
      model: "glc-300",
      family: "glc-class",
      name: "Mercedes-Benz GLC-Class",
      year: 2020,
      years: [2020],
      bodyType: "suv",
      fuelType: "gas",
      driveType: "awd",
      engineCapacity: 2,
      numberOfDoors: 4,
    });
  });

  it("with a wrong check digit is not read at all", async () => {
    const vin = "1HGCM82643A004352";
    expect(await readVin(vin, lastYear)).toEqual({
      checkDigit: "wrong",
      region: "north-america",
      builtIn: "US",
      source: "none",
      brands: [],
      models: [],
      years: [],
    });
  });

  it("is of the brand that its model has, where works build for several", async () => {
    expect(await read("1C4RJKBG?S8100001")).toMatchObject({ brand: "jeep", model: "grand-cherokee" });
    expect(await read("2C3CDYAG?DH100001")).toMatchObject({ brand: "dodge", model: "challenger" });
    expect(await read("1C6SRFET?KN100001")).toMatchObject({ brand: "dodge", model: "ram-1500" });
    expect(await read("KNDERCAA?M7100001")).toMatchObject({ brand: "kia", model: "seltos" });
    expect(await read("JN1CV6FE?EM100001")).toMatchObject({ brand: "infiniti", model: "q60" });
  });

  it("proposes no model that our list has not, and says what its maker calls it", async () => {
    const maverick = await read("3FTTW8A3?SR100001");
    expect(maverick).toMatchObject({ brand: "ford", name: "Ford Maverick", models: [], fuelType: "hybrid" });
    expect(maverick).not.toHaveProperty("model");
    // An ES 300h is no ES 300.
    expect(await read("JTHBW1GG?D2100001")).not.toHaveProperty("model");
  });

  it("knows hybrids and electric cars, which have no displacement", async () => {
    expect(await read("2T2BGMCA?GC100001")).toMatchObject({ model: "rx-450h", fuelType: "hybrid" });
    expect(await read("JTDACACU?T3100001")).toMatchObject({ model: "prius", fuelType: "hybrid" });
    const electric = await read("WP0AB2Y1?LS100001");
    expect(electric).toMatchObject({ model: "taycan", fuelType: "electric" });
    expect(electric).not.toHaveProperty("engineCapacity");
  });

  it("says no year that lies in the future", async () => {
    expect(await readVin(madeUp("1FTEW2LP?SK100001"), 2024)).toMatchObject({ years: [] });
  });
});

describe("a VIN of another region", () => {
  it("tells class and body where its maker writes them into it", async () => {
    expect(await read("WDD2042001A100001")).toMatchObject({
      source: "maker",
      brand: "mercedes-benz",
      family: "c-class",
      bodyType: "wagon",
    });
    expect(await read("WDD2049811F100001")).toMatchObject({ family: "glk-class" });
    expect(await read("WVGZZZ5NZNW100001")).toMatchObject({ model: "tiguan", year: 2022 });
    expect(await read("TMBJJ7NE0J0100001")).toMatchObject({ brand: "skoda", model: "octavia", year: 2018 });
  });

  it("leaves open which of several that are built as one type", async () => {
    const either = await read("WAUZZZ4G6EN100001");
    expect(either.models).toEqual(["a6", "a7", "s6", "rs6", "rs7"]);
    expect(either).not.toHaveProperty("model");
  });

  it("tells of two years the one in which the type was made", async () => {
    // The Golf of 1997 to 2006.
    expect(await read("WVWZZZ1JZXW100001")).toMatchObject({ year: 1999 });
    expect(await read("WVWZZZAUZRW100001")).toMatchObject({ year: 2024 });
    // Genesis began in 2015.
    expect(await read("KMTG341ABNU100001")).toMatchObject({ brand: "genesis", year: 2022 });
  });

  it("leaves open a year of two that it may be", async () => {
    const kia = await read("KNAPC811?T7100001");
    expect(kia).toMatchObject({ brand: "kia", years: [2026, 1996] });
    expect(kia).not.toHaveProperty("year");
  });

  it("of the Gulf tells its maker and no more, though it passes the check digit", async () => {
    const cruiser = await read("JTMHV05J?04100001");
    expect(cruiser).toEqual({
      checkDigit: "ok",
      region: "asia",
      builtIn: "JP",
      source: "maker",
      brands: ["toyota"],
      brand: "toyota",
      models: [],
      years: [],
    });
  });
});

it("tables of types name only models and families of our lists", () => {
  const ours = (brand: string, name: string) => {
    const known = brandBySlug("car", brand);
    return Boolean(known && modelBySlug(known, name)) || familyBySlug(name)?.brand === brand;
  };
  const wrong = [
    ...Object.values(mercedesTypes).filter((name) => !ours("mercedes-benz", name)),
    ...Object.values(volkswagenTypes).flatMap(([brand, types]) =>
      Object.values(types).flatMap(([names]) =>
        names.split(" ").filter((name) => name !== "?" && !ours(brand, name)),
      ),
    ),
  ];
  expect(wrong).toEqual([]);
});

describe("what a VIN contradicts", () => {
  const said = { brand: "kia", model: "cerato", year: 2021 };

  it("is brand, model and year, not the other name of the same car, nor the year beside", async () => {
    const forte = await read("3KPF54AD?ME100001");
    expect(forte).toMatchObject({ model: "forte", models: ["forte", "cerato"], year: 2021 });
    expect(contradictionsOf(forte, said)).toEqual([]);
    expect(contradictionsOf(forte, { ...said, year: 2020 })).toEqual([]);
    expect(contradictionsOf(forte, { ...said, model: "rio", year: 2018 })).toEqual(["model", "year"]);
    expect(contradictionsOf(forte, { ...said, brand: "bmw", model: "x5" })).toEqual(["brand"]);
  });

  it("is nothing while nothing is said, or nothing is known", async () => {
    const forte = await read("3KPF54AD?ME100001");
    expect(contradictionsOf(forte, { brand: undefined, model: undefined, year: undefined })).toEqual([]);
    expect(contradictionsOf(await readVin("1HGCM82643A004352", lastYear), said)).toEqual([]);
    expect(contradictionsOf(await readVin("99999999999999999", lastYear), said)).toEqual([]);
  });

  it("is one of two years only where neither fits", async () => {
    const either = await read("KNAPC811?T7100001");
    expect(contradictionsOf(either, { ...said, year: 1996 })).toEqual([]);
    expect(contradictionsOf(either, { ...said, year: 2010 })).toEqual(["year"]);
  });
});
