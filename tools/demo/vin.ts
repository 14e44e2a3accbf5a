import { checkDigitOf } from "#features/vin/vin.ts";
import type { Random } from "./random.ts";

const letters = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
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

/** A well-formed number that no factory gave: maker, year and check digit are right, the rest is drawn. */
export function vinOf(random: Random, brand: string, year: number): string {
  let drawn = makers[brand] ?? "JT2";
  for (let at = 3; at < 8; at++) drawn += letters.charAt(random.int(0, letters.length - 1));
  const tail = years.charAt((year - 1980) % 30) + letters.charAt(random.int(0, 22)) + random.digits(6);
  return drawn + checkDigitOf(`${drawn}0${tail}`) + tail;
}
