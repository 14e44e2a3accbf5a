import type { Area } from "#platform/http/administrator.ts";
import type { DayFigures } from "./daily-figures.ts";
import { daysOf, type Span } from "./days.ts";
import { centsOf, type Takings } from "./money.ts";
import type { Activity, Change, Stats } from "./stats.contract.ts";
import type { ActivityRow, Totals } from "./stats.queries.ts";

/** Two periods of the same length, the second right before the first. */
export interface Spans {
  now: Span;
  before: Span;
}

type Kind = "users" | "listings" | "contacts";

/** The days of a period, each with its figure, and both periods beside each other. */
export function flowOf(figures: readonly DayFigures[], kind: Kind, spans: Spans) {
  const byDay = new Map(figures.map((row) => [row.day, row[kind]]));
  return inPeriods(spans, (day) => byDay.get(day) ?? 0);
}

/** The same of money, in whole cents until the last step. */
export function revenueOf(takings: readonly Takings[], spans: Spans) {
  const byDay = new Map<string, number>();
  for (const { day, amount } of takings) byDay.set(day, (byDay.get(day) ?? 0) + centsOf(amount));
  const { series, change } = inPeriods(spans, (day) => byDay.get(day) ?? 0);
  return {
    series: series.map((cents) => cents / 100),
    change: { now: change.now / 100, before: (change.before ?? 0) / 100 },
  };
}

function inPeriods(
  { now, before }: Spans,
  of: (day: string) => number,
): { series: number[]; change: Change } {
  const series = daysOf(now).map(of);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { series, change: { now: sum(series), before: sum(daysOf(before).map(of)) } };
}

/** Revenue of each month, what plans brought beside what add-ons did. */
export function monthsOf(takings: readonly Takings[], months: readonly string[]): Stats["months"] {
  return months.map((month) => {
    let plans = 0;
    let addOns = 0;
    for (const { day, isPlan, amount } of takings) {
      if (!day.startsWith(month)) continue;
      if (isPlan) plans += centsOf(amount);
      else addOns += centsOf(amount);
    }
    return { month, plans: plans / 100, addOns: addOns / 100 };
  });
}

export const presentActivity = (row: ActivityRow): Activity => ({
  id: row.id,
  at: row.created_at.toISOString(),
  administrator: row.administrator,
  action: row.action,
  resourceType: row.resource_type,
  resourceId: row.resource_id,
  title: row.title,
});

/** How many places the overview shows. */
const placesShown = 6;

/** The whole counts that these areas may see. */
export function presentTotals(totals: Totals, areas: ReadonlySet<Area>): Partial<Stats> {
  const { pending, active, rejected, expired } = totals.listings;
  return {
    ...(areas.has("users") && { totalUsers: totals.users, monthlyActiveUsers: totals.monthlyActive }),
    ...(areas.has("listings") && {
      totalCars: pending + active + rejected + expired,
      listings: totals.listings,
      places: totals.places.slice(0, placesShown).map(({ place, n }) => ({ place, count: n })),
    }),
  };
}
