/** The frame of a page for a signed-in user. */
export const signedIn = {
  menu: "Your account",
  messages: "Messages",
  messagesUnread: "{count, plural, one {Messages, # unread} other {Messages, # unread}}",
  bell: "Notifications",
  bellUnread: "{count, plural, one {Notifications, # new} other {Notifications, # new}}",
  menuOf: "Account of {name}",
  worksFor: "{role} at {dealership}",
  role_owner: "Owner",
  role_sales: "Sales",
  role_stock: "Stock",
  ownNow: "Acting for your own account",
  work: "My work there",
  actOwn: "Act for my own account",
  actFor: "Act for {dealership}",
  outOfReach: "Not part of your work",
  outOfReachText:
    "You act for {dealership}, and your part there does not reach this page. Your own account has its own.",
  stock: "Stock",
  dashboard: "My dashboard",
  inspections: "Inspections",
  profile: "My profile",
  signOut: "Sign out",
  bottomBar: "Quick navigation",
  search: "Search",
  saved: "Saved",
  account: "Account",
  outTitle: "Signed out",
  outText: "You have signed out.",
  outWarning: "Warning",
  outFailed: "We could not reach the server. You are signed out on this device.",
  endedTitle: "Not authorised",
  endedText: "You were signed out. Signing you in again…",
  mailLabel: "Your e-mail address",
  mailText: "Verify your e-mail by the link that we sent to",
  mailResend: "Send it again",
  mailDismiss: "Hide for now",
  mailSent: "On its way",
  mailFailed: "The mail could not be sent",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "signed-in": typeof signedIn;
  }
}
