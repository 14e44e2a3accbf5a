import { describe, expect, it } from "vitest";
import { editDistance } from "./nearest.ts";
import { readWords } from "./read-words.ts";
import type { Reading } from "./readings.ts";

const now = new Date("2026-11-21T10:00:00Z");
/** Words of listings, as the database would know them: what is here is never taken for a slip. */
const inListings = new Set("clean full options sport benz خليجي نظيفه فول".split(" "));
const isUnknown = (word: string) => !inListings.has(word);

function read(typed: string, vehicleType: "car" | "motorcycle" = "car", literal: string[] = []) {
  return readWords(typed, { vehicleType, now, isUnknown, literal });
}
const shown = ({ readings, text }: { readings: Reading[]; text: string }) =>
  [...readings.map(({ filter, value }) => `${filter}=${value}`).sort(), ...(text ? [`"${text}"`] : [])].join(
    " ",
  );

/** What is typed, and what it means: filters in order of the alphabet, then what stays text. */
const cars: [typed: string, meaning: string][] = [
  // Brands: right, in Arabic, in Arabizi, misspelt
  ["mercedes", "brand=mercedes-benz"],
  ["Mercedes-Benz", "brand=mercedes-benz"],
  ["mercedez", "brand=mercedes-benz"],
  ["marsedes", "brand=mercedes-benz"],
  ["mercides benz", "brand=mercedes-benz"],
  ["merceds", "brand=mercedes-benz"],
  ["mrcedes", "brand=mercedes-benz"],
  ["مرسيدس", "brand=mercedes-benz"],
  ["المرسيدس", "brand=mercedes-benz"],
  ["مرسيديس", "brand=mercedes-benz"],
  ["مارسيدس بنز", "brand=mercedes-benz"],
  ["مرسدس", "brand=mercedes-benz"],
  ["BMW", "brand=bmw"],
  ["بي ام دبليو", "brand=bmw"],
  ["بي إم دبليو", "brand=bmw"],
  ["بيام", "brand=bmw"],
  ["toyta", "brand=toyota"],
  ["tyoota", "brand=toyota"],
  ["toyotta", "brand=toyota"],
  ["تويوتا", "brand=toyota"],
  ["تيوتا", "brand=toyota"],
  ["تويتا", "brand=toyota"],
  ["hyundai", "brand=hyundai"],
  ["hundai", "brand=hyundai"],
  ["hyunday", "brand=hyundai"],
  ["هيونداي", "brand=hyundai"],
  ["هونداي", "brand=hyundai"],
  ["هيونداى", "brand=hyundai"],
  ["kia", "brand=kia"],
  ["كيا", "brand=kia"],
  ["nisan", "brand=nissan"],
  ["نيسان", "brand=nissan"],
  ["نسان", "brand=nissan"],
  ["volkswagen", "brand=volkswagen"],
  ["wolkswagen", "brand=volkswagen"],
  ["volkswagon", "brand=volkswagen"],
  ["فولكسفاغن", "brand=volkswagen"],
  ["فولزفاكن", "brand=volkswagen"],
  ["chevrolet", "brand=chevrolet"],
  ["chevy", "brand=chevrolet"],
  ["cheverolet", "brand=chevrolet"],
  ["شفروليه", "brand=chevrolet"],
  ["land rover", "brand=land-rover"],
  ["landrover", "brand=land-rover"],
  ["land rovr", "brand=land-rover"],
  ["لاند روفر", "brand=land-rover"],
  ["porsche", "brand=porsche"],
  ["porche", "brand=porsche"],
  ["بورش", "brand=porsche"],
  ["mitsubishi", "brand=mitsubishi"],
  ["mitsubshi", "brand=mitsubishi"],
  ["ميتسوبيشي", "brand=mitsubishi"],
  ["peugoet", "brand=peugeot"],
  ["بيجو", "brand=peugeot"],
  ["infinity", "brand=infiniti"],
  ["انفينيتي", "brand=infiniti"],
  ["audi", "brand=audi"],
  ["اودي", "brand=audi"],
  ["أودي", "brand=audi"],
  ["maserati", "brand=maserati"],
  ["لكزس", "brand=lexus"],
  // Models: with their brand, without it, in parts, as people write them
  ["كورولا", "brand=toyota model=corolla"],
  ["corola", "brand=toyota model=corolla"],
  ["korolla", "brand=toyota model=corolla"],
  ["c200", "brand=mercedes-benz model=c-200"],
  ["C 200", "brand=mercedes-benz model=c-200"],
  ["c-200", "brand=mercedes-benz model=c-200"],
  ["سي 200", "brand=mercedes-benz model=c-200"],
  ["مرسيدس c٢٠٠", "brand=mercedes-benz model=c-200"],
  ["bmw 320", "brand=bmw model=320i"],
  ["320 bmw", "brand=bmw model=320i"],
  ["bmw320", "brand=bmw model=320i"],
  ["بي ام دبليو ٣٢٠", "brand=bmw model=320i"],
  ["x5", "brand=bmw model=x5"],
  ["bmw x 5", "brand=bmw model=x5"],
  ["اكس 5", "brand=bmw model=x5"],
  ["mazda 3", "brand=mazda model=3"],
  ["tucson", "brand=hyundai model=tucson"],
  ["توسان", "brand=hyundai model=tucson"],
  ["tuscon", "brand=hyundai model=tucson"],
  ["سبورتاج", "brand=kia model=sportage"],
  ["sportige", "brand=kia model=sportage"],
  ["range rover", "brand=land-rover model=range-rover"],
  ["range rofer sport", "brand=land-rover model=range-rover-sport"],
  ["رنج روفر", "brand=land-rover model=range-rover"],
  ["golf", "brand=volkswagen model=golf"],
  ["غولف", "brand=volkswagen model=golf"],
  ["جولف", "brand=volkswagen model=golf"],
  ["civic", "brand=honda model=civic"],
  ["سيفيك", "brand=honda model=civic"],
  ["cx5", "brand=mazda model=cx-5"],
  ["wrangler", "brand=jeep model=wrangler"],
  ["grand cherokee", "brand=jeep model=grand-cherokee"],
  ["غراند شيروكي", "brand=jeep model=grand-cherokee"],
  ["peugeot 2008", "brand=peugeot model=2008"],
  ["peugeot 2008 2015", "brand=peugeot model=2008 year=2015"],
  // Places
  ["beirut", "city=beirut"],
  ["بيروت", "city=beirut"],
  ["ببيروت", "city=beirut"],
  ["beyrouth", "city=beirut"],
  ["trablos", "city=tripoli"],
  ["طرابلس", "city=tripoli"],
  ["زحله", "city=zahle"],
  ["za7le", "city=zahle"],
  ["saida", "city=sidon"],
  ["jounieh", "city=jounieh"],
  ["جونيه", "city=jounieh"],
  ["kia فى صور", "brand=kia city=tyre"],
  // Years
  ["٢٠١٥", "year=2015"],
  ["kia 2018", "brand=kia year=2018"],
  ["هوندا موديل ٢٠١٦", "brand=honda year=2016"],
  ["من 2015", "yearMin=2015"],
  ["from 2015 toyota", "brand=toyota yearMin=2015"],
  ["2015-2018", "yearMax=2018 yearMin=2015"],
  ["من 2015 الى 2018 هوندا", "brand=honda yearMax=2018 yearMin=2015"],
  ["before 2010", "yearMax=2009"],
  ["2012+", "yearMin=2012"],
  // Prices and kilometres
  ["تحت 15000", "priceMax=15000"],
  ["under 15k", "priceMax=15000"],
  ["under 15", "priceMax=15000"],
  ["أقل من ١٠٬٠٠٠", "priceMax=10000"],
  ["اقل من 10 الاف دولار", "priceMax=10000"],
  ["$8,500 kia", "brand=kia priceMax=8500"],
  ["over 20000$", "priceMin=20000"],
  ["اكتر من 20 الف", "priceMin=20000"],
  ["bmw 5000-10000", "brand=bmw priceMax=10000 priceMin=5000"],
  ["between 10 and 15k", "priceMax=15000 priceMin=10000"],
  ["بين ١٠ و ١٥ ألف", "priceMax=15000 priceMin=10000"],
  ["under 100,000 km", "mileageMax=100000"],
  ["between 50 and 100 km", "mileageMax=100 mileageMin=50"],
  ["تحت 80 الف كم", "mileageMax=80000"],
  // The rest, and all of it together
  ["automatic diesel suv", "bodyType=suv fuelType=diesel gearType=automatic"],
  ["اوتوماتيك بنزين", "fuelType=gas gearType=automatic"],
  ["white kia", "brand=kia exteriorColor=white"],
  ["a7mar", "exteriorColor=red"],
  ["بيضاء", "exteriorColor=white"],
  ["جديدة", "condition=new"],
  [
    "مرسيدس C200 ٢٠١٥ في بيروت تحت 15000",
    "brand=mercedes-benz city=beirut model=c-200 priceMax=15000 year=2015",
  ],
  [
    "Toyota Corolla 2018 automatic beirut under 12k",
    "brand=toyota city=beirut gearType=automatic model=corolla priceMax=12000 year=2018",
  ],
  ["سيارة كيا للبيع في طرابلس", "brand=kia city=tripoli"],
  // What must not become anything
  ["price", ""],
  ["cars for sale", ""],
  ["car", ""],
  ["سيارات للبيع", ""],
  ["new car", "condition=new"],
  ["clean", '"clean"'],
  ["taxi", '"taxi"'],
  ["محرك جديد", 'condition=new "محرك"'],
  ["kia full options", 'brand=kia "full options"'],
  ["خليجي", "source=gulf"],
  ["q7x", '"q7x"'],
  ["xyzzyq", '"xyzzyq"'],
  ["3", '"3"'],
];

const motorcycles: typeof cars = [
  ["honda", "brand=honda"],
  ["هارلي", "brand=harley-davidson"],
  ["harley davidson", "brand=harley-davidson"],
  ["harly davidson", "brand=harley-davidson"],
  ["kawazaki", "brand=kawasaki"],
  ["ياماها", "brand=yamaha"],
  ["دراجة نارية ياماها", "brand=yamaha"],
  ["moto scooter", "motorcycleType=scooter"],
  ["250cc", "engineMax=250 engineMin=250"],
  ["125-250 cc", "engineMax=250 engineMin=125"],
  ["vespa", "brand=vespa"],
];

describe("reading the words of a search", () => {
  it("understands every way of writing, in three ways of spelling", () => {
    const all = [
      ...cars.map(([typed, meaning]) => ({ typed, meaning, is: shown(read(typed)) })),
      ...motorcycles.map(([typed, meaning]) => ({ typed, meaning, is: shown(read(typed, "motorcycle")) })),
    ];
    expect(all.length).toBeGreaterThan(100);
    const wrong = all.filter(({ meaning, is }) => meaning !== is);
    expect(wrong.length / all.length, JSON.stringify(wrong, null, 1)).toBe(0);
  });

  it("says what was corrected and in which words", () => {
    expect(read("marsedess 2015").readings).toEqual([
      { filter: "brand", value: "mercedes-benz", words: "marsedess", corrected: true },
      { filter: "year", value: "2015", words: "2015", corrected: false },
    ]);
  });

  it("leaves literal words as they stand", () => {
    expect(shown(read("kia 2015 للبيع", "car", ["kia"]))).toBe('year=2015 "kia"');
    expect(shown(read("land rover white", "car", ["Land Rover"]))).toBe('exteriorColor=white "land rover"');
    expect(shown(read("تحت 15000", "car", ["تحت 15000"]))).toBe('"تحت 15000"');
  });

  it("looks models up in the brands that were chosen", () => {
    const options = { vehicleType: "car" as const, now };
    expect(shown(readWords("320", { ...options, brands: ["bmw"] }))).toBe("model=320i");
    expect(shown(readWords("corolla", { ...options, brands: ["bmw"] }))).toBe('"corolla"');
  });

  it("corrects nothing that stands in a listing, and nothing when it is not told", () => {
    expect(shown(readWords("toyootta", { vehicleType: "car", now }))).toBe('"toyootta"');
    expect(shown(readWords("toyootta", { vehicleType: "car", now, isUnknown: () => false }))).toBe(
      '"toyootta"',
    );
  });

  it("reads no year out of a code, but out of a name that it is written together with", () => {
    expect(shown(read("c2015"))).toBe('"c2015"');
    expect(shown(read("bmw2015"))).toBe("brand=bmw year=2015");
    expect(shown(read("ب15000"))).toBe("priceMax=15000");
  });

  it("reads «فولزفاكن» without taking it for a slip", () => {
    const { readings } = readWords("فولزفاكن", { vehicleType: "car", now });
    expect(readings).toEqual([{ filter: "brand", value: "volkswagen", words: "فولزفاكن", corrected: false }]);
  });

  it("compares a long search of unknown words with few names", () => {
    const misspelt = "toyoxta marsxdes korollx tucsxn sportxge wranglxr cherxkee porschx hyundxai volkswxgen";
    const inArabic = "تويوضا مرسيضس كورولضا توسضن سبورتضج رانجلضر شيروكض بورضش هيونداض فولكسضاغن ميتسوبضشي";
    const short = "kiax bmwx audx fiax opex seax ladx minx jeex foxd dacx vovo suzk mazx hona lexs acua rena";
    for (const typed of [misspelt, inArabic, short, "abcd ".repeat(40), "a1b2c3d4".repeat(25)]) {
      let comparisons = 0;
      const distance = (a: string, b: string, limit?: number) => {
        comparisons += 1;
        return editDistance(a, b, limit);
      };
      const search = `${typed} ${typed} ${typed}`.slice(0, 200);
      readWords(search, { vehicleType: "car", now, isUnknown: () => true, distance });
      expect(comparisons, search).toBeLessThan(1000);
    }
  });

  it("corrects the longest six of many unknown words, and leaves the rest as text", () => {
    const { readings, text } = read("toyoxta hyundxai volkswxgen mitsubxshi chevrxlet porschx nisxan");
    expect(readings.filter(({ filter }) => filter === "brand")).toHaveLength(6);
    expect(text).toBe("nisxan");
  });

  it("survives whatever is typed", () => {
    for (const typed of [
      "",
      "   ",
      "'; DROP TABLE cars; --",
      "%%%",
      "\\",
      "٬٬٬",
      "+",
      "$",
      "-1",
      "٠".repeat(200),
    ]) {
      expect(() => read(typed)).not.toThrow();
    }
  });
});
