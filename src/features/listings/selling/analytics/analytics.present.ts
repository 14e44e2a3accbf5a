import type { ListingEvent } from "#platform/db/schema.d.ts";
import type { ListingAnalytics } from "./analytics.contract.ts";
import type { ChangeRow, EventCount } from "./analytics.queries.ts";

type Totals = ListingAnalytics["totals"];

const nameOf = {
  view: "views",
  contact: "contacts",
  favorite: "favorites",
  share: "shares",
} as const satisfies Record<ListingEvent, keyof Totals>;

export function totalsOf(counts: readonly EventCount[]): Totals {
  const totals = { views: 0, contacts: 0, favorites: 0, shares: 0 };
  for (const { event, n } of counts) totals[nameOf[event]] += n;
  return totals;
}

/** Every day, also those on which nothing happened. */
export function perDay(days: readonly string[], counts: readonly EventCount[]): ListingAnalytics["days"] {
  const byDay = Map.groupBy(counts, ({ day }) => day);
  return days.map((day) => ({ day, ...totalsOf(byDay.get(day) ?? []) }));
}

export const rateOf = ({ views, contacts }: Totals): number | null => (views > 0 ? contacts / views : null);

export function presentChange({ at, kind, price_usd, previous_price_usd }: ChangeRow) {
  return {
    at: at.toISOString(),
    kind,
    priceUsd: price_usd === null ? null : Number(price_usd),
    previousPriceUsd: previous_price_usd === null ? null : Number(previous_price_usd),
  };
}
