import type { FairPrice } from "#features/reference/enumerations.ts";
import { dollarsOf, marksOf, reachOf } from "../engine/cuts.ts";
import type { Curve } from "../engine/fit.ts";
import { type Alone, type ModelLevel, readModel } from "../engine/model.ts";
import { type Priced, yearlyKm } from "../engine/signs.ts";
import { readValue, widest, yearsBeyond } from "../engine/value.ts";
import { isBeyondBelief, labelOf } from "../price-label.ts";

/** Others of its model that a label rests on at least. */
export const fewestOthers = 1;
/** In so many years a value is told as well. */
const yearsOn = 2;
/** What of it no usual driver falls below, or goes beyond. */
const [fewestKm, mostKm] = [1000, 40_000];

export interface Judged {
  id: string;
  label: FairPrice;
  pricePercent: number;
  comparables: number;
  yearMin: number;
  yearMax: number;
  middle: number;
  low: number;
  high: number;
  laterLow: number;
  laterHigh: number;
}
export interface ReadModel {
  level: ModelLevel;
  yearMin: number;
  yearMax: number;
  yearlyKm: number;
  judged: Judged[];
}
export type Listed = Priced & { id: string };

/** Reads one model's listings by the curve of its market, and judges each by all others. */
export function judgeModel(curve: Curve, listings: readonly Listed[], thisYear: number): ReadModel {
  const { level, alone } = readModel(curve, listings, thisYear);
  const years = listings.map(({ year }) => year).sort((a, b) => a - b);
  const span = spanOf(listings, thisYear);
  const usualKm = span.yearlyKm;
  return {
    level,
    ...span,
    judged: listings.flatMap((one, no) => {
      const others = years.toSpliced(years.indexOf(one.year), 1);
      const judged = judge(curve, level, { one, others, alone: alone[no] as Alone, thisYear, usualKm });
      return judged ? [judged] : [];
    }),
  };
}

/** Of which years a model's listings are, and how far it is usually driven in one. */
export function spanOf(listings: readonly Listed[], thisYear: number) {
  const years = listings.map(({ year }) => year).sort((a, b) => a - b);
  return {
    yearMin: years[0] as number,
    yearMax: years.at(-1) as number,
    yearlyKm: usualYearlyKm(listings, thisYear),
  };
}

interface Subject {
  one: Listed;
  /** Model years of the others, the oldest first. */
  others: readonly number[];
  alone: Alone;
  thisYear: number;
  usualKm: number;
}

/** Undefined where too little is known, and below half of the middle: a slip or a lure is nothing to praise. */
function judge(
  curve: Curve,
  level: ModelLevel,
  { one, others, alone, thisYear, usualKm }: Subject,
): Judged | undefined {
  const [yearMin, yearMax] = [others[0], others.at(-1)];
  if (others.length < fewestOthers || yearMin === undefined || yearMax === undefined) return undefined;
  if (one.year < yearMin - yearsBeyond || one.year > yearMax + yearsBeyond) return undefined;
  const { cuts } = curve;
  const reach = reachOf(curve.scatter, alone.doubt);
  if (cuts.high * reach > widest) return undefined;
  const now = readValue(curve, level, one, thisYear);
  // No year makes it dearer: what that takes from the model's reading it takes from that of the others as well.
  const middle = alone.middle + now.middle - now.plain;
  const dollars = (by: number, from = middle) => dollarsOf(from + by * reach);
  const [own, low, high] = [dollars(0), dollars(cuts.great), dollars(cuts.high)];
  if (isBeyondBelief(one.priceUsd, own) || high > mostDollars) return undefined;
  const older = {
    ...one,
    condition: one.condition === "new" ? ("used" as const) : one.condition,
    year: one.year - yearsOn,
    mileage: one.mileage + yearsOn * usualKm,
  };
  const later = middle + Math.min(0, readValue(curve, level, older, thisYear).middle - now.middle);
  const { priceUsd } = one;
  return {
    id: one.id,
    label: labelOf(priceUsd, marksOf(middle, curve, alone.doubt)),
    pricePercent: Math.min(Math.max(1, Math.round((100 * priceUsd) / own)), 1_000_000),
    comparables: others.length,
    yearMin,
    yearMax,
    middle: own,
    low,
    high,
    laterLow: dollars(cuts.great, later),
    laterHigh: dollars(cuts.high, later),
  };
}

/** What a column of prices can hold. */
const mostDollars = 999_999_999;

/** Kilometres that this model is usually driven in a year: in the middle of its used listings, where three say it. */
function usualYearlyKm(listings: readonly Listed[], thisYear: number): number {
  const driven = listings
    .filter(({ condition, year }) => condition !== "new" && year < thisYear)
    .map(({ mileage, year }) => mileage / (thisYear - year))
    .sort((a, b) => a - b);
  const kind = listings[0]?.vehicleType ?? "car";
  const middle = driven.length < 3 ? yearlyKm[kind] : (driven[driven.length >> 1] as number);
  return Math.round(Math.min(mostKm, Math.max(fewestKm, middle)) / 500) * 500;
}
