/** What the pages and the calls of the showrooms agree upon. */

export const longestSearch = 100;

/** The first is the order when none is asked for. */
export const showroomOrders = ["stock", "name"] as const;
export type ShowroomOrder = (typeof showroomOrders)[number];
