/** Words of the tab of the administration that shows appeals. */
export const appealsTab = {
  title: "Appeals of sellers",
  state: "State",
  waiting: "Waiting",
  upheld: "Decision stays",
  overturned: "Decision changed",
  decision: "Decision",
  kind_refused: "Listing rejected",
  kind_changes_refused: "Changes rejected",
  kind_removed: "Listing removed",
  why: "Because",
  seller: "Seller",
  warned: "With a warning",
  warnings: "{count, plural, one {# warning in force} other {# warnings in force}}",
  goneOn: "The listing has gone on since: nothing is put back, and only a warning is at stake.",
  own: "You made this decision. Another reviewer answers.",
  overturn: "Change the decision",
  overturnedTitle: "Was the decision wrong?",
  overturnedText:
    "The listing is put back where it was, or approved, and a warning counts no more. The seller reads your answer.",
  overturnedDone: "The decision was changed",
  noPlace: "The seller's plan had no place for the listing: it stayed as it was.",
  uphold: "The decision stays",
  upheldTitle: "Does the decision stay?",
  upheldText: "Nothing changes. The seller reads your answer, and cannot appeal this decision again.",
  upheldDone: "The appeal was answered",
  failed: "The answer was not saved",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "appeals-tab": typeof appealsTab;
  }
}
