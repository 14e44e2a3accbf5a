import { describe, expect, it } from "vitest";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { carInput, motorcycleInput } from "../listing-input.schema.ts";
import { bodyOf, changesOf, emptyFields, errorsOf, type Fields, namesOf, withGiven } from "./fields.ts";

const words = await loadServerMessages();
const english = { t: words.en, language: "en" } as const;
const arabic = { t: words.ar, language: "ar" } as const;
const nobody = { phone: null, city: null };
const car: Fields = {
  ...emptyFields(nobody),
  title: "Toyota Corolla XLI",
  brand: "toyota",
  model: "corolla",
  year: "٢٠١٩",
  price: "14,800",
  mileage: "٨٦٬٠٠٠",
  city: "jounieh",
};
const motorcycle: Fields = {
  ...emptyFields(nobody),
  title: "Yamaha MT-07 2021",
  brand: "yamaha",
  model: "mt-07",
  year: "2021",
  price: "6500",
  category: "small",
  motorcycleType: "naked",
  bikeEngineSize: "٦٨٩",
  mileage: "12,000",
  city: "beirut",
  phoneNumber: "03 123 456",
};

describe("the fields of the forms", () => {
  it("pass as typed, in any digits", () => {
    expect(errorsOf("car", car, english)).toEqual({});
    expect(errorsOf("motorcycle", motorcycle, english)).toEqual({});
  });

  it("say what is asked for, in the words of the server", () => {
    expect(errorsOf("car", emptyFields(nobody), english)).toEqual({
      title: "This is required.",
      brand: "This is required.",
      model: "This is required.",
      year: "This is required.",
      price: "This is required.",
      mileage: "This is required.",
      city: "This is required.",
    });
    expect(Object.keys(errorsOf("motorcycle", emptyFields(nobody), english)).sort()).toEqual(
      [
        "title",
        "brand",
        "model",
        "year",
        "price",
        "city",
        "category",
        "motorcycleType",
        "bikeEngineSize",
        "mileage",
        "phoneNumber",
      ].sort(),
    );
  });

  it.each([
    ["title", "Corolla"],
    ["year", "1989"],
    ["year", "2099"],
    ["price", "0"],
    ["price", "cheap"],
    ["engineCapacity", "11"],
    ["horsepower", "49"],
    ["numberOfSeats", "51"],
    ["numberOfDoors", "1"],
    ["previousOwners", "11"],
    ["vinNumber", "JTDBR32E72003456"],
    ["mileage", "-1"],
    ["mileage", ""],
    ["phoneNumber", "call me"],
  ] as const)("refuse %s %j in both languages", (name, value) => {
    const wrong = { ...car, [name]: value };
    expect(Object.keys(errorsOf("car", wrong, english))).toEqual([name]);
    expect(errorsOf("car", wrong, arabic)[name]).toMatch(/[؀-ۿ]/);
  });

  it.each([
    ["horsepower", "5000", "يجب ألّا يزيد على 2,000."],
    ["year", "1950", "يجب ألّا يقل عن 1990."],
    ["engineCapacity", "0.1", "يجب ألّا يقل عن 0.5."],
    ["title", "Corolla", "يجب ألّا يقل عدد الأحرف عن 10."],
    ["price", "0", "يجب ألّا يقل عن 0.01."],
  ] as const)("say the bounds of %s", (name, value, said) => {
    expect(errorsOf("car", { ...car, [name]: value }, arabic)).toEqual({ [name]: said });
  });

  it("ask for all that a listing takes, of a motorcycle for what its form is short of", () => {
    const notAsked = (taken: object, asked: readonly string[]) =>
      Object.keys(taken).filter((name) => name !== "vehicleType" && !asked.includes(name));
    expect(notAsked(carInput.def.shape, namesOf.car)).toEqual([]);
    expect(notAsked(motorcycleInput.def.shape, namesOf.motorcycle).toSorted()).toEqual([
      "features",
      "horsepower",
      "licenseValid",
      "previousOwners",
      "serviceHistory",
      "vinNumber",
    ]);
  });

  it("send only what belongs to the kind", () => {
    expect(bodyOf("motorcycle", motorcycle)).not.toHaveProperty("bodyType");
    expect(bodyOf("car", car)).not.toHaveProperty("motorcycleType");
    expect(bodyOf("car", { ...car, gearType: "cvt", licenseValid: "false" })).toMatchObject({
      vehicleType: "car",
      gearType: "cvt",
      licenseValid: "false",
    });
  });

  it("send of a change only what changed, and an empty text for what was taken back", () => {
    const before = { ...car, vinNumber: "JTDBR32E720034567", features: ["abs"] };
    expect(changesOf("car", before, { ...before })).toEqual({});
    expect(changesOf("car", before, { ...before, price: "14000", vinNumber: "", features: [] })).toEqual({
      price: "14000",
      vinNumber: "",
      features: [],
    });
  });

  it("do not differ for features that were chosen in another order", () => {
    const before: Fields = { ...car, features: ["sunroof", "abs", "gps"] };
    const changed = changesOf("car", before, {
      ...before,
      price: "14000",
      features: ["abs", "gps", "sunroof"],
    });
    expect(changed).toEqual({ price: "14000" });
    const less = changesOf("car", before, { ...before, features: ["gps", "abs"] });
    expect(less).toEqual({ features: ["gps", "abs"] });
  });

  it("say nothing that their seller has not typed or chosen", () => {
    const sent = carInput.parse(bodyOf("car", car));
    expect(
      Object.keys(car)
        .filter((name) => sent[name as keyof typeof sent] !== undefined)
        .toSorted(),
    ).toEqual(
      [
        "title",
        "brand",
        "model",
        "year",
        "price",
        "currency",
        "mileage",
        "city",
        "description",
        "images",
        "features",
      ].toSorted(),
    );
    expect(sent).toMatchObject({ description: "", images: [], features: [] });
  });

  it("ask an electric motorcycle for no engine size, and any other before the next step is filled in", () => {
    const { bikeEngineSize: _, ...none } = motorcycle;
    const without = { ...none, bikeEngineSize: "", price: "" };
    expect(Object.keys(errorsOf("motorcycle", without, english)).toSorted()).toEqual([
      "bikeEngineSize",
      "price",
    ]);
    for (const electric of [{ motorcycleType: "electric" }, { fuelType: "electric" }])
      expect(errorsOf("motorcycle", { ...motorcycle, bikeEngineSize: "", ...electric }, english)).toEqual({});
  });

  it("start with the seller's own phone and city", () => {
    expect(emptyFields({ phone: "+96103123456", city: "zahle" })).toMatchObject({ city: "zahle" });
    expect(emptyFields({ phone: null, city: "atlantis" }).city).toBe("");
  });
});

it("begins with what its address says of the vehicle, and with nothing else", () => {
  const empty = emptyFields(nobody);
  const given = {
    brand: "kia",
    model: "rio",
    year: 2016,
    mileage: "90000",
    gearType: "manual",
    condition: "used",
  };
  const more = {
    price: "1",
    title: "x",
    images: ["/etc/passwd"],
    city: "beirut",
    utm_source: "y",
    phoneNumber: "1",
  };
  expect(withGiven(empty, { ...given, ...more })).toEqual({ ...empty, ...given, year: "2016" });
  expect(withGiven(empty, { brand: ["kia", "bmw"], model: "x".repeat(81) })).toEqual(empty);
});
