import type { FairPrice } from "#features/reference/enumerations.ts";

/** The prices, in dollars, at which one label ends and the next begins. */
export interface Marks {
  great: number;
  good: number;
  high: number;
}

/** The label of a price between these marks. */
export const labelOf = (priceUsd: number, { great, good, high }: Marks): FairPrice =>
  priceUsd < great ? "great" : priceUsd < good ? "good" : priceUsd <= high ? "fair" : "high";

/** Below so much of the middle a price is a slip or a lure, and has no label. */
export const isBeyondBelief = (priceUsd: number, middle: number) => priceUsd < middle / 2;
