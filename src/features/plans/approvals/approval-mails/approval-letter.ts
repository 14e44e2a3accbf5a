import { greeting, type Writer } from "#features/site/site-letters.ts";
import { defaultLanguage, type Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Letter } from "#platform/mail/letter.ts";
import type { ApprovalRequest } from "./approval-mail.requests.ts";

/** Tells a seller that the badge or the campaign was approved, or why it was not. */
export function approvalLetter(
  { siteName, siteUrl }: Writer,
  { t, language, firstName }: { t: Translate; language: Language; firstName: string },
  { outcome, campaign = "", reason = "" }: ApprovalRequest,
): Letter {
  const site = siteName;
  // In its own direction, whichever the letter has.
  const title = `\u2068${campaign}\u2069`;
  const own = language === defaultLanguage ? "" : `?lang=${language}`;
  const to = (path: string) => `${siteUrl}${path}${own}`;
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
      paragraphs: [t("approval-mails.refusedBody"), reason],
      button: { label: t("approval-mails.addOnsButton"), url: to("/subscriptions") },
      notes: [t("approval-mails.refusedNote")],
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
    paragraphs: [t("approval-mails.rejectedBody", { title }), reason],
    button: { label: t("approval-mails.addOnsButton"), url: to("/subscriptions") },
    notes: [t("approval-mails.rejectedNote")],
  };
}
