import { describe, expect, it } from "vitest";
import { emptyFields, type Fields } from "./fields.ts";
import { qualityOf } from "./quality.ts";

const empty = emptyFields({ phone: null, city: null });
const whole: Fields = {
  ...empty,
  images: ["a", "b", "c", "d"],
  title: "Toyota Corolla XLI 2019, one owner",
  brand: "toyota",
  model: "corolla",
  year: "2019",
  price: "14800",
  city: "jounieh",
  mileage: "٨٦٬٠٠٠",
  description:
    "Bought new from the agency in Jounieh, serviced there every 10,000 km, no accidents; papers are ready.",
  phoneNumber: "03 123 456",
  features: ["abs", "airbags", "bluetooth"],
  vinNumber: "JTDBR32E720034567",
  engineCapacity: "1.6",
  horsepower: "122",
  driveType: "fwd",
  exteriorColor: "silver",
  interiorColor: "beige",
  numberOfSeats: "5",
  numberOfDoors: "4",
  previousOwners: "1",
};
const open = (fields: Fields) =>
  qualityOf("car", fields)
    .items.filter(({ done }) => !done)
    .map(({ name }) => name);

describe("the quality of a listing", () => {
  it("goes from nothing to everything", () => {
    expect(qualityOf("car", empty).percent).toBe(0);
    expect(qualityOf("car", whole).percent).toBe(100);
    expect(open(whole)).toEqual([]);
  });

  it("of a motorcycle does not ask for what its form has no field for", () => {
    const motorcycle = { ...emptyFields({ phone: null, city: null }), ...whole, features: [] };
    expect(qualityOf("motorcycle", motorcycle).percent).toBe(100);
  });

  it.each([
    ["photos", { images: ["a", "b", "c"] }],
    ["description", { description: "Serviced, no accident." }],
    ["vin", { vinNumber: "" }],
    ["owners", { previousOwners: "" }],
    [
      "accident",
      {
        description:
          "Bought new from the agency in Jounieh, serviced there every 10,000 km; papers are ready to sign.",
      },
    ],
    [
      "service",
      {
        description:
          "Bought new from the agency in Jounieh and never in an accident; the papers are ready to be signed.",
      },
    ],
    ["features", { features: ["abs", "airbags"] }],
    ["mileage", { mileage: "0" }],
    ["engine", { driveType: "" }],
    ["phone", { phoneNumber: "" }],
  ] as const)("lacks %s", (name, patch) => {
    const lacking = { ...whole, ...patch } as Fields;
    expect(open(lacking)).toEqual([name]);
    expect(qualityOf("car", lacking).percent).toBeLessThan(100);
  });

  it("the answers about accidents and service say it as well as the description does", () => {
    const silent = { ...whole, description: "x".repeat(80) };
    expect(open(silent)).toEqual(["service", "accident"]);
    expect(open({ ...silent, serviceHistory: "false", accidentHistory: "false" })).toEqual([]);
    expect(open({ ...silent, description: `${silent.description} بلا حوادث، صيانة وكالة` })).toEqual([]);
  });

  it("a new car may have driven nothing", () => {
    expect(open({ ...whole, condition: "new", mileage: "0" })).toEqual([]);
  });

  it("leads to the first field that is missing", () => {
    const { items } = qualityOf("car", { ...whole, interiorColor: "", city: "" });
    expect(items.find(({ name }) => name === "colours")?.field).toBe("interiorColor");
    expect(items.find(({ name }) => name === "basics")?.field).toBe("city");
  });
});
