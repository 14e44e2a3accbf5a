import { yearInBeirut } from "#i18n/format.ts";
import { firstYear, type VehicleType } from "../enumerations.ts";
import type { Bucket } from "../reference.types.ts";

// No Intl: it would cost a phone milliseconds on every page that names a bucket, before anything is drawn.
const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ",");
const dollars = (value: number) => `$${grouped(value)}`;

type Unit = { en: (value: number) => string; ar: (value: number) => string };
const money: Unit = { en: dollars, ar: dollars };
const distance: Unit = { en: (value) => `${grouped(value)} km`, ar: (value) => `${grouped(value)} كم` };
const engine: Unit = { en: (value) => `${grouped(value)} cc`, ar: (value) => `${grouped(value)} سي سي` };

function under(max: number, unit: Unit): Bucket {
  return { slug: `0-${max}`, en: `Under ${unit.en(max)}`, ar: `أقل من ${unit.ar(max)}`, max };
}
function upTo(max: number, unit: Unit): Bucket {
  return { slug: `0-${max}`, en: `Up to ${unit.en(max)}`, ar: `حتى ${unit.ar(max)}`, max };
}
function between(min: number, max: number, unit: Unit): Bucket {
  const ar = `من ${unit.ar(min)} إلى ${unit.ar(max)}`;
  return { slug: `${min}-${max}`, en: `${unit.en(min)} to ${unit.en(max)}`, ar, min, max };
}
function above(min: number, unit: Unit): Bucket {
  return { slug: `${min}+`, en: `Above ${unit.en(min)}`, ar: `أكثر من ${unit.ar(min)}`, min };
}

/** US dollars, in the quick-search card. */
export const quickPriceBuckets: readonly Bucket[] = [
  under(10_000, money),
  between(10_000, 20_000, money),
  between(20_000, 35_000, money),
  between(35_000, 50_000, money),
  above(50_000, money),
];

/** US dollars, among all filters. */
export const priceBuckets: readonly Bucket[] = [
  under(10_000, money),
  ...[20_000, 35_000, 50_000, 75_000, 100_000].map((max) => upTo(max, money)),
  above(100_000, money),
];

/** Kilometres. */
export const mileageBuckets: readonly Bucket[] = [
  under(10_000, distance),
  ...[50_000, 100_000, 150_000, 200_000, 300_000].map((max) => upTo(max, distance)),
  above(300_000, distance),
];

/** Cubic centimetres, of motorcycles: whole numbers, so that no engine is in two ranges. */
export const engineBuckets: readonly Bucket[] = [
  upTo(125, engine),
  between(126, 250, engine),
  between(251, 500, engine),
  between(501, 750, engine),
  between(751, 1000, engine),
  { ...above(1000, engine), slug: "1001+", min: 1001 },
];

/** Seats of a car. */
export const seatBuckets: readonly Bucket[] = [
  { slug: "2-3", en: "2–3", ar: "2–3", min: 2, max: 3 },
  { slug: "4-5", en: "4–5", ar: "4–5", min: 4, max: 5 },
  { slug: "6-7", en: "6–7", ar: "6–7", min: 6, max: 7 },
  { slug: "8+", en: "8+", ar: "8+", min: 8 },
];

/** Model years; "last 3 years" counts back from the year of `now`. */
export function yearBuckets(now: Date, vehicleType: VehicleType = "car"): readonly Bucket[] {
  const year = yearInBeirut(now);
  return [
    { slug: "last-1", en: "Last year", ar: "آخر سنة", min: year - 1 },
    { slug: "last-3", en: "Last 3 years", ar: "آخر 3 سنوات", min: year - 3 },
    { slug: "last-5", en: "Last 5 years", ar: "آخر 5 سنوات", min: year - 5 },
    { slug: "last-10", en: "Last 10 years", ar: "آخر 10 سنوات", min: year - 10 },
    { slug: "2015+", en: "2015 onward", ar: "2015 وما بعد", min: 2015 },
    { slug: "2010-2019", en: "2010 to 2019", ar: "من 2010 إلى 2019", min: 2010, max: 2019 },
    { slug: "2000-2009", en: "2000 to 2009", ar: "من 2000 إلى 2009", min: 2000, max: 2009 },
    { slug: "before-2000", en: "Before 2000", ar: "قبل 2000", min: firstYear[vehicleType], max: 1999 },
  ];
}
