/** The mail to colleagues who are invited; the server alone loads them. */
export const staffMails = {
  heading: "You are invited to work with a dealership",
  preheader: "{dealership} invites you to its team at {site}.",
  body: "{dealership} invites you to its team at {site}. Sign in with this address, or open an account with it, and accept.",
  role: "Your part",
  role_owner: "Owner: everything",
  role_sales: "Sales: buyers, messages and viewings",
  role_stock: "Stock: listings, prices and photos",
  button: "See the invitation",
  note: "The link works once, for {days, plural, one {# day} other {# days}}.",
  notYou: "If you do not know this dealership, leave this mail alone: without you nothing happens.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "staff-mails": typeof staffMails;
  }
}
