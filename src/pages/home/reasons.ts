type Reason = "reviewed" | "direct" | "dealers" | "light";

/** What the landing page may say for the market: no review that the settings leave out, no dealers where none is. */
export function reasonsThatHold(market: { everyListingReviewed: boolean; dealers: number }): Reason[] {
  const holding: Reason[] = [
    ...(market.everyListingReviewed ? (["reviewed"] as const) : []),
    "direct",
    ...(market.dealers > 0 ? (["dealers"] as const) : []),
    "light",
  ];
  return holding.slice(0, 3);
}
