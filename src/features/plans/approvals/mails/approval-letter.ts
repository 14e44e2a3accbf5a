import type { Notice, NoticeWords } from "#features/notifications/give-notice.ts";
import { inOwnDirection, pageAddress, type Reader } from "#features/notifications/tell.ts";
import { greeting, type Writer } from "#features/site/site-letters.ts";
import { reasonIn } from "#i18n/reason-in.ts";
import type { Letter } from "#platform/mail/letter.ts";
import type { ApprovalRequest } from "./approval-mail.requests.ts";

/** The same in the market, in a line. */
export function approvalNotice(
  { t, language }: NoticeWords,
  { outcome, campaign = "", reason = "" }: ApprovalRequest,
): Notice {
  const why = reasonIn(language, reason);
  const title = inOwnDirection(campaign);
  const said = {
    badge_granted: [t("approval-mails.grantedHeading"), t("approval-mails.grantedPreheader")],
    badge_refused: [t("approval-mails.refusedHeading"), why],
    badge_rests: [t("approval-mails.restsHeading"), t("approval-mails.restsPreheader")],
    campaign_approved: [
      t("approval-mails.approvedHeading"),
      t("approval-mails.approvedPreheader", { title }),
    ],
    campaign_rejected: [t("approval-mails.rejectedHeading"), `${title}: ${why}`],
  } as const;
  const [heading, body] = said[outcome];
  return {
    type: "system",
    title: heading,
    body,
    link: outcome === "badge_granted" ? "/user-dashboard" : "/subscriptions",
  };
}

/** Tells a seller that the badge or the campaign was approved, or why it was not. */
export function approvalLetter(
  writer: Writer,
  reader: Reader,
  { outcome, campaign = "", reason = "" }: ApprovalRequest,
): Letter {
  const { t, language, firstName } = reader;
  const why = reasonIn(language, reason);
  const site = writer.siteName;
  const title = inOwnDirection(campaign);
  const to = (path: string) => pageAddress(writer, reader, path);
  const base = { greeting: greeting(t, firstName) };
  if (outcome === "badge_granted") {
    return {
      ...base,
      heading: t("approval-mails.grantedHeading"),
      preheader: t("approval-mails.grantedPreheader"),
      paragraphs: [t("approval-mails.grantedBody", { site })],
      button: { label: t("approval-mails.listingsButton"), url: to("/user-dashboard") },
      notes: [t("approval-mails.grantedNote")],
    };
  }
  if (outcome === "badge_refused") {
    return {
      ...base,
      heading: t("approval-mails.refusedHeading"),
      preheader: t("approval-mails.refusedPreheader"),
      paragraphs: [t("approval-mails.refusedBody"), why],
      button: { label: t("approval-mails.addOnsButton"), url: to("/subscriptions") },
      notes: [t("approval-mails.refusedNote")],
    };
  }
  if (outcome === "badge_rests") {
    return {
      ...base,
      heading: t("approval-mails.restsHeading"),
      preheader: t("approval-mails.restsPreheader"),
      paragraphs: [t("approval-mails.restsBody", { site })],
      button: { label: t("approval-mails.addOnsButton"), url: to("/subscriptions") },
      notes: [t("approval-mails.restsNote")],
    };
  }
  if (outcome === "campaign_approved") {
    return {
      ...base,
      heading: t("approval-mails.approvedHeading"),
      preheader: t("approval-mails.approvedPreheader", { title }),
      paragraphs: [t("approval-mails.approvedBody", { title, site })],
      button: { label: t("approval-mails.addOnsButton"), url: to("/subscriptions") },
      notes: [t("approval-mails.approvedNote")],
    };
  }
  return {
    ...base,
    heading: t("approval-mails.rejectedHeading"),
    preheader: t("approval-mails.rejectedPreheader"),
    paragraphs: [t("approval-mails.rejectedBody", { title }), why],
    button: { label: t("approval-mails.addOnsButton"), url: to("/subscriptions") },
    notes: [t("approval-mails.rejectedNote")],
  };
}
