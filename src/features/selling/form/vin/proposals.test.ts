import { describe, expect, it } from "vitest";
import { readVin } from "#features/vin/read-vin.ts";
import { madeUp } from "#features/vin/vin.factory.ts";
import { correctionsOf, proposalsOf, type SaidInForm, wrongIn } from "./proposals.ts";

const empty: SaidInForm = {
  brand: "",
  model: "",
  year: "",
  bodyType: "",
  fuelType: "",
  driveType: "",
  engineCapacity: "",
  numberOfDoors: "",
};
/** A Kia Sportage of 2025, made for North America. */
const sportage = await readVin(madeUp("KNDPUCDF?S7100001"), 2027);
const said = (fields: Partial<SaidInForm>): SaidInForm => ({ ...empty, ...fields });

describe("what a VIN proposes to the form", () => {
  it("is all that it tells where nothing is filled in", () => {
    expect(proposalsOf(sportage, empty)).toMatchObject({
      brand: "kia",
      model: "sportage",
      year: "2025",
      fuelType: "gas",
      engineCapacity: "2.5",
    });
  });

  it("is never what is filled in already, in whatever digits", () => {
    const form = said({ brand: "kia", model: "sportage", year: "٢٠٢٥", fuelType: "lpg" });
    expect(wrongIn(sportage, form)).toEqual([]);
    expect(Object.keys(proposalsOf(sportage, form))).not.toContain("year");
    expect(Object.keys(proposalsOf(sportage, form))).not.toContain("fuelType");
    expect(proposalsOf(sportage, form)).toMatchObject({ engineCapacity: "2.5" });
  });

  it("is nothing while brand or model are another vehicle's, which is said instead", () => {
    const otherBrand = said({ brand: "bmw", model: "x5" });
    expect(wrongIn(sportage, otherBrand)).toEqual(["brand"]);
    expect(proposalsOf(sportage, otherBrand)).toEqual({});
    expect(correctionsOf(sportage, otherBrand)).toEqual({ brand: "kia", model: "sportage" });

    const otherModel = said({ brand: "kia", model: "rio" });
    expect(wrongIn(sportage, otherModel)).toEqual(["model"]);
    expect(proposalsOf(sportage, otherModel)).toEqual({});
    expect(correctionsOf(sportage, otherModel)).toEqual({ model: "sportage" });
  });

  it("says another year, but not the one beside: cars are sold before their model year", () => {
    expect(wrongIn(sportage, said({ year: "2024" }))).toEqual([]);
    expect(wrongIn(sportage, said({ year: "2022" }))).toEqual(["year"]);
    expect(correctionsOf(sportage, said({ year: "2022" }))).toEqual({ year: "2025" });
    expect(proposalsOf(sportage, said({ year: "2022" }))).toMatchObject({ model: "sportage" });
  });

  it("contradicts no model that was typed because our list has none like it", () => {
    const typed = said({ brand: "kia", model: "Sportage X-Line" });
    expect(wrongIn(sportage, typed, false)).toEqual([]);
    expect(proposalsOf(sportage, typed, false)).toMatchObject({ year: "2025" });
  });

  it("proposes no model for a brand that it does not tell", async () => {
    // An Infiniti and a Nissan may begin like this.
    const either = await readVin("JN1TANT31U0000001", 2027);
    expect(either.brands).toEqual(["nissan", "infiniti"]);
    expect(proposalsOf(either, empty)).toEqual({});
  });
});
