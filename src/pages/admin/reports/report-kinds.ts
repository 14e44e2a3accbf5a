import type { AdminArea } from "#features/administrators/roles.ts";

/** What reports tell of, each with the area it belongs to and what it can be parted by. For the server and the screens. */

export const reportKinds = ["listings", "contacts", "users", "revenue"] as const;
export type ReportKind = (typeof reportKinds)[number];
export const reportGroups = ["all", "place", "brand", "plan", "method"] as const;
export type ReportGroup = (typeof reportGroups)[number];
export const reportSteps = ["day", "week", "month"] as const;
export type ReportStep = (typeof reportSteps)[number];

export const areaOfKind: Record<ReportKind, AdminArea> = {
  listings: "listings",
  contacts: "listings",
  users: "users",
  revenue: "payments",
};
export const groupsOfKind: Record<ReportKind, readonly ReportGroup[]> = {
  listings: ["all", "place", "brand"],
  contacts: ["all", "place", "brand"],
  users: ["all"],
  revenue: ["all", "plan", "method"],
};
export const mostDays = 366;
