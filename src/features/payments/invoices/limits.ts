/** In characters; a browser has no need of the schema for them. */
export const longestName = 120;
export const longestTaxNumber = 30;
export const longestAddress = 250;
