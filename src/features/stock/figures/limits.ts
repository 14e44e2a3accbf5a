/** A median of the market of fewer sales says nothing, and would tell of single sellers. */
export const fewestSales = 5;
/** What fewer visitors searched for is not shown. */
export const fewestSearches = 5;
/** The page shows so many cars; the file has all. */
export const mostCars = 12;
export const mostModels = 12;
export const mostSlow = 10;
export const mostWanted = 12;
