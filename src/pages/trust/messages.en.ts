/** Words of the page that says how listings are watched. */
export const trust = {
  title: "How {name} is watched",
  description: "What reviewers of {name} did in the last 90 days: reviewed, rejected, removed, reported.",
  reviewedLead:
    "A person reads every listing before it is published. Here is what came of that in the last {days, number} days.",
  lead: "Listings are checked by rules and by people. Here is what came of that in the last {days, number} days.",
  figures: "The last {days, number} days",
  reviewed: "Listings reviewed",
  rejected: "Rejected",
  ofReviewed: "{share} of those reviewed",
  time: "Time to a decision",
  hours: "{hours} {count, plural, one {hour} other {hours}}",
  minutes: "{count, plural, one {# minute} other {# minutes}}",
  half: "half of them waited so long, or less",
  tooFew: "too few to say",
  removed: "Removed while on sale",
  appealed: "Appeals looked at again",
  overturned:
    "{count, plural, =0 {none changed the decision} one {# changed the decision} other {# changed the decision}}",
  lookedAgain: "Second looks at decisions",
  agreed: "{count, plural, =0 {found none right} one {found # right} other {found # right}}",
  reported: "Reports about listings",
  upheld: "Reports that were right",
  conversations: "Conversations reported",
  warned: "Of them warned or stopped",
  counted:
    "Counted from the database, ten minutes ago at most. No names, and nothing that is paid for changes them.",
  failed: "The figures cannot be counted right now.",
  doTitle: "What you can do",
  do1: "See the vehicle and its papers before you pay anything. {name} never asks for a deposit.",
  do2: "Report a listing or a conversation from its own page. A person looks at each report.",
  do3: "A price far below the market is more often a lure than a bargain: compare it with what is told beside it.",
  checklist: "The checklist for a viewing",
  value: "What a vehicle is worth",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    trust: typeof trust;
  }
}
