/** What the form and the call of a showroom agree upon. */

export const aboutLimit = 2000;
export const addressLimits = { shortest: 10, longest: 200 } as const;
/** Morning, afternoon, evening. */
export const spansOfDay = 3;
