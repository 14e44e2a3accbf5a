import { describe, expect, it } from "vitest";
import * as dealers from "./dealer-enumerations.ts";
import * as slugs from "./enumerations.ts";
import { normaliseCurrency, normaliseFuelType } from "./normalise.ts";
import {
  brandBySlug,
  carBrands,
  engineBuckets,
  enumerations,
  exteriorColours,
  featureGroups,
  features,
  governorates,
  interiorColours,
  mileageBuckets,
  modelBySlug,
  motorcycleBrands,
  placeBySlug,
  places,
  priceBuckets,
  quickPriceBuckets,
  yearBuckets,
} from "./reference.ts";
import type { Brand, Named } from "./reference.types.ts";

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const arabic = /[\u0621-\u064a]/;
const brands: readonly Brand[] = [...carBrands, ...motorcycleBrands];
const slugsOf = (entries: readonly Named[]) => entries.map((entry) => entry.slug);

/** As search folds a word: letter case, hamza, ta marbuta, alef maqsura, vowel marks. */
const folded = (word: string) =>
  word
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, "")
    .replace(/[أإآ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه");
const wordsOf = (entry: Named) =>
  new Set([entry.slug, entry.en, entry.ar, ...(entry.aliases ?? [])].map(folded));

/** Words that two entries of one list claim, as "word: first, second". */
function claimedTwice(entries: readonly Named[]): string[] {
  const owner = new Map<string, string>();
  const clashes: string[] = [];
  for (const entry of entries) {
    for (const word of wordsOf(entry)) {
      const other = owner.get(word);
      if (other === undefined) owner.set(word, entry.slug);
      else clashes.push(`${word}: ${other}, ${entry.slug}`);
    }
  }
  return clashes;
}

const kebabLists: Record<string, readonly Named[]> = {
  places,
  governorates,
  carBrands,
  motorcycleBrands,
  exteriorColours,
  interiorColours,
  features,
  featureGroups,
  ...Object.fromEntries(
    brands.map((brand) => [`models of ${brand.vehicleType} brand ${brand.slug}`, brand.models]),
  ),
};
const arabicLists = {
  places,
  governorates,
  carBrands,
  motorcycleBrands,
  exteriorColours,
  interiorColours,
  features,
};

describe("every list", () => {
  it.each(Object.entries({ ...kebabLists, ...enumerations }))(
    "%s: unique slugs, both names",
    (_, entries) => {
      expect(new Set(slugsOf(entries)).size).toBe(entries.length);
      for (const { en, ar, aliases = [] } of entries) {
        expect(en.trim()).toBe(en);
        expect(ar.trim()).toBe(ar);
        expect(en).not.toBe("");
        expect(ar).not.toBe("");
        expect(aliases).not.toContain("");
      }
    },
  );

  it.each(Object.entries(kebabLists))("%s: slugs in kebab case", (_, entries) => {
    for (const slug of slugsOf(entries)) expect(slug).toMatch(kebab);
  });

  it.each(Object.entries(arabicLists))("%s: Arabic names in Arabic letters", (_, entries) => {
    for (const { ar } of entries) expect(ar).toMatch(arabic);
  });

  it.each(Object.entries({ ...kebabLists, ...enumerations }))(
    "%s: no word means two entries",
    (_, entries) => {
      expect(claimedTwice(entries)).toEqual([]);
    },
  );
});

describe("brands and models", () => {
  it("has enough of both kinds", () => {
    expect(carBrands.length).toBeGreaterThanOrEqual(43);
    expect(motorcycleBrands.length).toBeGreaterThanOrEqual(21);
    for (const brand of brands) expect(brand.models.length).toBeGreaterThanOrEqual(4);
  });

  it("ranks popular brands without ties and puts them first", () => {
    for (const list of [carBrands, motorcycleBrands]) {
      const ranks = list.flatMap((brand) => brand.popular ?? []);
      expect(ranks).toEqual(ranks.map((_, index) => index + 1));
      expect(list.slice(0, ranks.length).every((brand) => brand.popular !== undefined)).toBe(true);
    }
  });

  it("gives cars a body, motorcycles an engine unless electric, and both sensible years", () => {
    for (const model of carBrands.flatMap((brand) => brand.models)) expect(model.bodies).not.toHaveLength(0);
    for (const model of motorcycleBrands.flatMap((brand) => brand.models)) {
      expect(model.engineCc > 0).toBe(model.motorcycleType !== "electric");
    }
    for (const model of brands.flatMap<Brand["models"][number]>((brand) => brand.models)) {
      expect(model.from).toBeGreaterThan(1920);
      expect(model.to ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(model.from ?? 0);
    }
  });

  it("finds them by slug", () => {
    const mercedes = brandBySlug("car", "mercedes-benz");
    expect(mercedes?.ar).toBe("مرسيدس");
    expect(mercedes && modelBySlug(mercedes, "c-200")?.en).toBe("C 200");
    expect(brandBySlug("car", "vespa")).toBeUndefined();
    expect(brandBySlug("motorcycle", "honda")?.vehicleType).toBe("motorcycle");
    expect(mercedes && modelBySlug(mercedes, "corolla")).toBeUndefined();
  });

  it.each([
    ["marsedes", "mercedes-benz"],
    ["mercedez", "mercedes-benz"],
    ["بي ام", "bmw"],
    ["بي ام دبليو", "bmw"],
    ["kya", "kia"],
    ["tayota", "toyota"],
    ["hyunday", "hyundai"],
    ["هونداي", "hyundai"],
    ["jib", "jeep"],
  ])("knows %s", (word, slug) => {
    expect(carBrands.filter((brand) => wordsOf(brand).has(folded(word))).map((brand) => brand.slug)).toEqual([
      slug,
    ]);
  });

  it.each([
    ["رانج", "land-rover", "range-rover"],
    ["gti", "volkswagen", "golf-gti"],
    ["سي 200", "mercedes-benz", "c-200"],
    ["320", "bmw", "320i"],
    ["cx5", "mazda", "cx-5"],
  ])("knows %s", (word, brandSlug, modelSlug) => {
    const models: readonly Named[] = brandBySlug("car", brandSlug)?.models ?? [];
    expect(models.filter((model) => wordsOf(model).has(folded(word))).map((model) => model.slug)).toEqual([
      modelSlug,
    ]);
  });
});

describe("places", () => {
  const needed =
    "beirut tripoli sidon tyre zahle baalbek nabatieh jounieh antelias batroun halba zgharta kesrouan metn akkar jbeil baabda chouf aley rashaya marjayoun";

  it("holds all that the forms and filters offered", () => {
    expect(slugsOf(places)).toEqual(expect.arrayContaining(needed.split(" ")));
    expect(slugsOf(places)).toEqual(slugs.placeSlugs);
    expect(placeBySlug("sidon")?.ar).toBe("صيدا");
    expect(placeBySlug("haifa")).toBeUndefined();
  });

  it("lies in Lebanon, in one of its nine governorates", () => {
    expect(governorates).toHaveLength(9);
    expect(new Set(places.map((place) => place.governorate))).toEqual(new Set(governorates));
    expect(new Set(places.map((place) => place.district.slug)).size).toBe(26);
    for (const { latitude, longitude } of places) {
      expect(latitude).toBeGreaterThan(33.05);
      expect(latitude).toBeLessThan(34.7);
      expect(longitude).toBeGreaterThan(35.1);
      expect(longitude).toBeLessThan(36.63);
    }
  });
});

describe("colours, features and enumerations", () => {
  it("names exactly the slugs that the schemas take, in their order", () => {
    expect(slugsOf(exteriorColours)).toEqual(slugs.exteriorColours);
    expect(slugsOf(interiorColours)).toEqual(slugs.interiorColours);
    expect(slugsOf(features)).toEqual(slugs.featureSlugs);
    expect(slugsOf(featureGroups)).toEqual(slugs.featureGroups);
    const tuples: Record<keyof typeof enumerations, readonly string[]> = {
      vehicleType: slugs.vehicleTypes,
      condition: slugs.conditions,
      category: slugs.categories,
      gearType: slugs.gearTypes,
      fuelType: slugs.fuelTypes,
      bodyType: slugs.bodyTypes,
      driveType: slugs.driveTypes,
      motorcycleType: slugs.motorcycleTypes,
      source: slugs.sources,
      customs: slugs.customsStates,
      titleStatus: slugs.titleStatuses,
      plate: slugs.plates,
      fairPrice: slugs.fairPrices,
      sellerType: slugs.sellerTypes,
      owners: slugs.ownerCounts,
      priceCut: ["1"],
      addedWithin: slugs.addedWithinDays,
      currency: slugs.currencies,
      listingStatus: slugs.listingStatuses,
      sort: slugs.sortOrders,
      specialization: dealers.specializations,
      yearsInBusiness: dealers.yearsInBusiness,
    };
    for (const [name, tuple] of Object.entries(tuples)) {
      expect(slugsOf(enumerations[name as keyof typeof enumerations])).toEqual(tuple);
    }
  });

  it("counts", () => {
    expect([exteriorColours.length, interiorColours.length, features.length]).toEqual([12, 6, 20]);
    for (const { hex } of exteriorColours) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("takes other words on input", () => {
    expect(normaliseFuelType("Gasoline")).toBe("gas");
    expect(normaliseFuelType("DIESEL")).toBe("diesel");
    expect(normaliseFuelType("steam")).toBe("steam");
    expect(normaliseCurrency(" USD")).toBe("usd");
    expect(normaliseCurrency("ils")).toBe("ils");
    expect(normaliseCurrency(5)).toBe(5);
  });
});

describe("filter buckets", () => {
  const now = new Date(2031, 5, 1);

  it("counts years back from the given date", () => {
    expect(yearBuckets(now).map(({ slug, min, max }) => [slug, min, max])).toEqual([
      ["last-1", 2030, undefined],
      ["last-3", 2028, undefined],
      ["last-5", 2026, undefined],
      ["last-10", 2021, undefined],
      ["2015+", 2015, undefined],
      ["2010-2019", 2010, 2019],
      ["2000-2009", 2000, 2009],
      ["before-2000", 1990, 1999],
    ]);
    expect(yearBuckets(now, "motorcycle").at(-1)?.min).toBe(1980);
    expect(slugs.lastYear(now)).toBe(2032);
  });

  it("begins a year when Beirut does, two hours before Greenwich", () => {
    const [before, after] = [new Date("2030-12-31T21:59:59Z"), new Date("2030-12-31T22:00:00Z")];
    expect([before, after].map(slugs.lastYear)).toEqual([2031, 2032]);
    expect([before, after].map((at) => yearBuckets(at)[0]?.min)).toEqual([2029, 2030]);
  });

  it("has the amounts and distances of the product", () => {
    expect(slugsOf(quickPriceBuckets)).toEqual([
      "0-10000",
      "10000-20000",
      "20000-35000",
      "35000-50000",
      "50000+",
    ]);
    expect(priceBuckets.map(({ max }) => max)).toEqual([
      10000,
      20000,
      35000,
      50000,
      75000,
      100000,
      undefined,
    ]);
    expect(mileageBuckets.map(({ max }) => max)).toEqual([
      10000,
      50000,
      100000,
      150000,
      200000,
      300000,
      undefined,
    ]);
    expect(mileageBuckets[1]).toMatchObject({ en: "Up to 50,000 km", ar: "حتى 50,000 كم" });
    expect(engineBuckets.map(({ slug }) => slug)).toEqual([
      "0-125",
      "126-250",
      "251-500",
      "501-750",
      "751-1000",
      "1001+",
    ]);
    expect(engineBuckets[5]).toMatchObject({ en: "Above 1,000 cc", ar: "أكثر من 1,000 سي سي", min: 1001 });
  });
});
