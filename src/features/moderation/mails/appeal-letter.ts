import type { Notice } from "#features/notifications/give-notice.ts";
import { inOwnDirection, pageAddress, type Reader } from "#features/notifications/tell.ts";
import { greeting, type Writer } from "#features/site/site-letters.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Letter } from "#platform/mail/letter.ts";

export interface AnsweredAppeal {
  carId: string;
  title: string;
  outcome: "upheld" | "overturned";
  answer: string;
  /** The plan had no place: the listing is as it was. */
  noPlace: boolean;
  /** A removed listing has no page. */
  isThere: boolean;
}

const pageOf = ({ carId, isThere }: AnsweredAppeal): `/${string}` =>
  isThere ? `/cars/${carId}` : "/user-dashboard";

export const appealNotice = (t: Translate, appeal: AnsweredAppeal): Notice => ({
  type: "system",
  title: t(`moderation-mails.appeal_${appeal.outcome}Heading`),
  body: [
    `${inOwnDirection(appeal.title)}: ${inOwnDirection(appeal.answer)}`,
    ...(appeal.noPlace ? [t("moderation-mails.appealNoPlace")] : []),
  ].join(" "),
  link: pageOf(appeal),
});

/** Tells a seller what was made of an appeal. */
export function appealLetter(writer: Writer, reader: Reader, appeal: AnsweredAppeal): Letter {
  const { t, firstName } = reader;
  const title = inOwnDirection(appeal.title);
  return {
    heading: t(`moderation-mails.appeal_${appeal.outcome}Heading`),
    preheader: title,
    greeting: greeting(t, firstName),
    paragraphs: [
      t(`moderation-mails.appeal_${appeal.outcome}Body`, { title, site: writer.siteName }),
      inOwnDirection(appeal.answer),
      ...(appeal.noPlace ? [t("moderation-mails.appealNoPlace")] : []),
    ],
    button: {
      label: t(`moderation-mails.${appeal.isThere ? "seeListing" : "appealButton"}`),
      url: pageAddress(writer, reader, pageOf(appeal)),
    },
    notes: [t("moderation-mails.appealNote")],
  };
}
