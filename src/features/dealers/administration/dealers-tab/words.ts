/** What an application may be; the values of the filter. */
export const states = ["pending", "approved", "rejected"] as const;
