/** The mail by which somebody becomes an administrator, or chooses a new password; the server alone loads it. */
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
  note: "The link works once, within 24 hours.",
  notYou: "If you did not expect this, ignore it: without the link nothing happens.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "invitation-mails": typeof invitationMails;
  }
}
