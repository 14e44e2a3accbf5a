import type { PublicListing } from "#features/listings/listing.schema.ts";

type Price = PublicListing["priceHistory"][number];

export interface PriceStep extends Price {
  /** Against the price before, in percent, rounded: -5 for five percent less; undefined for the first price. */
  change: number | undefined;
  /** Where it stands in the chart, in percent: from the first day to now, from the highest price to the lowest. */
  x: number;
  y: number;
}

export interface PriceChart {
  steps: PriceStep[];
  /** The line of the chart in a box of 100 by 100, time running to the right. */
  line: string;
  /** How often the price went down. */
  cuts: number;
}

/** The prices a listing has had, oldest first, and their chart; undefined when the price never changed. */
export function priceChart(history: readonly Price[], now: Date): PriceChart | undefined {
  const prices = history
    .toSorted((a, b) => Date.parse(a.changedAt) - Date.parse(b.changedAt))
    .filter((one, index, all) => {
      const before = all[index - 1];
      return before?.price !== one.price || before.currency !== one.currency;
    });
  const first = prices[0];
  if (!first || prices.length < 2) return undefined;
  const start = Date.parse(first.changedAt);
  const span = Math.max(1, now.getTime() - start);
  const values = prices.map((one) => one.priceUsd);
  const highest = Math.max(...values);
  const range = highest - Math.min(...values) || 1;

  const steps = prices.map((one, index): PriceStep => {
    const before = prices[index - 1];
    return {
      ...one,
      change: before && Math.round((one.priceUsd / before.priceUsd - 1) * 100),
      x: rounded(Math.min(100, ((Date.parse(one.changedAt) - start) / span) * 100)),
      y: rounded(((highest - one.priceUsd) / range) * 100),
    };
  });
  const line = steps.map(({ x, y }, index) => (index === 0 ? `M0 ${y}` : `H${x}V${y}`)).join("");
  return { steps, line: `${line}H100`, cuts: steps.filter(({ change }) => (change ?? 0) < 0).length };
}

const rounded = (value: number) => Math.round(value * 100) / 100;
