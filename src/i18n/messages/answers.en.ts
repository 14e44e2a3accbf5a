/** What a call says when it succeeded and has nothing else to answer with. */
export const answers = {
  password_changed: "Your password was changed. Your other devices are signed out.",
  reset_mail_sent:
    "If there is an account with this e-mail, a link is on its way to it. It works for one hour.",
  device_link_sent:
    "If an administrator has this name and a mail address, a link is on its way to it. It works for one hour.",
  password_reset: "You have a new password. Sign in with it.",
  email_verified: "Your e-mail is verified.",
  verification_sent: "We sent you a new mail. Its link works for one hour.",
  already_verified: "Your e-mail is verified already.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    answers: typeof answers;
  }
}
