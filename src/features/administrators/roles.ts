/** Roles and where each may go (docs/product.md, "Administrators"), for the server and the screens alike. */

export const adminRoles = ["super_admin", "content_admin", "user_admin", "payment_admin"] as const;
export type AdminRole = (typeof adminRoles)[number];

/**
 * The parts of the administration. `stats`: each role may ask, and is told what it may see; `settings` and
 * `administrators`: the general manager's, with the log of what everybody did (`activity`).
 */
export const adminAreas = [
  "stats",
  "listings",
  "conversations",
  "feedback",
  "dealers",
  "notifications",
  "users",
  "payments",
  "plans",
  "subscriptions",
  "reports",
  "settings",
  "administrators",
  "activity",
] as const;
export type AdminArea = (typeof adminAreas)[number];

declare module "#platform/http/administrator.ts" {
  interface Areas extends Record<AdminArea, true> {}
}

const areasOfRole: Record<AdminRole, readonly AdminArea[]> = {
  super_admin: adminAreas,
  content_admin: ["stats", "reports", "listings", "conversations", "feedback", "dealers", "notifications"],
  user_admin: ["stats", "reports", "conversations", "users", "dealers", "notifications"],
  payment_admin: ["stats", "reports", "payments", "plans", "subscriptions"],
};

export const areasOf = (role: AdminRole): readonly AdminArea[] => areasOfRole[role];
export const mayEnter = (role: AdminRole, area: AdminArea): boolean => areasOfRole[role].includes(area);
