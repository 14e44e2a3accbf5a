import { greeting, type Writer } from "#features/site/site-letters.ts";
import { formatDay, isolated } from "#i18n/format.ts";
import { defaultLanguage, type Language } from "#i18n/language.ts";
import { reasonIn } from "#i18n/reason-in.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Letter } from "#platform/mail/letter.ts";
import type { ApplicationRow } from "../application.queries.ts";

type Decided = Pick<
  ApplicationRow,
  "state" | "dealership_name" | "dealership_license" | "reason" | "created_at"
>;

/** Tells a dealership that it is approved, or why it is not. */
export function decisionLetter(
  { siteName, siteUrl }: Writer,
  { t, language, firstName }: { t: Translate; language: Language; firstName: string },
  { state, dealership_name, dealership_license, reason, created_at }: Decided,
): Letter {
  const own = language === defaultLanguage ? "" : `?lang=${language}`;
  // In its own direction, whichever the letter has.
  const name = `\u2068${dealership_name}\u2069`;
  const base = {
    greeting: greeting(t, firstName),
    facts: [
      [t("dealer-mails.dealership"), name],
      [t("dealer-mails.license"), isolated(dealership_license)],
      [t("dealer-mails.sent"), formatDay(language, created_at)],
    ] as const,
  };
  if (state === "approved") {
    return {
      ...base,
      heading: t("dealer-mails.approvedHeading"),
      preheader: t("dealer-mails.approvedPreheader", { name }),
      paragraphs: [t("dealer-mails.approvedBody", { name, site: siteName })],
      button: { label: t("dealer-mails.approvedButton"), url: `${siteUrl}/add-car${own}` },
      notes: [t("dealer-mails.approvedNote")],
    };
  }
  return {
    ...base,
    heading: t("dealer-mails.rejectedHeading"),
    preheader: t("dealer-mails.rejectedPreheader"),
    paragraphs: [t("dealer-mails.rejectedBody", { name }), reasonIn(language, reason ?? "")],
    button: { label: t("dealer-mails.rejectedButton"), url: `${siteUrl}/dealership-registration${own}` },
    notes: [t("dealer-mails.rejectedNote")],
  };
}
