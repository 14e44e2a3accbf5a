import { beforeAll, describe, expect, it } from "vitest";
import { chipsOf } from "#features/search/address/chips.ts";
import { headingOf, withUnderstood } from "#features/search/address/heading.ts";
import type { Language } from "#i18n/language.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import type { Translate } from "#i18n/translate.ts";
import { type Wording, wordingOf } from "#i18n/wording.ts";
import { corrections, mergedParts, partLabel, withoutWords } from "./understood.ts";

let say: Record<Language, Wording>;
const names: Record<Language, Record<string, string>> = {
  en: { "brand.toyota": "Toyota", "place.beirut": "Beirut", "place.metn": "Metn", "colour.white": "White" },
  ar: { "brand.toyota": "تويوتا", "place.beirut": "بيروت", "place.metn": "المتن", "colour.white": "أبيض" },
};

beforeAll(async () => {
  const translate: Record<Language, Translate> = await loadServerMessages();
  const wording = (language: Language) =>
    wordingOf({
      messages: {
        language,
        t: translate[language],
        name: (kind, slug) => names[language][`${kind}.${slug}`] ?? slug,
      },
      now: new Date("2026-11-01"),
    });
  say = { en: wording("en"), ar: wording("ar") };
});

describe("the heading", () => {
  const corolla = { brand: ["toyota"], model: ["corolla"], city: ["beirut" as const] };
  it("names the market when nothing is filtered", () => {
    expect(headingOf("car", {}, {}, say.en)).toBe("Cars for sale in Lebanon");
    expect(headingOf("car", {}, {}, say.ar)).toBe("سيارات للبيع في لبنان");
    expect(headingOf("motorcycle", {}, {}, say.en)).toBe("Motorcycles for sale in Lebanon");
    expect(headingOf("motorcycle", {}, {}, say.ar)).toBe("دراجات نارية للبيع في لبنان");
  });
  it("says brand, model and place", () => {
    expect(headingOf("car", corolla, { corolla: "Corolla" }, say.en)).toBe(
      "Toyota Corolla for sale in Beirut",
    );
    expect(headingOf("car", corolla, { corolla: "كورولا" }, say.ar)).toBe("تويوتا كورولا للبيع في بيروت");
  });
  it("puts the condition where each language has it", () => {
    const used = { ...corolla, condition: ["used" as const] };
    expect(headingOf("car", used, { corolla: "Corolla" }, say.en)).toBe(
      "Used Toyota Corolla for sale in Beirut",
    );
    expect(headingOf("car", used, { corolla: "كورولا" }, say.ar)).toBe(
      "تويوتا كورولا مستعملة للبيع في بيروت",
    );
    expect(headingOf("car", { condition: ["used"] }, {}, say.en)).toBe("Used cars for sale in Lebanon");
    expect(headingOf("motorcycle", { condition: ["new"] }, {}, say.ar)).toBe(
      "دراجات نارية جديدة للبيع في لبنان",
    );
  });
  it("keeps to the wider word where a filter has several choices", () => {
    const search = { brand: ["toyota", "kia"], city: ["beirut" as const, "metn" as const] };
    expect(headingOf("car", search, {}, say.en)).toBe("Cars for sale in Lebanon");
  });
  it("says what the words of a search were read as, after what was chosen", () => {
    const part = (filter: string, value: string) => ({ filter, value, words: value, corrected: false });
    const read = {
      filters: [part("brand", "toyota"), part("city", "metn"), part("yearMin", "2015")],
      text: "",
    };
    const told = withUnderstood({ search: "toyota metn", city: ["beirut"] }, read);
    expect(headingOf("car", told, {}, say.en)).toBe("Toyota for sale in Beirut");
  });
  it("calls a model that is in no list as the seller wrote it", () => {
    expect(headingOf("car", { brand: ["toyota"], model: ["Crown Royal"] }, {}, say.en)).toBe(
      "Toyota Crown Royal for sale in Lebanon",
    );
  });
});

describe("counts, in every plural of Arabic", () => {
  it.each([
    [0, "لا سيارات تطابق اختيارك"],
    [1, "سيارة واحدة تطابق اختيارك"],
    [2, "سيارتان تطابقان اختيارك"],
    [3, "3 سيارات تطابق اختيارك"],
    [11, "11 سيارة تطابق اختيارك"],
    [100, "100 سيارة تطابق اختيارك"],
    [3414, "3,414 سيارة تطابق اختيارك"],
  ])("%i", (count, expected) => {
    expect(say.ar.t("browse.match", { vehicleType: "car", count })).toBe(expected);
  });
  it("says them in English", () => {
    const match = (count: number) => say.en.t("browse.match", { vehicleType: "motorcycle", count });
    expect([match(0), match(1), match(3414)]).toEqual([
      "No motorcycles match",
      "1 motorcycle matches",
      "3,414 motorcycles match",
    ]);
  });
  it("offers to show them", () => {
    expect(say.en.t("browse.show", { vehicleType: "car", count: 1234 })).toBe("Show 1,234 cars");
    expect(say.ar.t("browse.show", { vehicleType: "car", count: 2 })).toBe("اعرض سيارتين");
  });
});

describe("chips", () => {
  const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
  const labels = (search: Parameters<typeof chipsOf>[0], words: Wording) =>
    chipsOf(search, { corolla: "Corolla" }, words).map((chip) => bare(chip.label));

  it("says each filter in its own words", () => {
    const search = {
      search: "كورولا",
      brand: ["toyota"],
      model: ["corolla"],
      exteriorColor: ["white" as const],
      priceMin: 8000,
      priceMax: 30_000,
      yearMin: 2014,
      mileageMax: 50_000,
      engineMin: 600,
    };
    expect(labels(search, say.en)).toEqual([
      "“كورولا”",
      "Toyota",
      "Corolla",
      "White",
      "$8,000 – $30,000",
      "From 2014",
      "Up to 50,000 km",
      "From 600 cc",
    ]);
    expect(labels({ yearMin: 2014, yearMax: 2014 }, say.ar)).toEqual(["2014"]);
    expect(labels({ mileageMax: 50_000, priceMax: 15_000 }, say.ar)).toEqual([
      "حتى $15,000",
      "حتى 50,000 كم",
    ]);
  });
  it("takes away just itself", () => {
    const chips = chipsOf({ brand: ["toyota", "kia"], priceMin: 1, priceMax: 2 }, {}, say.en);
    expect(chips.map((chip) => chip.without)).toEqual([
      { brand: ["kia"] },
      { brand: ["toyota"] },
      { priceMin: undefined, priceMax: undefined },
    ]);
  });
});

describe("what a search was read as", () => {
  it("is said in the words of the filters", () => {
    const label = (filter: string, value: string) =>
      partLabel({ filter, value }, say.en).replace(/[\u2066-\u2069]/g, "");
    expect(label("city", "beirut")).toBe("Beirut");
    expect(label("priceMax", "15000")).toBe("Up to $15,000");
    expect(label("yearMin", "2015")).toBe("From 2015");
    expect(label("year", "2015")).toBe("2015");
  });
  it("makes one part of a year that is both ends", () => {
    const part = (filter: string) => ({ filter, value: "2015", words: "٢٠١٥", corrected: false });
    expect(mergedParts([part("yearMin"), part("yearMax")])).toEqual([part("year")]);
  });
  it("makes one part of a place and how far around it", () => {
    const part = (filter: string, value: string) => ({
      filter,
      value,
      words: "near Zahle",
      corrected: false,
    });
    const [one, ...others] = mergedParts([part("near", "beirut"), part("radius", "25")]);
    expect(others).toEqual([]);
    expect(one && partLabel(one, say.en)).toBe("Within 25 km of Beirut");
    expect(one && partLabel(one, say.ar)).toBe("ضمن 25 كم من بيروت");
  });
  it("keeps two different ends apart", () => {
    const low = { filter: "priceMin", value: "1", words: "1-2", corrected: false };
    const high = { filter: "priceMax", value: "2", words: "1-2", corrected: false };
    expect(mergedParts([low, high])).toEqual([low, high]);
  });
  it("leaves words out of the text", () => {
    expect(withoutWords("مرسيدس C200 ٢٠١٥ في بيروت", "٢٠١٥")).toBe("مرسيدس C200 في بيروت");
    expect(withoutWords("Kia", "kia")).toBeUndefined();
    expect(withoutWords("kia rio", "bmw")).toBe("kia rio");
  });
  it("leaves out whole words only, wherever else the same letters stand", () => {
    expect(withoutWords("c2015 2015", "2015")).toBe("c2015");
    expect(withoutWords("kiax kia", "kia")).toBe("kiax");
    expect(withoutWords("صورة صور", "صور")).toBe("صورة");
    expect(withoutWords("12015", "2015")).toBe("12015");
    expect(withoutWords("kia under $8,500 (white)", "under $8,500")).toBe("kia (white)");
    expect(withoutWords("İ kia", "kia")).toBe("İ");
    expect(withoutWords("kia", "")).toBe("kia");
  });
  it("leaves out what is written together with other words, when that is where it was read", () => {
    expect(withoutWords("bmw320", "320")).toBe("bmw");
    expect(withoutWords("bmw2015 white", "bmw")).toBe("2015 white");
  });
  it("tells a correction once, with all that was read from its words", () => {
    const part = (filter: string, value: string, words: string, corrected = true) => ({
      filter,
      value,
      words,
      corrected,
    });
    const [brand, model] = [part("brand", "toyota", "korolla"), part("model", "corolla", "korolla")];
    const city = part("city", "beirut", "beirot");
    expect(corrections([brand, part("year", "2015", "2015", false), model, city])).toEqual([
      { words: "korolla", parts: [brand, model] },
      { words: "beirot", parts: [city] },
    ]);
  });
});
