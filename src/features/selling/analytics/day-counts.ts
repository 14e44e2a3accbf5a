/** The series of the chart, from top to bottom; each has a band and a form of its own. */
export const series = ["views", "contacts", "favorites"] as const;
export type Series = (typeof series)[number];

/** What was counted on one day. */
export type DayCounts = { day: string; shares: number } & Record<Series, number>;

/** Which day lies under a point, from 0 to 1 of the way through the days. */
export const dayUnder = (share: number, count: number) =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)));
