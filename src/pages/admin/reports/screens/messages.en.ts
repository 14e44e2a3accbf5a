/** Words of admin/reports/figures-tab. */
export const figuresTab = {
  listings: "Listings",
  contacts: "Contacts",
  users: "Users",
  revenue: "Revenue",
  title_listings: "New listings",
  title_contacts: "Contacts with sellers",
  title_users: "New users",
  title_revenue: "Revenue",
  total_listings: "posted in this time",
  total_contacts: "in this time",
  total_users: "joined in this time",
  total_revenue: "came in, less what was given back",
  by: "By",
  by_place: "By location",
  by_brand: "By brand",
  by_plan: "By plan and add-on",
  by_method: "By method",
  step_day: "Day",
  step_week: "Week",
  step_month: "Month",
  from: "From",
  to: "To",
  wrongSpan: "The first day comes before the last, and at most {days} days fit.",
  chart: "{what} over time",
  nothing: "Nothing in this time.",
  table: "The figures as a table",
  time: "Time",
  all: "All",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "figures-tab": typeof figuresTab;
  }
}
