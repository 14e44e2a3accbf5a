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
  uphold: "The decision stays",
  upheldTitle: "Does the decision stay?",
  upheldText: "Nothing changes. The seller reads your answer, and cannot appeal this decision again.",
  upheldDone: "The appeal was answered",
  failed: "The answer was not saved",
  status_pending: "In review",
  status_active: "Live",
  status_rejected: "Rejected",
  status_expired: "Expired",
  status_deleted: "Removed",
  code_incomplete: "Incomplete",
  code_bad_photos: "Photos",
  code_wrong_details: "Wrong details",
  code_unrealistic_price: "Unrealistic price",
  code_contact_in_text: "Phone or links in the text",
  code_duplicate: "Listed twice",
  code_prohibited: "Against the rules",
  code_suspected_fraud: "Suspected fraud",
  code_other: "Other",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "appeals-tab": typeof appealsTab;
  }
}
