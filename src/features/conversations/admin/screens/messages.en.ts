/** Words of reported conversations. */
export const conversationReports = {
  title: "Reported conversations",
  one: "Reported conversation",
  isLogged: "The activity log says that you have read it. No other conversation of the two is shown.",
  state: "State",
  open: "Open reports",
  decided: "Decided reports",
  reason: "Reason",
  scam: "Attempted scam",
  insult: "Insult or threat",
  spam: "Unwanted advertising",
  other: "Something else",
  text: "What was written",
  reported: "Reported",
  reporter: "Who reported",
  listing: "Listing",
  date: "When",
  outcome: "Decision",
  otherReports: "Other reports",
  others:
    "{count, plural, =0 {no other report about this user} one {# other report about this user} other {# other reports about this user}}",
  is_suspended: "Suspended",
  is_banned: "Banned",
  read: "Read",
  readOf: "Read what {name} wrote",
  messages: "Messages",
  showPhoto: "Show the photo",
  later: "Written after the report",
  dismiss: "Nothing wrong",
  warn: "Warn",
  block: "Keep from writing",
  suspend: "Suspend for 7 days",
  was_dismissed: "Nothing wrong",
  was_warned: "Warned",
  was_blocked: "Kept from writing",
  was_suspended: "Suspended",
  title_warned: "Warn {name}?",
  title_blocked: "Keep {name} from writing to the other?",
  title_suspended: "Suspend {name} for 7 days?",
  text_warned: "A mail and a notice say why. Nothing else changes.",
  text_blocked: "The two can no longer write to each other. A mail and a notice say why.",
  text_suspended:
    "The user is signed out and all listings are hidden at once. Another length can be chosen on the page of the user.",
  saved: "The report was decided",
  notSaved: "The report could not be decided",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "conversation-reports": typeof conversationReports;
  }
}
