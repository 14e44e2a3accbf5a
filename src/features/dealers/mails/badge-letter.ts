import { pageAddress, type Reader } from "#features/notifications/tell.ts";
import { greeting, type Writer } from "#features/site/site-letters.ts";
import type { Letter } from "#platform/mail/letter.ts";
import type { BadgeMail } from "./badge-mail.ts";

/** Tells a dealer that the badge was taken away, or given back, and why. */
export function badgeLetter(writer: Writer, reader: Reader, { verified, reason }: BadgeMail): Letter {
  const { t, firstName } = reader;
  const site = writer.siteName;
  return {
    heading: t(verified ? "dealer-mails.badgeGiven" : "dealer-mails.badgeTaken"),
    preheader: reason,
    greeting: greeting(t, firstName),
    paragraphs: [
      t(verified ? "dealer-mails.badgeGivenBody" : "dealer-mails.badgeTakenBody", { site }),
      reason,
    ],
    button: verified
      ? { label: t("dealer-mails.listingsButton"), url: pageAddress(writer, reader, "/user-dashboard") }
      : { label: t("dealer-mails.contactButton"), url: pageAddress(writer, reader, "/contact") },
    notes: verified ? [] : [t("dealer-mails.badgeTakenNote")],
  };
}
