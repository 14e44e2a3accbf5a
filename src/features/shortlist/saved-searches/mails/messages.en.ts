/** Mails and notices of what saved searches found. */
export const alertMails = {
  heading:
    "{count, plural, one {A new match in your saved searches} other {# new matches in your saved searches}}",
  headingOf: "{count, plural, one {A new match for {name}} other {# new matches for {name}}}",
  body: "{count, plural, one {One of your saved searches has found a listing: {searches}} other {Your saved searches have found # listings: {searches}}}",
  cheaper: "now {amount}",
  more: "{count, plural, one {And one more.} other {And # more.}}",
  button: "See your saved searches",
  note: "How often you hear of a search is set beside its name.",
  stop: "No more mails of saved searches",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "alert-mails": typeof alertMails;
  }
}
