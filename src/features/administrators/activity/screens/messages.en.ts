/** Words of the activity log; what was done is said by `activity-words`. */
export const activityTab = {
  title: "Activity log",
  administrator: "Administrator",
  action: "Action",
  resource: "What",
  from: "From",
  to: "To",
  day: "Day",
  when: "When",
  where: "From where",
  nobody: "Nobody was recognised",
  today: "Today",
  week: "Last 7 days",
  month: "Last 30 days",
  changes: "Before and after",
  changesOf: "Before and after: {action}",
  field: "Field",
  before: "Before",
  after: "After",
  details: "Details",
  noChanges: "Nothing was changed by it.",
  id: "Id",
  yes: "Yes",
  no: "No",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "activity-tab": typeof activityTab;
  }
}
