/** Words of the sketch of a loan. */
export const finance = {
  intro:
    "Type what your bank or the seller offers you. Nothing here is sent anywhere; your device remembers it.",
  down: "Down payment",
  downIs: "The down payment is",
  downIs_amount: "an amount",
  downIs_percent: "percent of the price",
  months: "Months",
  rate: "Interest a year, in percent",
  needed: "Fill in all three to see what a month comes to. A 0 is an answer too.",
  monthly: "{count, plural, one {once, after a month} other {a month, for # months}}",
  last: "The last payment is",
  borrowed: "Borrowed",
  interest: "Interest in all",
  total: "Paid in all, with the down payment",
  noOffer:
    "A sketch, not an offer: by equal monthly payments, a twelfth of the yearly interest each month, without fees or insurance. What a lender asks stands in its contract.",
  clear: "Clear",
  wrong_number: "This is not a number.",
  wrong_negative: "This cannot be below 0.",
  wrong_down: "The down payment is less than the price of {price}.",
  wrong_percent: "The down payment is less than 100 percent.",
  wrong_months: "A whole number of months, from 1 to 120.",
  wrong_rate: "At most 100 percent.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    finance: typeof finance;
  }
}
