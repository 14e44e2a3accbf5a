import type { ListingAnalytics } from "./analytics.contract.ts";

type Pace = ListingAnalytics["changes"][number]["before"];
type Counts = Pick<ListingAnalytics["totals"], "views" | "contacts">;

/** So many whole days on a side say something; more than a week of them says little of the change. */
const leastDays = 3;
const mostDays = 7;

interface Course {
  /** Every whole day that is known, the first one first; today is not over and not among them. */
  days: readonly string[];
  countOf: (day: string) => Counts;
  /** The days on which anything changed: no stretch reaches over one, or it would tell of two changes. */
  changed: ReadonlySet<string>;
}

/** What a day's changes may have moved: views and contacts per day before it and after it, itself left out. */
export function movedBy(day: string, { days, countOf, changed }: Course): { before: Pace; after: Pace } {
  const stretch = (side: readonly string[]) => {
    const end = side.findIndex((one) => changed.has(one));
    return paceOf(side.slice(0, end < 0 ? mostDays : Math.min(end, mostDays)).map(countOf));
  };
  return {
    before: stretch(days.filter((one) => one < day).toReversed()),
    after: stretch(days.filter((one) => one > day)),
  };
}

function paceOf(counts: readonly Counts[]): Pace {
  if (counts.length < leastDays) return null;
  const perDay = (of: keyof Counts) => counts.reduce((sum, one) => sum + one[of], 0) / counts.length;
  return { days: counts.length, views: perDay("views"), contacts: perDay("contacts") };
}
