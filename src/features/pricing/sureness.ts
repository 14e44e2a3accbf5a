type Sureness = "high" | "medium" | "low";

/** How sure a range is, by how far it goes. */
export const surenessOf = ({ high, middle }: { high: number; middle: number }): Sureness =>
  high <= 1.16 * middle ? "high" : high <= 1.26 * middle ? "medium" : "low";

/** Dollars as one says them: a range that is true to the dollar would be a lie. */
export function roundDollars(value: number): number {
  const step = value < 5000 ? 50 : value < 20_000 ? 100 : value < 100_000 ? 500 : 1000;
  return Math.round(value / step) * step;
}
