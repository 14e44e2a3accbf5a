import { describe, expect, test } from "vitest";
import { dayInBeirut, formatAge, formatAmount, formatDay, formatNumber, timeZone } from "./format.ts";
import { languages, localeOf } from "./language.ts";
import { formatHour, formatWeekday } from "./opening-hours.ts";

const hours = (count: number) =>
  Array.from({ length: count }, (_, hour) => new Date(Date.UTC(2025, 11, 1, hour, 30)));

test("the day in Beirut is that of its clocks in every hour of two years", () => {
  const { format } = new Intl.DateTimeFormat("sv-SE", { timeZone });
  const moments = hours(2 * 366 * 24);
  expect(moments.map(dayInBeirut)).toEqual(moments.map(format));
});

describe.each(languages)("written without Intl is what it would write (%s)", (language) => {
  const locale = localeOf(language);

  test("a day", () => {
    const dateStyle = language === "ar" ? "long" : "medium";
    const { format } = new Intl.DateTimeFormat(locale, { dateStyle, timeZone });
    const moments = hours(366 * 24);
    expect(moments.map((moment) => formatDay(language, moment))).toEqual(moments.map(format));
  });

  test("a day of the week, an hour", () => {
    const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
    const days = [0, 1, 2, 3, 4, 5, 6];
    // 5 January 1970 was a Monday.
    expect(days.map((day) => formatWeekday(language, day))).toEqual(
      days.map((day) => weekday.format(Date.UTC(1970, 0, 5 + day))),
    );
    const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
    const times = Array.from({ length: 25 }, (_, hour) => [hour, hour < 24 ? 5 : 0] as const);
    expect(
      times.map(([hour, minute]) => formatHour(language, [hour, minute].map(twoFigures).join(":"))),
    ).toEqual(times.map(([hour, minute]) => clock.format(Date.UTC(1970, 0, 5, hour, minute))));
  });

  test("how long ago", () => {
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
    const now = new Date("2026-11-15T10:00:00Z");
    const units = [
      ["minute", 60, 59],
      ["hour", 3600, 23],
      ["day", 86_400, 6],
      ["week", 604_800, 4],
      ["month", 2_592_000, 12],
      ["year", 31_536_000, 99],
    ] as const;
    for (const [unit, seconds, most] of units)
      for (let count = 1; count <= most; count++) {
        const from = new Date(now.getTime() - count * seconds * 1000);
        expect(formatAge(language, from, now)).toBe(relative.format(-count, unit));
      }
    expect(formatAge(language, now, now)).toBe(relative.format(0, "minute"));
  });

  test("numbers", () => {
    const values = [0, 1, 9, 10, 999, 1000, 86_000, 123_456, 999_999, 1_000_000, 8_300_000_000];
    const fractions = [0.5, 1.25, 1234.5, 0.125, 0.0005, 1.0005, 99.995, 1e-7, 33.333_333, 1_234_567.891];
    const rare = [-1, -0.5, -86_000, 2 ** 53, 1e21, Number.NaN, Number.POSITIVE_INFINITY];
    for (const value of [...values, ...fractions, ...rare]) {
      expect(formatNumber(language, value)).toBe(new Intl.NumberFormat(locale).format(value));
      expect(formatAmount(value)).toBe(
        new Intl.NumberFormat("en", { maximumFractionDigits: 2 }).format(value),
      );
    }
  });
});

const twoFigures = (value: number) => String(value).padStart(2, "0");
