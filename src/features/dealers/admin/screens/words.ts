/** What an application may be; the values of the filter. */
export const states = ["pending", "approved", "rejected"] as const;

/** In characters, as the calls take it. */
export const longestReason = 1000;
