import { describe, expect, it } from "vitest";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { bodyOf, changesOf, emptyFields, errorsOf, type Fields } from "./fields.ts";

const { en: t, ar } = await loadServerMessages();
const nobody = { phone: null, city: null };
const car: Fields = {
  ...emptyFields("car", nobody),
  title: "Toyota Corolla XLI",
  brand: "toyota",
  model: "corolla",
  year: "٢٠١٩",
  price: "14,800",
  mileage: "٨٦٬٠٠٠",
  city: "jounieh",
};
const motorcycle: Fields = {
  ...emptyFields("motorcycle", nobody),
  title: "Yamaha MT-07 2021",
  brand: "yamaha",
  model: "mt-07",
  year: "2021",
  price: "6500",
  category: "small",
  motorcycleType: "naked",
  bikeEngineSize: "٦٨٩",
  city: "beirut",
  phoneNumber: "03 123 456",
};

describe("the fields of the forms", () => {
  it("pass as typed, in any digits", () => {
    expect(errorsOf("car", car, t)).toEqual({});
    expect(errorsOf("motorcycle", motorcycle, t)).toEqual({});
  });

  it("say what the specification asks for, in the words of the server", () => {
    expect(errorsOf("car", emptyFields("car", nobody), t)).toEqual({
      title: "This is required.",
      brand: "This is required.",
      model: "This is required.",
      year: "This is required.",
      price: "This is required.",
      city: "This is required.",
    });
    expect(Object.keys(errorsOf("motorcycle", emptyFields("motorcycle", nobody), t)).sort()).toEqual(
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
    ["phoneNumber", "call me"],
  ] as const)("refuse %s %j in both languages", (name, value) => {
    const wrong = { ...car, [name]: value };
    expect(Object.keys(errorsOf("car", wrong, t))).toEqual([name]);
    expect(errorsOf("car", wrong, ar)[name]).toMatch(/[؀-ۿ]/);
  });

  it("send only what belongs to the kind", () => {
    expect(bodyOf("motorcycle", motorcycle)).not.toHaveProperty("bodyType");
    expect(bodyOf("car", car)).not.toHaveProperty("motorcycleType");
    expect(bodyOf("car", car)).toMatchObject({
      vehicleType: "car",
      gearType: "automatic",
      licenseValid: true,
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

  it("start with the seller's own phone and city", () => {
    expect(emptyFields("car", { phone: "+96103123456", city: "zahle" })).toMatchObject({ city: "zahle" });
    expect(emptyFields("car", { phone: null, city: "atlantis" }).city).toBe("");
  });
});
