/** How a buyer came to a vehicle, as far as its seller says. */
export const buyerWays = ["chat", "call", "elsewhere"] as const;
export type BuyerFrom = (typeof buyerWays)[number];
