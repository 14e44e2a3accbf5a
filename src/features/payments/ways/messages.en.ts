/** What each way to pay is called, and what it is; for buyers, administrators and mails alike. */
export const ways = {
  credit_card: "Bank card",
  credit_cardText: "Visa or Mastercard through Areeba.",
  paypal: "PayPal",
  paypalText: "From your balance or card, from anywhere.",
  manual: "Cash transfer",
  manualText: "OMT, Whish or bank; you send us the receipt.",
  omt: "OMT",
  whish: "Whish",
  bank: "Bank",
  chat: "By chat",
  chatText: "Arrange another way with our team.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "ways-to-pay": typeof ways;
  }
}
