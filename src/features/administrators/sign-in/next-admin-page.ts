const pages = /^\/(enhanced-admin-dashboard|admin-security)(\?|$)/;

/** Where to go after the sign-in: a page of the administration, no matter what an address says. */
export const nextAdminPage = (asked: unknown): string =>
  typeof asked === "string" && pages.test(asked) ? asked : "/enhanced-admin-dashboard";
