import { describe, expect, it } from "vitest";
import { brandBySlug } from "#features/reference/reference.ts";
import { makers, readVin, strayLetters, suggestionOf } from "./vin.ts";

describe("a VIN", () => {
  it("knows its maker and year", () => {
    expect(readVin("1HGCM82633A004352", 2027)).toEqual({ doubtful: false, brand: "honda", year: 2003 });
    expect(readVin("1FTFW1ET9DFC10312", 2027)).toEqual({ doubtful: false, brand: "ford", year: 2013 });
    expect(readVin("KMHCT4AE0HU123456", 2027)).toMatchObject({ brand: "hyundai", year: 2017 });
  });

  it("is read in small letters, other digits and with spaces", () => {
    expect(readVin("1hgcm 82633-a٠٠٤٣٥٢", 2027)).toEqual({ doubtful: false, brand: "honda", year: 2003 });
  });

  it("is doubted where its check digit is wrong, and then says no year", () => {
    expect(readVin("1HGCM82634A004352", 2027)).toEqual({ doubtful: true, brand: "honda", year: undefined });
    // Two digits exchanged, the usual typing error.
    expect(readVin("1HGCM82633A004325", 2027)?.doubtful).toBe(true);
  });

  it("knows the check digit X", () => {
    expect(readVin("1M8GDM9AXKP042788", 2027)?.doubtful).toBe(false);
    expect(readVin("1M8GDM9A0KP042788", 2027)?.doubtful).toBe(true);
  });

  it("from where there is no check digit is not doubted, and says no year that it may not mean", () => {
    expect(readVin("WDB2030461A123456", 2027)).toEqual({
      doubtful: false,
      brand: "mercedes-benz",
      year: undefined,
    });
    expect(readVin("JTDBR32E720034567", 2027)).toMatchObject({ brand: "toyota", year: undefined });
  });

  it("says the latest year that there can be: turns are thirty years long", () => {
    expect(readVin("KMHCT4AE0AU123456", 2027)?.year).toBe(2010);
    expect(readVin("KMHCT4AE0TU123456", 2027)?.year).toBe(2026);
    expect(readVin("KMHCT4AE0XU123456", 2027)?.year).toBe(1999);
    expect(readVin("KMHCT4AE0UU123456", 2027)?.year).toBeUndefined();
  });

  it.each(["", "1HGCM8263", "1HGCM82633A00435O", "1HGCM82633A0043521"])("is none: %j", (text) => {
    expect(readVin(text, 2027)).toBeUndefined();
  });

  it("has no O, I or Q, which is told while it is typed", () => {
    expect(strayLetters("1hgcm8263 3a0o")).toEqual(["O"]);
    expect(strayLetters("OIQ O")).toEqual(["O", "I", "Q"]);
    expect(strayLetters("1HGCM82633A004352")).toEqual([]);
  });

  it("suggests only what the form has not, in whatever digits the year was typed", () => {
    const vin = { doubtful: false, brand: "honda", year: 2019 };
    for (const year of ["2019", "٢٠١٩", " 2019 "]) {
      expect(suggestionOf(vin, { brand: "honda", year })).toEqual({ brand: undefined, year: undefined });
    }
    expect(suggestionOf(vin, { brand: "kia", year: "٢٠١٨" })).toEqual({ brand: "honda", year: 2019 });
    expect(suggestionOf(undefined, { brand: "kia", year: "" })).toEqual({
      brand: undefined,
      year: undefined,
    });
  });

  it("names only brands that the market knows", () => {
    const unknown = [...new Set(Object.values(makers))].filter((slug) => !brandBySlug("car", slug));
    expect(unknown).toEqual([]);
  });
});
