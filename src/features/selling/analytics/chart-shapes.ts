/** The series of the chart, from top to bottom; each has a band and a form of its own. */
export const series = ["views", "contacts", "favorites"] as const;
export type Series = (typeof series)[number];

/** What was counted on one day. */
export type DayCounts = { day: string; shares: number } & Record<Series, number>;

/** Where a band ends: the next even number of one significant digit, so that its half is a whole one. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(0, ...values);
  for (let unit = 1; ; unit *= 10) {
    const found = [2, 4, 6, 8, 10].find((digit) => digit * unit >= most);
    if (found !== undefined) return found * unit;
  }
}

/** Shapes are drawn on a sheet as many units wide as there are days, and this high; it is stretched to its place. */
export const sheetHeight = 100;

const round = (value: number) => Math.round(value * 100) / 100;
const heightOf = (value: number, top: number) => round(sheetHeight * (1 - value / top));

/** A line through the middle of each day. */
export const linePath = (values: readonly number[], top: number) =>
  values.map((value, at) => `${at === 0 ? "M" : "L"}${at + 0.5} ${heightOf(value, top)}`).join("");

/** The ground under that line. */
export const areaPath = (values: readonly number[], top: number) =>
  `${linePath(values, top)}L${values.length - 0.5} ${sheetHeight}L0.5 ${sheetHeight}Z`;

/** A bar for each day on which something was counted; of a few days, slim ones. */
export function barsPath(values: readonly number[], top: number): string {
  const width = values.length > 14 ? 0.6 : 0.3;
  return values
    .map((value, at) =>
      value > 0
        ? `M${round(at + (1 - width) / 2)} ${sheetHeight}V${heightOf(value, top)}h${width}V${sheetHeight}Z`
        : "",
    )
    .join("");
}

/** A stem for each such day; `dotsPath` puts its head on. */
export const stemsPath = (values: readonly number[], top: number) =>
  values
    .map((value, at) => (value > 0 ? `M${at + 0.5} ${sheetHeight}V${heightOf(value, top)}` : ""))
    .join("");

/** Lines without length: with round ends they stay round however the sheet is stretched. */
export const dotsPath = (values: readonly number[], top: number) =>
  values.map((value, at) => (value > 0 ? `M${at + 0.5} ${heightOf(value, top)}h0` : "")).join("");

/** Which day lies under a point, from 0 to 1 of the way through the days. */
export const dayUnder = (share: number, count: number) =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)));
