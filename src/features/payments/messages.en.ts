/** What calls say of payments. */
export const payments = {
  chatPlan:
    "Hello! I would like to subscribe to the {what} plan at {amount} for {days, plural, one {# day} other {# days}}. My order is {reference}.",
  chatOther: "Hello! I would like to buy {what} for {amount}. My order is {reference}.",
  otherAmount:
    "The payment that arrived is not the amount of this order. Our team looks at it and will write to you.",
  declined: "The payment was declined. Try again, or choose another way to pay.",
  insufficientFunds: "The card has not enough money for this payment.",
  expiredCard: "The card has expired.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    payments: typeof payments;
  }
}
