import type { Notice, NoticeWords } from "#features/notifications/give-notice.ts";
import type { Reader } from "#features/notifications/tell.ts";
import { greeting, type Writer } from "#features/site/site-letters.ts";
import { formatDay, formatMoney, isolated } from "#i18n/format.ts";
import { defaultLanguage, type Language } from "#i18n/language.ts";
import { reasonIn } from "#i18n/reason-in.ts";
import type { Letter } from "#platform/mail/letter.ts";
import type { PaidOrderRow } from "../order.queries.ts";
import { namesOf } from "../verbs/open-payment.ts";
import type { ReceiptMail } from "./receipt-mail.ts";

/** What starts only once a user has looked at it. */
const lookedAt = ["verification_badge", "notification_campaign"];

const dollars = (language: Language, amount: string) =>
  isolated(formatMoney(language, Number(amount), "usd"));

/** The same in the market, in a line. */
export function receiptNotice(
  { t, language }: NoticeWords,
  order: PaidOrderRow,
  kind: ReceiptMail["kind"],
  back: ReceiptMail["back"],
): Notice {
  const what = namesOf({ items: order.items, language });
  const amount = dollars(language, order.amount);
  const said = {
    paid: [t("receipts.paidHeading", { what }), t("receipts.paidPreheader", { amount })],
    rejected: [
      t("receipts.rejectedHeading"),
      t("receipts.rejectedNotice", {
        reference: isolated(order.reference),
        reason: reasonIn(language, order.reason ?? ""),
      }),
    ],
    refunded: [t("receipts.refundedHeading"), t("receipts.refundedPreheader", { amount })],
    part_refunded: [
      t("receipts.partHeading"),
      t("receipts.partNotice", { amount: dollars(language, back ?? "0") }),
    ],
  } as const;
  const [title, body] = said[kind];
  return {
    type: "payment",
    title,
    body,
    link: kind === "paid" ? `/payment/receipt/${order.id}` : "/user-dashboard?tab=payments",
  };
}

/** What its buyer wants on invoices. */
const billingFacts = (t: Reader["t"], { billed_to: billed }: PaidOrderRow): [string, string][] => [
  ...(billed ? [[t("receipts.billedTo"), billed.name] as [string, string]] : []),
  ...(billed?.taxNumber ? [[t("receipts.taxNumber"), isolated(billed.taxNumber)] as [string, string]] : []),
];

/** Tells a buyer that money arrived, that a transfer was not found, or that money went back. */
export function receiptLetter(
  { siteName, siteUrl }: Writer,
  { t, language, firstName }: Reader,
  order: PaidOrderRow,
  kind: ReceiptMail["kind"],
  back: ReceiptMail["back"],
): Letter {
  const amount = dollars(language, order.amount);
  const credited = order.items.filter(({ credit }) => Number(credit) > 0);
  const what = namesOf({ items: order.items, language });
  const own = language === defaultLanguage ? "" : `lang=${language}`;
  const facts: [string, string][] = [
    [t("receipts.what"), what],
    ...billingFacts(t, order),
    ...credited.map(({ credit, creditDays }): [string, string] => [
      t("receipts.credit", { days: creditDays ?? 0 }),
      isolated(`−${formatMoney(language, Number(credit), "usd")}`),
    ]),
    [t("receipts.amount"), amount],
    [t("receipts.method"), t(`ways-to-pay.${order.paid_by}`)],
    [t("receipts.reference"), isolated(order.reference)],
    ...(order.transaction_id
      ? [[t("receipts.transaction"), isolated(order.transaction_id)] as [string, string]]
      : []),
    [t("receipts.day"), formatDay(language, order.verified_at ?? order.created_at)],
  ];
  const receipt = `${siteUrl}/payment/receipt/${order.id}${own && `?${own}`}`;
  const orders = `${siteUrl}/user-dashboard?tab=payments${own && `&${own}`}`;
  const base = { greeting: greeting(t, firstName), facts };
  switch (kind) {
    case "paid":
      return {
        ...base,
        heading: t("receipts.paidHeading", { what }),
        preheader: t("receipts.paidPreheader", { amount }),
        paragraphs: [t("receipts.paidBody", { site: siteName })],
        button: { label: t("receipts.receiptButton"), url: receipt },
        notes: order.items.some(({ feature }) => feature && lookedAt.includes(feature))
          ? [t("receipts.waitsNote")]
          : [],
      };
    case "rejected":
      return {
        ...base,
        heading: t("receipts.rejectedHeading"),
        preheader: t("receipts.rejectedPreheader", { reference: order.reference }),
        paragraphs: [t("receipts.rejectedBody", { reason: reasonIn(language, order.reason ?? "") })],
        button: { label: t("receipts.ordersButton"), url: orders },
        notes: [t("receipts.rejectedNote")],
      };
    case "refunded":
      return {
        ...base,
        heading: t("receipts.refundedHeading"),
        preheader: t("receipts.refundedPreheader", { amount }),
        paragraphs: [t("receipts.refundedBody")],
        button: { label: t("receipts.ordersButton"), url: orders },
        notes: [],
      };
    case "part_refunded":
      return {
        ...base,
        heading: t("receipts.partHeading"),
        preheader: t("receipts.refundedPreheader", { amount: dollars(language, back ?? "0") }),
        paragraphs: [
          t("receipts.partNotice", { amount: dollars(language, back ?? "0") }),
          t("receipts.partBody"),
        ],
        button: { label: t("receipts.ordersButton"), url: orders },
        notes: [],
      };
  }
}
