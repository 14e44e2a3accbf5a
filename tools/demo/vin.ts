import type { Random } from "./random.ts";

const letters = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
const values = Object.fromEntries(
  [..."ABCDEFGH"]
    .map((letter, at) => [letter, at + 1] as const)
    .concat(
      [..."JKLMN"].map((letter, at) => [letter, at + 1] as const),
      [
        ["P", 7],
        ["R", 9],
      ],
      [..."STUVWXYZ"].map((letter, at) => [letter, at + 2] as const),
      [..."0123456789"].map((digit) => [digit, Number(digit)] as const),
    ),
);
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const years = "ABCDEFGHJKLMNPRSTVWXY123456789";

const makers: Record<string, string> = {
  toyota: "JTD",
  lexus: "JTH",
  nissan: "JN1",
  infiniti: "JNK",
  honda: "JHM",
  mitsubishi: "JA3",
  mazda: "JM1",
  suzuki: "JSA",
  subaru: "JF1",
  kia: "KNA",
  hyundai: "KMH",
  mg: "LSJ",
  byd: "LGX",
  chery: "LVV",
  geely: "L6T",
  changan: "LS5",
  "mercedes-benz": "WDD",
  bmw: "WBA",
  audi: "WAU",
  volkswagen: "WVW",
  porsche: "WP1",
  mini: "WMW",
  opel: "W0L",
  "land-rover": "SAL",
  jaguar: "SAJ",
  volvo: "YV1",
  peugeot: "VF3",
  renault: "VF1",
  citroen: "VF7",
  fiat: "ZFA",
  skoda: "TMB",
  seat: "VSS",
  "alfa-romeo": "ZAR",
  jeep: "1C4",
  chevrolet: "1G1",
  ford: "1FA",
  gmc: "1GK",
  dodge: "2C3",
  cadillac: "1GY",
  chrysler: "2C3",
  tesla: "5YJ",
  yamaha: "JYA",
  kawasaki: "JKA",
  "harley-davidson": "1HD",
  ktm: "VBK",
  ducati: "ZDM",
  vespa: "ZAP",
};

/** The ninth character: the sum of the weighted others, modulo 11 (ISO 3779 as North America uses it). */
export function vinCheckDigit(vin: string): string {
  let sum = 0;
  for (let at = 0; at < 17; at++) sum += (values[vin.charAt(at)] ?? 0) * (weights[at] ?? 0);
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/** A well-formed number that no factory gave: maker, year and check digit are right, the rest is drawn. */
export function vinOf(random: Random, brand: string, year: number): string {
  let drawn = makers[brand] ?? "JT2";
  for (let at = 3; at < 8; at++) drawn += letters.charAt(random.int(0, letters.length - 1));
  const tail = years.charAt((year - 1980) % 30) + letters.charAt(random.int(0, 22)) + random.digits(6);
  return drawn + vinCheckDigit(`${drawn}0${tail}`) + tail;
}
