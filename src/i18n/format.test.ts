import { describe, expect, it } from "vitest";
import {
  type Currency,
  currencySign,
  foldDigits,
  formatAge,
  formatAmount,
  formatDay,
  formatMoney,
  formatNumber,
  isolated,
  toHundred,
  yearInBeirut,
} from "./format.ts";
import { type Language, languages } from "./language.ts";
import { makeTranslate } from "./translate.ts";
import { wordingOf } from "./wording.ts";

const now = new Date("2026-11-15T10:00:00Z");
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

describe("how long ago", () => {
  it.each<[seconds: number, en: string, ar: string]>([
    [0, "this minute", "هذه الدقيقة"],
    [minute - 1, "this minute", "هذه الدقيقة"],
    [minute, "1 minute ago", "قبل دقيقة واحدة"],
    [2 * minute, "2 minutes ago", "قبل دقيقتين"],
    [hour - 1, "59 minutes ago", "قبل 59 دقيقة"],
    [hour, "1 hour ago", "قبل ساعة واحدة"],
    [3 * hour, "3 hours ago", "قبل 3 ساعات"],
    [11 * hour, "11 hours ago", "قبل 11 ساعة"],
    [day, "yesterday", "أمس"],
    [2 * day, "2 days ago", "أول أمس"],
    [7 * day - 1, "6 days ago", "قبل 6 أيام"],
    [7 * day, "last week", "الأسبوع الماضي"],
    [30 * day - 1, "4 weeks ago", "قبل 4 أسابيع"],
    [30 * day, "last month", "الشهر الماضي"],
    [365 * day - 1, "12 months ago", "قبل 12 شهرًا"],
    [365 * day, "last year", "السنة الماضية"],
    [3 * 365 * day, "3 years ago", "قبل 3 سنوات"],
  ])("%i s are told in the largest whole unit: %s, %s", (seconds, en, ar) => {
    const from = new Date(now.getTime() - seconds * 1000);
    expect([formatAge("en", from, now), formatAge("ar", from, now)]).toEqual([en, ar]);
  });

  it("is never in the future, whatever a clock says", () => {
    expect(formatAge("en", new Date(now.getTime() + day * 1000), now)).toBe("this minute");
  });
});

describe("the number rule", () => {
  it("writes quantities in Western digits, years without separators", () => {
    expect([formatNumber("en", 86_000), formatNumber("ar", 86_000)]).toEqual(["86,000", "86,000"]);
    expect([formatNumber("en", -1.5), formatNumber("en", 0), formatNumber("ar", 0)]).toEqual([
      "-1.5",
      "0",
      "0",
    ]);
    const years = languages.map((language) => {
      const messages = { language, t: makeTranslate(language, {}), name: (_: string, slug: string) => slug };
      return wordingOf({ messages, now }).plain(2015);
    });
    expect(years).toEqual(["2015", "2015"]);
  });

  it.each<[language: Language, amount: number, currency: Currency, text: string]>([
    ["en", 14_800, "usd", "$14,800"],
    ["ar", 14_800, "usd", "$14,800"],
    ["en", 9_000, "eur", "€9,000"],
    ["ar", 9_000, "eur", "€9,000"],
    ["en", 830_000_000, "lbp", "830,000,000 LBP"],
    ["ar", 830_000_000, "lbp", "830,000,000 ل.ل"],
    ["ar", 0, "usd", "$0"],
    ["ar", 1234.5, "usd", "$1,234.5"],
    ["en", 0.999, "usd", "$1"],
  ])("in %s writes %d %s in Western digits: %s", (language, amount, currency, text) => {
    expect(formatMoney(language, amount, currency)).toBe(text);
    expect(text).toContain(formatAmount(amount));
    expect(text).toContain(currencySign(language, currency));
  });

  it("keeps the parts of a price in their order within Arabic", () => {
    expect(isolated("$14,800")).toBe("\u2066$14,800\u2069");
  });
});

describe("a calendar day", () => {
  it("is the one of Beirut, whatever the hour there and here", () => {
    const lateInUtc = new Date("2026-11-14T23:30:00Z");
    expect([formatDay("en", lateInUtc), formatDay("ar", lateInUtc)]).toEqual([
      "Nov 15, 2026",
      "15 تشرين الثاني 2026",
    ]);
    expect(formatDay("en", new Date("2026-11-14T21:59:59Z"))).toBe("Nov 14, 2026");
  });

  it("belongs to the year of Beirut", () => {
    expect(yearInBeirut(new Date("2026-12-31T21:59:59Z"))).toBe(2026);
    expect(yearInBeirut(new Date("2026-12-31T22:00:00Z"))).toBe(2027);
    // Summer time: three hours ahead.
    expect(formatDay("en", new Date("2026-07-01T21:00:00Z"))).toBe("Jul 2, 2026");
  });
});

it.each([
  [8023, 8000],
  [10_321, 10_300],
  [14_763, 14_800],
  [40, 100],
])("%d dollars that were reckoned are told as %d", (value, told) => expect(toHundred(value)).toBe(told));

describe("digits that a person types", () => {
  it.each([
    ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
    ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
    ["١٤٬٨٠٠", "14800"],
    ["٢٫٥", "2.5"],
    ["مرسيدس ٢٠١٥ C200", "مرسيدس 2015 C200"],
    ["14,800.5", "14,800.5"],
    ["", ""],
  ])("%s are read as %s", (typed, read) => {
    expect(foldDigits(typed)).toBe(read);
  });
});
