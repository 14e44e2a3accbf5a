import { describe, expect, it } from "vitest";
import {
  bodyTypes,
  conditions,
  customsStates,
  driveTypes,
  exteriorColours,
  featureSlugs,
  fuelTypes,
  gearTypes,
  interiorColours,
  motorcycleTypes,
  placeSlugs,
  plates,
  sources,
  titleStatuses,
} from "#features/reference/enumerations.ts";
import { brandBySlug } from "#features/reference/reference.ts";
import { languages } from "#i18n/language.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { fc, inputs } from "../../../../tests/support/property.ts";
import { descriptionLimit, titleLimits } from "../listing-input.schema.ts";
import { textFlags } from "../review/text-flags.ts";
import { writeText } from "./write-text.ts";
import type { WrittenOf } from "./written.contract.ts";

const { app } = await testApp();
const words = await loadServerMessages();
const ask = async (query: Record<string, string>) => {
  const answer = await app.inject(`/api/listing-text?${new URLSearchParams(query)}`);
  return { status: answer.statusCode, ...answer.json() };
};

const corolla = {
  ...{ vehicleType: "car", brand: "toyota", model: "corolla", year: "2018", condition: "used" },
  ...{ gearType: "automatic", fuelType: "gas", driveType: "fwd", bodyType: "sedan", engineCapacity: "1.6" },
  ...{
    horsepower: "122",
    exteriorColor: "white",
    interiorColor: "black",
    numberOfSeats: "5",
    numberOfDoors: "4",
  },
  ...{ previousOwners: "1", accidentHistory: "false", serviceHistory: "true", licenseValid: "true" },
  ...{ source: "company", customs: "paid", titleStatus: "clean", plate: "private", city: "beirut" },
  features: "air-conditioning,leather-seats",
};

describe("a text from the facts", () => {
  it("reads as one says it in English", async () => {
    expect(await ask({ ...corolla, language: "en" })).toEqual({
      status: 200,
      title: "Toyota Corolla 2018, automatic, one owner, no accidents",
      description: [
        "Used Toyota Corolla 2018, sedan, 4 doors, 5 seats.",
        "1.6-litre petrol engine, 122 hp, automatic gearbox, front-wheel drive.",
        "White outside, black inside.",
        "One owner, no accidents, complete service history.",
        "Company source, customs paid, clean title, private plate, valid registration.",
        "Features: A/C, Leather seats.",
        "It can be seen in Beirut.",
      ].join("\n"),
    });
  });

  it("reads as one says it in Arabic", async () => {
    expect(await ask({ ...corolla, language: "ar" })).toEqual({
      status: 200,
      title: "تويوتا كورولا 2018، أوتوماتيك، مالك واحد، بلا حوادث",
      description: [
        "تويوتا كورولا 2018 مستعملة، سيدان، 4 أبواب، 5 مقاعد.",
        "محرّك بنزين 1.6 ليتر، قوته 122 حصاناً، ناقل الحركة أوتوماتيك، دفع أمامي.",
        "اللون الخارجي أبيض، لون الفرش أسود.",
        "مالك واحد، بلا حوادث، سجلّ الصيانة كامل.",
        "مصدر الشركة، الجمرك مدفوع، سجلّ نظيف (Clean)، نمرة خصوصية، رخصة السير سارية.",
        "التجهيزات: مكيّف، مقاعد جلد.",
        "للمعاينة في بيروت.",
      ].join("\n"),
    });
  });

  it("says of a motorcycle what a motorcycle has", async () => {
    const of = {
      vehicleType: "motorcycle",
      brand: "yamaha",
      model: "mt-07",
      year: "2021",
      bikeEngineSize: "689",
    };
    expect(await ask({ ...of, motorcycleType: "naked", fuelType: "gas", language: "en" })).toMatchObject({
      title: "Yamaha MT-07 2021, 689 cc",
      description: "Yamaha MT-07 2021, naked.\n689 cc petrol engine.",
    });
  });

  it("says what speaks against it as well, and nothing that nobody said", async () => {
    const bare = { brand: "toyota", model: "corolla", year: "2018", language: "en" };
    expect(await ask(bare)).toMatchObject({
      title: "Toyota Corolla 2018",
      description: "Toyota Corolla 2018.",
    });
    const { description } = await ask({
      ...bare,
      ...{ accidentHistory: "true", licenseValid: "false", customs: "unpaid", titleStatus: "salvage" },
    });
    for (const fact of ["accident", "not valid", "not paid", "salvage"]) expect(description).toContain(fact);
  });

  it("has a title long enough for the form", async () => {
    const { title } = await ask({ brand: "mg", model: "5", year: "2020", language: "en" });
    expect(title.length).toBeGreaterThanOrEqual(titleLimits.shortest);
  });

  it.each([
    { language: "fr" },
    { language: "en", features: "air-conditioning,rocket" },
    { language: "en", gearType: "rope" },
    { language: "en", numberOfSeats: "-1" },
    { language: "en", year: "soon" },
    { language: "en", model: "" },
  ])("refuses %o", async (wrong) => {
    expect((await ask({ ...corolla, ...wrong })).status).toBe(400);
  });
});

it("never earns a flag, and fits the form, whatever is said", () => {
  const known = brandBySlug("car", "mercedes-benz")?.models ?? [];
  const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const said = fc.record({
    language: fc.constantFrom(...languages),
    vehicleType: fc.constant("car" as const),
    brand: fc.constant("mercedes-benz"),
    model: fc.constantFrom(...known.map(({ slug }) => slug)),
    year: fc.integer({ min: 1990, max: 2027 }),
    condition: maybe(conditions),
    gearType: maybe(gearTypes),
    fuelType: maybe(fuelTypes),
    driveType: maybe(driveTypes),
    bodyType: maybe(bodyTypes),
    motorcycleType: maybe(motorcycleTypes),
    source: maybe(sources),
    customs: maybe(customsStates),
    titleStatus: maybe(titleStatuses),
    accidentHistory: maybe([true, false]),
    licenseValid: maybe([true, false]),
    serviceHistory: maybe([true, false]),
    horsepower: fc.option(fc.integer({ min: 50, max: 2000 }), { nil: undefined }),
    engineCapacity: maybe([0.5, 1, 1.6, 2, 3.5, 6.2]),
    bikeEngineSize: maybe([50, 125, 689, 1200]),
    numberOfSeats: maybe([1, 2, 4, 5, 7, 50]),
    numberOfDoors: maybe([2, 3, 4, 5, 6]),
    previousOwners: maybe([1, 2, 3, 10]),
    exteriorColor: maybe(exteriorColours),
    interiorColor: maybe(interiorColours),
    plate: maybe(plates),
    city: maybe(placeSlugs),
    features: fc.option(fc.subarray([...featureSlugs]), { nil: undefined }),
  });
  fc.assert(
    fc.property(said, (of) => {
      const { title, description } = writeText(of as WrittenOf, words[of.language]);
      expect(textFlags({ title, description })).toEqual([]);
      expect(title.length).toBeGreaterThanOrEqual(titleLimits.shortest);
      expect(title.length).toBeLessThanOrEqual(titleLimits.car);
      expect(description.length).toBeLessThanOrEqual(descriptionLimit);
      for (const text of [title, description])
        expect(text).not.toMatch(/undefined|null| {2}|، ،|^\s|\s$|\{|\}/);
    }),
    inputs(300),
  );
});
