import { specializations, yearsInBusiness } from "#features/reference/dealer-enumerations.ts";
import type { Wording } from "#i18n/wording.ts";

const rangeNames = {
  "<1": "dealers.lessThanOne",
  "1-2": "dealers.oneToTwo",
  "3-5": "dealers.threeToFive",
  "6-10": "dealers.sixToTen",
  "10+": "dealers.overTen",
} as const;

/** The years of a dealership in words, as a number or as a range. */
export function yearsName(t: Wording["t"], years: string): string {
  const range = yearsInBusiness.find((one) => one === years);
  return range ? t(rangeNames[range]) : t("dealers.yearsCount", { count: Number(years) });
}

/** What a dealership deals in, in words. */
export function specializationName(t: Wording["t"], slug: string): string {
  const known = specializations.find((one) => one === slug);
  return known ? t(`dealers.${known}`) : slug;
}

export const rangeChoices = (t: Wording["t"]) =>
  yearsInBusiness.map((value) => ({ value, label: t(rangeNames[value]) }));

export const specializationChoices = (t: Wording["t"]) =>
  specializations.map((value) => ({ value, label: t(`dealers.${value}`) }));
