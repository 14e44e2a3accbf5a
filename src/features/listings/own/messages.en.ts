/** Words of a listing as its owner sees it. */
export const own = {
  pending: "In review",
  active: "Live",
  rejected: "Rejected",
  lapsed: "Expired",
  sold: "Sold",
  withdrawn: "Withdrawn",
  plan_ended: "Paused",
  sent: "Sent {age}. We review within 24 hours.",
  endsIn: "{days, plural, =0 {Ends today} one {Ends in # day} other {Ends in # days}}",
  endedOn: "Ended on {day}",
  planEnded: "Your paid plan ended. It comes back by itself when you upgrade again.",
  noReason: "It does not keep the rules of the market.",
  views: "{count, plural, one {# view} other {# views}}",
  contacts: "{count, plural, one {# contact} other {# contacts}}",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    own: typeof own;
  }
}
