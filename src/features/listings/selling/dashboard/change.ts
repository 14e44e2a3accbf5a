/** From here on a share says more than a number. */
const enoughForShare = 10;

/** How a figure moved against the one before: by a share of it in percent, or by a number where it was small. */
export function changeOf(
  now: number,
  before: number,
): { direction: "up" | "down" | "same"; percent?: number; by: number } {
  const by = Math.abs(now - before);
  if (by === 0) return { direction: "same", by };
  const direction = now > before ? "up" : "down";
  return before >= enoughForShare
    ? { direction, by, percent: Math.round((by / before) * 100) }
    : { direction, by };
}
