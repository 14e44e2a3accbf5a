import { type RawBuilder, sql } from "kysely";
import { dayInBeirut, timeZone } from "#i18n/format.ts";

/** The month of the chosen ones; so many end with the one that runs, so that each can be set beside last year's. */
export const mostMonths = 13;

/** The month in Beirut: `2026-10`. */
export const monthOf = (moment: Date): string => dayInBeirut(moment).slice(0, 7);

/** A month so many months later, or before. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The months that figures are told of, the one that runs first. */
export const monthsUntil = (now: Date): string[] =>
  Array.from({ length: mostMonths }, (_, back) => monthAfter(monthOf(now), -back));

/** From the first moment of a month to the first of the next one, or to this moment while it runs. */
export interface Span {
  from: RawBuilder<unknown>;
  until: RawBuilder<unknown>;
}

/** The moment at which a month begins. */
export const beginningOf = (month: string): RawBuilder<unknown> =>
  sql`(${`${month}-01`}::date::timestamp at time zone ${timeZone})`;

export const spanOf = (month: string, now: Date): Span => ({
  from: beginningOf(month),
  until: sql`least(${beginningOf(monthAfter(month, 1))}, ${now}::timestamptz)`,
});
