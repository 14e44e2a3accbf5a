import { describe, expect, it } from "vitest";
import { type TermsInput, termsOf } from "./listing.terms.ts";

const car: TermsInput = {
  vehicleType: "car",
  brand: "mercedes-benz",
  model: "c-200",
  year: 2015,
  city: "jounieh",
  category: "luxury",
  condition: "used",
  gearType: "automatic",
  fuelType: "gas",
  bodyType: "sedan",
  exteriorColor: "white",
};

describe("the words of a listing", () => {
  it.each([
    ["brand", "Mercedes-Benz", "مرسيدس"],
    ["model", "C 200", "c200", "c-200"],
    ["place, district and governorate", "Jounieh", "جونية", "كسروان", "Keserwan"],
    ["colour", "White", "أبيض"],
    ["body", "Sedan", "سيدان"],
    ["fuel", "Petrol", "بنزين"],
    ["gearbox", "Automatic", "أوتوماتيك"],
    ["condition", "Used", "مستعملة"],
    ["category", "Luxury", "فخمة"],
    ["kind", "Car", "سيارة"],
    ["year", "2015"],
  ])("hold its %s", (_, ...words) => {
    for (const word of words) expect(termsOf(car)).toContain(word);
  });

  it("hold the type of a motorcycle, and no body", () => {
    const terms = termsOf({
      ...car,
      vehicleType: "motorcycle",
      brand: "honda",
      model: "my own build",
      motorcycleType: "scooter",
    });
    expect(terms).toContain("Scooter");
    expect(terms).toContain("my own build");
    expect(terms).not.toContain("Sedan");
  });

  it("say nothing of what is not known, and end where the column does", () => {
    expect(
      termsOf({ vehicleType: "car", brand: "none", model: "", year: 2015, city: "nowhere" }),
    ).not.toMatch(/undefined|null/);
    expect(termsOf({ ...car, model: "x".repeat(3000) })).toHaveLength(2000);
  });
});
