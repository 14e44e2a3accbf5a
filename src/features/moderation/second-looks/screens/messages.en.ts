/** Words of the tab of the administration that shows decisions to look at again; those of decisions are in `appeals-tab`. */
export const secondLooksTab = {
  title: "Second looks",
  text: "One decision in twenty, chosen by chance as it is made, approvals and rejections alike: another reviewer looks at it within seven days. Your answer changes nothing by itself.",
  answered: "Answered, 90 days",
  by: "Decided by",
  kind_approved: "Listing approved",
  kind_changes_approved: "Changes approved",
  kind_refused: "Listing rejected",
  kind_changes_refused: "Changes rejected",
  none: "Nothing waits for you here.",
  noneAnswered: "No answer in the last 90 days.",
  alone: "You are the only one who reviews listings, and nobody looks at their own decisions.",
  agreed: "It was right",
  agreedDone: "Thank you, that was kept",
  disagreed: "It was wrong",
  disagreedTitle: "What is wrong with the decision?",
  disagreedText:
    "The reviewers read your note. The listing stays as it is: open it to decide it in the ordinary way.",
  disagreedDone: "Your note was kept. The listing stays as it is until it is decided again.",
  failed: "The answer was not saved",
  months: "By month of the decision",
  sampled: "chosen {count}",
  lookedAt: "looked at {count}",
  right: "right {share}",
  share: "{agreed} of {lookedAt}",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "second-looks-tab": typeof secondLooksTab;
  }
}
