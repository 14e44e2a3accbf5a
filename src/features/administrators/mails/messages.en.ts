/** The mail by which a user becomes an administrator, or chooses a new password; the server alone loads it. */
export const invitationMails = {
  heading: "You are invited to run {site}",
  passwordHeading: "Choose a new password for {site}",
  preheader: "The link works once, within 24 hours.",
  body: "You have been invited to the administration of {site}. Choose your password by the link below, then sign in with your username.",
  passwordBody:
    "A general manager of {site} has sent you this link to choose a new password. You are signed out everywhere once you have.",
  username: "Username",
  role: "Role",
  super_admin: "General manager",
  content_admin: "Content manager",
  user_admin: "User manager",
  payment_admin: "Payment manager",
  button: "Choose a password",
  deviceHeading: "Your link to sign in to {site}",
  deviceBody:
    "Somebody has guessed passwords with your username, so unknown browsers have to wait. Open this link in the browser that you want to sign in with: it becomes a known one and does not wait. You still need your password, and your code.",
  deviceButton: "Continue to the sign-in",
  deviceNote: "The link works once, within an hour.",
  deviceNotYou:
    "If you did not ask for it, ignore it and do not pass it on: nobody signs in by this link alone.",
  note: "The link works once, within 24 hours.",
  notYou: "If you did not expect this, ignore it: without the link nothing happens.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "invitation-mails": typeof invitationMails;
  }
}
