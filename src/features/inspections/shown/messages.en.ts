/** What the page of a car says of its inspection at once. */
export const inspectionShown = {
  title: "Inspection",
  by: "Inspected on {day} by {partner}.",
  until: "At {km} km; valid until {day}.",
  none: "No report of an inspection is shown here. A garage that works with us can inspect the car for you before you buy.",
  read: "Read the report",
  ask: "Ask for an inspection",
  body: "Body and interior",
  engine: "Engine and gearbox",
  papers: "Papers",
  drive: "Test drive",
  good: "Good",
  attention: "Needs attention",
  bad: "Bad",
  not_looked: "Not looked at",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "inspection-shown": typeof inspectionShown;
  }
}
