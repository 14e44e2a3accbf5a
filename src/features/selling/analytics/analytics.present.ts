import { coverOf } from "#features/listings/listing.present.ts";
import type { PictureRow } from "#features/listings/listing.queries.ts";
import { dayInBeirut } from "#i18n/format.ts";
import type { ListingEvent } from "#platform/db/schema.d.ts";
import { contactChannels, type DetailedAnalytics, type ListingAnalytics } from "./analytics.contract.ts";
import type { ChangeRow, EventCount, ListingRow, MomentCount } from "./analytics.queries.ts";
import { movedBy } from "./moved.ts";

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

const rateOf = ({ views, contacts }: Totals): number | null => (views > 0 ? contacts / views : null);

/** A listing with what it brought, beside what similar ones bring. */
export function presentOwnListing(
  row: ListingRow,
  pictures: ReadonlyMap<string, PictureRow>,
  counts: readonly EventCount[],
  similarContactRate: number | undefined,
) {
  const totals = totalsOf(counts);
  return {
    id: row.id,
    vehicleType: row.vehicle_type,
    bodyType: row.body_type,
    title: row.title,
    status: row.status,
    expiredReason: row.status === "expired" ? row.expired_reason : null,
    photo: coverOf(row, pictures),
    priceUsd: Number(row.price_usd),
    totals,
    contactRate: rateOf(totals),
    similarContactRate: similarContactRate ?? null,
  };
}

export function presentChange({ at, kind, price_usd, previous_price_usd }: ChangeRow) {
  return {
    at: at.toISOString(),
    kind,
    priceUsd: price_usd === null ? null : Number(price_usd),
    previousPriceUsd: previous_price_usd === null ? null : Number(previous_price_usd),
  };
}

/** Changes with how things went around each. `days` are those counted, today last; none from before the listing tells. */
export function presentMoved(
  row: ListingRow,
  changes: readonly ChangeRow[],
  counts: readonly EventCount[],
  days: readonly string[],
): ListingAnalytics["changes"] {
  const byDay = Map.groupBy(counts, ({ day }) => day);
  const course = {
    days: days.slice(0, -1).filter((day) => day > dayInBeirut(row.created_at)),
    countOf: (day: string) => totalsOf(byDay.get(day) ?? []),
    changed: new Set(changes.map(({ at }) => dayInBeirut(at))),
  };
  return changes.map((change) => {
    const day = dayInBeirut(change.at);
    return { ...presentChange(change), day, ...movedBy(day, course) };
  });
}

const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** How views and contacts are split over listings, ways of contact and hours of the day. */
export function presentDetail(
  rows: readonly ListingRow[],
  counts: readonly EventCount[],
  moments: readonly MomentCount[],
): DetailedAnalytics {
  const all = totalsOf(counts);
  const byListing = Map.groupBy(counts, ({ car_id }) => car_id);
  const sum = (fits: (one: MomentCount) => boolean) =>
    moments.filter(fits).reduce((total, { n }) => total + n, 0);
  const channelOf = (channel: string | null) => contactChannels.find((one) => one === channel) ?? "other";
  return {
    listings: rows
      .map(({ id, title }) => ({ id, title, totals: totalsOf(byListing.get(id) ?? []) }))
      .toSorted((a, b) => b.totals.views - a.totals.views)
      .map(({ id, title, totals }) => ({
        id,
        title,
        views: share(totals.views, all.views),
        contacts: share(totals.contacts, all.contacts),
      })),
    channels: contactChannels.map((channel) => ({
      channel,
      contacts: sum((one) => one.event === "contact" && channelOf(one.channel) === channel),
    })),
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      views: sum((one) => one.hour === hour && one.event === "view"),
      contacts: sum((one) => one.hour === hour && one.event === "contact"),
    })),
  };
}
