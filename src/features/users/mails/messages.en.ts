/** Mails to a user about the standing of the account; the server alone loads it. */
export const standingMails = {
  suspendedHeading: "Your account is suspended",
  suspendedPreheader: "Why, and until when.",
  suspendedBody:
    "We have suspended your account at {site}. Your listings are hidden meanwhile, and you are signed out everywhere.",
  suspendedNote: "Nothing is lost: once the suspension ends your listings are shown again as they were.",
  bannedHeading: "Your account is closed",
  bannedPreheader: "Why we closed it.",
  bannedBody:
    "We have closed your account at {site} for breaking the rules of the market. Your listings are hidden.",
  bannedNote: "If you think that this is a mistake, write to us.",
  activeHeading: "Your account is open again",
  activePreheader: "You can sign in as before; your listings are shown again.",
  activeBody: "Your account at {site} is open again, and your listings are shown as they were.",
  activeNote: "Thank you for your patience.",
  overHeading: "Your suspension is over",
  overPreheader: "You can sign in as before; your listings are shown again.",
  overBody: "The suspension of your account at {site} has ended, and your listings are shown as they were.",
  overNote: "Please keep to the rules of the market, so that it stays that way.",
  unlockedHeading: "Your account is unlocked",
  unlockedPreheader: "You can sign in again at once.",
  unlockedBody:
    "There were too many wrong passwords for your account at {site}, so it was locked. We have unlocked it: you can sign in again.",
  unlockedNote:
    "If those were not yours, choose a new password. If you forgot it, the page of sign-in has a link for that.",
  reason: "Reason",
  until: "Until",
  signIn: "Sign in",
  contact: "Contact us",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "standing-mails": typeof standingMails;
  }
}
