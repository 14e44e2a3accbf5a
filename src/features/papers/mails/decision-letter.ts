import type { PapersRefusal } from "#features/listings/paper-kinds.ts";
import { inOwnDirection, pageAddress, type Reader } from "#features/notifications/tell.ts";
import { greeting, type Writer } from "#features/site/site-letters.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Letter } from "#platform/mail/letter.ts";

export interface DecidedPapers {
  carId: string;
  title: string;
  isConfirmed: boolean;
  reasons: readonly PapersRefusal[];
}

/** A sentence for each of the reasons. */
export const whyRefused = (t: Translate, reasons: readonly PapersRefusal[]): string =>
  reasons.map((reason) => t(`papers-mails.${reason}`)).join(" ");

/** Tells a seller that papers agreed with the listing, or what did not. */
export function decisionLetter(
  writer: Writer,
  reader: Reader,
  { carId, title, isConfirmed, reasons }: DecidedPapers,
): Letter {
  const { t, firstName } = reader;
  const said = { title: inOwnDirection(title), site: writer.siteName };
  return {
    heading: t(isConfirmed ? "papers-mails.confirmedHeading" : "papers-mails.refusedHeading"),
    preheader: inOwnDirection(title),
    greeting: greeting(t, firstName),
    paragraphs: isConfirmed
      ? [t("papers-mails.confirmedBody", said)]
      : [t("papers-mails.refusedBody", said), whyRefused(t, reasons)],
    button: {
      label: t(isConfirmed ? "papers-mails.confirmedButton" : "papers-mails.refusedButton"),
      url: pageAddress(writer, reader, `/cars/${carId}`),
    },
    notes: [t(isConfirmed ? "papers-mails.confirmedNote" : "papers-mails.refusedNote")],
  };
}
