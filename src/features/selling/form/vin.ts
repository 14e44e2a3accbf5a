import { foldDigits } from "#i18n/format.ts";
import { typedNumber } from "../typed-number.ts";

/** A VIN as it is stored: Western digits, capitals, no spaces. */
const plainVin = (typed: string) => foldDigits(typed).replace(/[\s-]/g, "").toUpperCase();
/** The letters in it that no VIN has: they look like 0 and 1. */
export const strayLetters = (typed: string) => [...new Set(plainVin(typed).match(/[OIQ]/g) ?? [])];
const wellFormed = /^[A-HJ-NPR-Z0-9]{17}$/;

/** What each letter counts as. */
const letters = { ABCDEFGH: 1, JKLMN: 1, P: 7, R: 9, STUVWXYZ: 2 };
const values = new Map(
  Object.entries(letters).flatMap(([run, first]) =>
    [...run].map((letter, index) => [letter, first + index] as const),
  ),
);
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Whether the ninth character is what the others make of it (49 CFR 565.15). */
function checkDigitHolds(vin: string): boolean {
  const sum = weights.reduce((total, weight, index) => {
    const character = vin[index] ?? "0";
    return total + weight * (values.get(character) ?? Number(character));
  }, 0);
  return vin[8] === (sum % 11 === 10 ? "X" : String(sum % 11));
}

/** North America and China ask for a check digit; elsewhere the ninth character may be anything. */
const mustHaveCheckDigit = /^[1-5L]/;

/** World manufacturer identifiers (ISO 3780) of what is sold in Lebanon, by how they begin. */
// biome-ignore format: a table
export const makers: Record<string, string> = {
  JTH: "lexus", "2T2": "lexus", JT: "toyota", "4T": "toyota", "5T": "toyota", "2T": "toyota", NMT: "toyota",
  SB1: "toyota", VNK: "toyota", MR0: "toyota", JN8: "nissan", JN1: "nissan", "1N": "nissan", "3N": "nissan",
  "5N1": "nissan", SJN: "nissan", MDH: "nissan", JNK: "infiniti", JNR: "infiniti", "5N3": "infiniti",
  JH: "honda", "1HG": "honda", "2HG": "honda", "5J6": "honda", "5FN": "honda", "19X": "honda", SHH: "honda",
  "19U": "acura", "5J8": "acura", JM: "mazda", "3MZ": "mazda", JA: "mitsubishi", "4A3": "mitsubishi",
  JF: "subaru", "4S": "subaru", JS: "suzuki", TSM: "suzuki", MA3: "suzuki", KMH: "hyundai", KM8: "hyundai",
  "5NP": "hyundai", "5NM": "hyundai", TMA: "hyundai", MAL: "hyundai", NLH: "hyundai", KNA: "kia", KND: "kia",
  "5XX": "kia", "5XY": "kia", U5Y: "kia", "3KP": "kia", WBA: "bmw", WBS: "bmw", WBX: "bmw", WBY: "bmw",
  "5UX": "bmw", "4US": "bmw", WMW: "mini", WDD: "mercedes-benz", WDC: "mercedes-benz", WDB: "mercedes-benz",
  W1K: "mercedes-benz", W1N: "mercedes-benz", "4JG": "mercedes-benz", "55S": "mercedes-benz", WAU: "audi",
  WA1: "audi", WUA: "audi", TRU: "audi", WVW: "volkswagen", WVG: "volkswagen", WV1: "volkswagen",
  WV2: "volkswagen", "1VW": "volkswagen", "3VW": "volkswagen", WP0: "porsche", WP1: "porsche", W0L: "opel",
  TMB: "skoda", VSS: "seat", VF1: "renault", VF3: "peugeot", VF7: "citroen", UU1: "dacia", ZFA: "fiat",
  ZAR: "alfa-romeo", ZFF: "ferrari", ZAM: "maserati", SAL: "land-rover", SAJ: "jaguar",
  YV1: "volvo", YV4: "volvo", "1FA": "ford", "1FM": "ford", "1FT": "ford", "2FM": "ford", WF0: "ford",
  "1G1": "chevrolet", "1GC": "chevrolet", "1GN": "chevrolet", "2G1": "chevrolet", "3GN": "chevrolet",
  KL1: "chevrolet", "1GT": "gmc", "1GK": "gmc", "2GK": "gmc", "1G6": "cadillac", "1GY": "cadillac",
  "1C4": "jeep", "1J4": "jeep", "1J8": "jeep", "1C3": "chrysler", "2C3": "dodge", "1B3": "dodge", "2B3": "dodge",
  "5YJ": "tesla", "7SA": "tesla", LRW: "tesla", LGX: "byd", LC0: "byd", LSJ: "mg", SDP: "mg",
};

/** The tenth character, in turns of thirty years; no maker uses I, O, Q, U, Z or 0 there. */
const yearLetters = "ABCDEFGHJKLMNPRSTVWXY123456789";
/** Makers who put the year there whatever the market; in Europe, Japan and elsewhere many do not. */
const tellsYear = /^([1-5LK]|W(VW|VG|V1|V2|AU|A1|P0|P1)|TRU|TMB|VSS)/;

function yearOf(vin: string, lastYear: number): number | undefined {
  const place = yearLetters.indexOf(vin[9] ?? "");
  if (place < 0 || !tellsYear.test(vin)) return undefined;
  const year = 1980 + place;
  return lastYear - year >= 30 ? year + 30 : year;
}

export interface VinReading {
  /** The check digit is wrong where one is asked for: probably a typing error. */
  doubtful: boolean;
  /** Slug of the brand. */
  brand: string | undefined;
  year: number | undefined;
}

/**
 * What a VIN says by itself, without asking anybody; undefined while it is not one. `lastYear` is the latest model year
 * there can be. A suggestion: the papers are right where they differ.
 */
export function readVin(typed: string, lastYear: number): VinReading | undefined {
  const vin = plainVin(typed);
  if (!wellFormed.test(vin)) return undefined;
  const doubtful = mustHaveCheckDigit.test(vin) && !checkDigitHolds(vin);
  return {
    doubtful,
    brand: makers[vin.slice(0, 3)] ?? makers[vin.slice(0, 2)],
    year: doubtful ? undefined : yearOf(vin, lastYear),
  };
}

/** What a VIN says otherwise than the form, whose year may be typed in any digits. */
export const suggestionOf = (vin: VinReading | undefined, form: { brand: string; year: string }) => ({
  brand: vin?.brand !== form.brand ? vin?.brand : undefined,
  year: vin?.year !== typedNumber(form.year) ? vin?.year : undefined,
});
