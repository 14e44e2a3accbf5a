/** The periods that the page offers; the middle one without being asked. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

/** What the table may be sorted by; the latter ones begin with the most. */
export const columns = ["title", "views", "contacts", "rate", "favorites", "shares"] as const;
export type Column = (typeof columns)[number];

/** What the address says, and what is left out of it. */
export type AnalyticsSearch = {
  days?: Period | undefined;
  listing?: string | undefined;
  sort?: Column | undefined;
  /** The other way round. */
  turned?: true | undefined;
};

/** What it means. */
export interface AnalyticsView {
  days: Period;
  listing: string | undefined;
  sort: Column;
  turned: boolean;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Reads an address that anyone may have typed: what it cannot mean is left out. */
export function readAnalytics(raw: { [name in keyof AnalyticsSearch]?: unknown }): AnalyticsView {
  const { days, listing, sort, turned } = raw;
  return {
    days: periods.find((period) => String(period) === String(days)) ?? 30,
    listing: typeof listing === "string" && uuid.test(listing) ? listing : undefined,
    sort: columns.find((column) => column === sort) ?? "views",
    turned: String(turned) === "true",
  };
}

/** The address of a view: nothing in it that goes without saying. */
export const writeAnalytics = ({ days, listing, sort, turned }: AnalyticsView): AnalyticsSearch => ({
  ...(days !== 30 && { days }),
  ...(listing && { listing }),
  ...(sort !== "views" && { sort }),
  ...(turned && { turned }),
});

/** A link here is the current one by its whole address: to the router, one that says less is part of one that says more. */
export const sameAddress = { exact: true, includeSearch: true };
