type Sureness = "high" | "medium" | "low";

/** How sure a range is, by how far it goes. */
export const surenessOf = ({ high, middle }: { high: number; middle: number }): Sureness =>
  high <= 1.16 * middle ? "high" : high <= 1.26 * middle ? "medium" : "low";
