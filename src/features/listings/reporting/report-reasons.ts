// Without zod, which the browser would fetch with the dialog.

/** What a visitor can say is wrong with a listing. */
export const reportReasons = [
  "sold",
  "fraud",
  "wrong_details",
  "duplicate",
  "prohibited",
  "offensive",
  "wrong_category",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** In characters. */
export const reportTextLimit = 1000;
