/** What may follow from a report of a conversation; for the calls and the screens alike. */
export const outcomes = ["dismissed", "warned", "blocked", "suspended"] as const;
export type Outcome = (typeof outcomes)[number];

/** The columns by which the reports are ordered; a minus in front: the other way round. */
export const reportSorts = [
  "createdAt",
  "-createdAt",
  "reason",
  "-reason",
  "reported",
  "-reported",
  "reporter",
  "-reporter",
] as const;
export type ReportSort = (typeof reportSorts)[number];
