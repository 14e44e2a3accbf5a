/** The mails about payments; the server alone loads them. */
export const receipts = {
  paidHeading: "Receipt for {what}",
  paidPreheader: "{amount} received. Thank you.",
  paidBody: "Your payment to {site} has arrived, and what you bought has started.",
  waitsNote:
    "Some extras start once our team has looked at them: you see where they stand in your dashboard.",
  rejectedHeading: "We could not find your transfer",
  rejectedPreheader: "Order {reference} is not paid.",
  rejectedBody: "We looked for the transfer of your order and could not confirm it: {reason}",
  rejectedNotice: "Order {reference} is not paid: {reason}",
  rejectedNote: "If you did send it, answer this mail with the paper, or order again and send its receipt.",
  refundedHeading: "Your payment was refunded",
  refundedPreheader: "{amount} goes back to you.",
  refundedBody: "We have returned the money of this order. What it had started has ended.",
  partHeading: "A part of your payment was refunded",
  partNotice: "{amount} goes back to you. What you bought ends sooner by as much.",
  partBody: "Your dashboard shows the new end. If you did not expect this, answer this mail.",
  credit: "{days, plural, one {Credit for # day left} other {Credit for # days left}}",
  back_refunded: "The gateway gave the money of order {reference} back",
  backText_refunded: "What it had started has ended. There is nothing to do.",
  back_part_refunded: "A part of the money of order {reference} went back",
  backText_part_refunded:
    "What was bought now ends sooner, by as much as is not paid any more. Record a refund in the payments to end it at once.",
  back_disputed: "The buyer's bank disputes order {reference}",
  backText_disputed: "Nothing has ended yet. Answer the bank at the gateway before its term is over.",
  wentBack: "Went back",
  left: "Left",
  gatewaySays: "The gateway says",
  backButton: "Open the payments",
  what: "What",
  billedTo: "Billed to",
  taxNumber: "Tax number",
  amount: "Amount",
  method: "Paid by",
  reference: "Order",
  transaction: "Transaction",
  day: "Date",
  receiptButton: "Open the receipt",
  ordersButton: "See your payments",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    receipts: typeof receipts;
  }
}
