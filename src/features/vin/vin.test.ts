import { describe, expect, it } from "vitest";
import { brandBySlug } from "#features/reference/reference.ts";
import { countryOf, regionOf } from "./built-in.ts";
import { brandsOf, makers } from "./makers.ts";
import { modelYears } from "./model-year.ts";
import { madeUp } from "./vin.factory.ts";
import { checkDigitState, isVin, plainVin, strayLetters, withoutStrayLetters } from "./vin.ts";

describe("a VIN", () => {
  it("is read in small letters, other digits and with spaces", () => {
    expect(plainVin("1hgcm 82633-a٠٠٤٣٥٢")).toBe("1HGCM82633A004352");
  });

  it.each(["", "1HGCM8263", "1HGCM82633A00435O", "1HGCM82633A0043521"])("is none: %j", (text) => {
    expect(isVin(text)).toBe(false);
  });

  it("has no O, I or Q: what was meant can be proposed", () => {
    expect(strayLetters("1hgcm8263 3a0o")).toEqual(["O"]);
    expect(strayLetters("OIQ O")).toEqual(["O", "I", "Q"]);
    expect(strayLetters("1HGCM82633A004352")).toEqual([]);
    expect(withoutStrayLetters("ihgcm82633aoq4352")).toBe("1HGCM82633A004352");
  });

  it("has a check digit that shows a typing error in North America and China, and elsewhere none", () => {
    expect(checkDigitState("1HGCM82633A004352")).toBe("ok");
    expect(checkDigitState("1HGCM82643A004352")).toBe("wrong");
    // Two digits exchanged, the usual error.
    expect(checkDigitState("1HGCM82633A004325")).toBe("wrong");
    expect(checkDigitState("1M8GDM9AXKP042788")).toBe("ok");
    expect(checkDigitState("1M8GDM9A0KP042788")).toBe("wrong");
    expect(checkDigitState("LSJW74U90MZ100001")).toBe("wrong");
    expect(checkDigitState("WDB2030461A123456")).toBe("unused");
    // It passes, which makes it no American one.
    expect(checkDigitState(madeUp("JTMHX01J?N4100001"))).toBe("ok");
  });

  it("tells one model year of North America, by the seventh character", () => {
    expect(modelYears("1HGCM82633A004352", 2027)).toEqual([2003]);
    expect(modelYears("1FTFW1ET9DFC10312", 2027)).toEqual([2013]);
    expect(modelYears("1FTEW2LP6SKE65351", 2027)).toEqual([2025]);
  });

  it("elsewhere tells one of two that are thirty years apart, and none that a listing cannot have", () => {
    expect(modelYears("KMHCT4AE0HU123456", 2027)).toEqual([2017]);
    expect(modelYears("KMHCT4AE0TU123456", 2027)).toEqual([2026, 1996]);
    expect(modelYears("KMHCT4AE0XU123456", 2027)).toEqual([1999]);
    expect(modelYears("KMHCT4AE0UU123456", 2027)).toEqual([]);
    expect(modelYears("KMHCT4AE01U123456", 2027)).toEqual([2001]);
  });

  it.each([
    "WDB2030461A123456",
    "JTMHV05J804022227",
    "WBA8E9C51HK123456",
    "VF3CAHMZ6HW123456",
    "ZFA31200000123456",
  ])("tells no year where its maker puts something else there: %s", (vin) => {
    expect(modelYears(vin, 2027)).toEqual([]);
  });

  it("tells where it was built", () => {
    const built = (vin: string) => [regionOf(vin), countryOf(vin)];
    expect(built("1HGCM82633A004352")).toEqual(["north-america", "US"]);
    expect(built("7SAYGDEE2NF433437")).toEqual(["north-america", "US"]);
    expect(built("3KPF54AD7ME321714")).toEqual(["north-america", "MX"]);
    expect(built("KMHCT4AE0HU123456")).toEqual(["asia", "KR"]);
    expect(built("U5YHM517ADL100001")).toEqual(["europe", "SK"]);
    expect(built("XP7YGDEE6TB729697")).toEqual(["europe", "DE"]);
    expect(built("6T1BF9FK00X100001")).toEqual(["oceania", "AU"]);
    expect(built("99999999999999999")).toEqual(["south-america", undefined]);
  });

  it("tells its brand by the longest beginning that is known, several where the works build for several", () => {
    expect(brandsOf("KMHGN4JE8EU100001")).toEqual(["hyundai", "genesis"]);
    expect(brandsOf("KMHCT4AE0HU123456")).toEqual(["hyundai"]);
    expect(brandsOf("JTJHY00W574096120")).toEqual(["lexus"]);
    expect(brandsOf("JMYSRCY1A8U100001")).toEqual(["mitsubishi"]);
    expect(brandsOf("JN8BY2NY8M9000001")).toEqual(["nissan", "infiniti"]);
    expect(brandsOf("99999999999999999")).toEqual([]);
  });

  it("names only brands that the market knows", () => {
    const slugs = new Set(Object.values(makers).flatMap((names) => names.split(" ")));
    expect([...slugs].filter((slug) => !brandBySlug("car", slug))).toEqual([]);
  });
});
