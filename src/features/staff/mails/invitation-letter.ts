import { inOwnDirection } from "#features/notifications/tell.ts";
import { greeting, type Writer } from "#features/site/site-letters.ts";
import { defaultLanguage, type Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { StaffRole } from "#platform/http/actor.ts";
import type { Letter } from "#platform/mail/letter.ts";
import { invitationDays } from "../staff.schema.ts";

/** Invites to the team of a dealership. The name that a stranger typed, the inviter's, is not in it; that of the dealership was reviewed. */
export function invitationLetter(
  { siteName: site, siteUrl }: Writer,
  { t, language }: { t: Translate; language: Language },
  { token, role, ...of }: { token: string; role: StaffRole; dealership: string },
): Letter {
  const dealership = inOwnDirection(of.dealership);
  const query = new URLSearchParams({ token, ...(language !== defaultLanguage && { lang: language }) });
  return {
    heading: t("staff-mails.heading"),
    preheader: t("staff-mails.preheader", { dealership, site }),
    greeting: greeting(t, ""),
    paragraphs: [t("staff-mails.body", { dealership, site })],
    facts: [[t("staff-mails.role"), t(`staff-mails.role_${role}`)]],
    button: { label: t("staff-mails.button"), url: `${siteUrl}/staff-invitation?${query}` },
    notes: [t("staff-mails.note", { days: invitationDays }), t("staff-mails.notYou")],
  };
}
