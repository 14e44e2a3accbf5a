import type { RejectionCode } from "#features/listings/rejection-codes.ts";
import { inOwnDirection } from "#features/notifications/tell.ts";
import { mendKey } from "#features/selling/own/own-state.ts";
import { greeting, type Writer } from "#features/site/site-letters.ts";
import { defaultLanguage, type Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Letter } from "#platform/mail/letter.ts";
import { type Warned, warningText } from "./warned.ts";

/** A decision as it is announced to its owner. */
export interface ToldReview {
  carId: string;
  title: string;
  decision: "active" | "rejected";
  code: RejectionCode | null;
  reason: string | null;
  /** Of changes of a live listing alone. */
  ofChanges: boolean;
  /** Changes that waited are gone with a listing that was taken off. */
  dropped: boolean;
  /** With which its seller was warned. */
  warning: Warned | null;
}

interface Reader {
  t: Translate;
  language: Language;
  firstName: string;
}

const mostNamed = 20;

/** Why a listing was refused: what the reviewer wrote, then what to do about it, and what went with it. */
export function refusalText(
  t: Translate,
  { code, reason, dropped, warning }: ToldReview,
  language: Language,
): string {
  const mend = mendKey({ rejectionCode: code, rejectionReason: reason });
  return [
    reason && inOwnDirection(reason),
    mend && t(mend),
    dropped && t("moderation-mails.changesDropped"),
    warning && warningText(t, warning, language),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Tells an owner that listings are live. */
export function approvedLetter(writer: Writer, reader: Reader, reviews: readonly ToldReview[]): Letter {
  const { t, firstName } = reader;
  const count = reviews.length;
  const ofChanges = reviews[0]?.ofChanges;
  return {
    heading: ofChanges
      ? t("moderation-mails.changesLiveTitle")
      : t("moderation-mails.approvedHeading", { count }),
    preheader: t("moderation-mails.approvedPreheader"),
    greeting: greeting(t, firstName),
    paragraphs: [
      t(ofChanges ? "moderation-mails.changesLiveBody" : "moderation-mails.approvedBody", {
        count,
        site: writer.siteName,
      }),
      ...reviews.slice(0, mostNamed).map(({ title }) => `\u2068${title}\u2069`),
    ],
    button: button(writer, reader, reviews, {
      one: t("moderation-mails.seeListing"),
      many: t("moderation-mails.seeListings"),
      address: (id) => `/cars/${id}`,
    }),
    notes: [t("moderation-mails.approvedNote")],
  };
}

/** Tells an owner which listings cannot be shown as they are, and what to change in each. */
export function rejectedLetter(writer: Writer, reader: Reader, reviews: readonly ToldReview[]): Letter {
  const { t, firstName } = reader;
  const count = reviews.length;
  const ofChanges = reviews[0]?.ofChanges;
  return {
    heading: ofChanges
      ? t("moderation-mails.changesRefusedTitle")
      : t("moderation-mails.rejectedHeading", { count }),
    preheader: t("moderation-mails.rejectedPreheader"),
    greeting: greeting(t, firstName),
    paragraphs: [
      t(ofChanges ? "moderation-mails.changesRefusedBody" : "moderation-mails.rejectedBody", {
        count,
        site: writer.siteName,
      }),
    ],
    facts: reviews
      .slice(0, mostNamed)
      .map((review) => [review.title, refusalText(t, review, reader.language)]),
    button: button(writer, reader, reviews, {
      one: t("moderation-mails.change"),
      many: t("moderation-mails.changeListings"),
      address: (id) => `/edit-car/${id}`,
    }),
    notes: [t("moderation-mails.rejectedNote")],
  };
}

function button(
  { siteUrl }: Writer,
  { language }: Reader,
  [first, ...others]: readonly ToldReview[],
  { one, many, address }: { one: string; many: string; address: (id: string) => string },
) {
  const query = language === defaultLanguage ? "" : `?lang=${language}`;
  const only = first && others.length === 0;
  return {
    label: only ? one : many,
    url: `${siteUrl}${only ? address(first.carId) : "/user-dashboard"}${query}`,
  };
}
