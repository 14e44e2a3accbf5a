/** Of costs, what is one of a few: for the calls and for the browser, which has no need of their schemas. */

export const costKinds = ["registration", "road_fee", "customs"] as const;
export type CostKind = (typeof costKinds)[number];
/** Rows are kept in one of these; prices in euros are brought into dollars first. */
export const costCurrencies = ["lbp", "usd"] as const;
/** What the bands of a road fee go by. The fiscal horsepower stands in the registration book, in no listing. */
export const costMeasures = ["fiscal_horsepower", "horsepower", "engine_cc"] as const;
export type CostMeasure = (typeof costMeasures)[number];
