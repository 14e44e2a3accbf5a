import type { Notice, NoticeWords } from "#features/notifications/give-notice.ts";
import { inOwnDirection, pageAddress, type Reader } from "#features/notifications/tell.ts";
import { greeting, type Writer } from "#features/site/site-letters.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Letter } from "#platform/mail/letter.ts";
import { type Warned, warningText } from "./warned.ts";

interface News {
  carId: string;
  what: "deleted" | "restored" | "hidden";
  title: string;
  /** Changes that waited are gone with it. */
  dropped?: boolean | undefined;
  /** Its seller was warned with it. */
  warning?: Warned | null | undefined;
}

/** What went with it. */
const more = (t: Translate, { dropped, warning }: News, language: Language): string[] => [
  ...(dropped ? [t("moderation-mails.changesDropped")] : []),
  ...(warning ? [warningText(t, warning, language)] : []),
];

const pageOf = ({ carId, what }: News): `/${string}` =>
  what === "deleted" ? "/user-dashboard" : what === "hidden" ? `/edit-car/${carId}` : `/cars/${carId}`;

export function newsNotice({ t, language }: NoticeWords, news: News): Notice {
  const { what } = news;
  return {
    type: "system",
    title: t(`moderation-mails.${what}Heading`),
    body: [
      t(`moderation-mails.${what}Notice`, { title: inOwnDirection(news.title) }),
      ...more(t, news, language),
    ].join(" "),
    link: pageOf(news),
  };
}

/** Tells an owner that a listing was taken off, is back, or is hidden because of reports. */
export function newsLetter(writer: Writer, reader: Reader, news: News): Letter {
  const { t, firstName } = reader;
  const { what } = news;
  return {
    heading: t(`moderation-mails.${what}Heading`),
    preheader: inOwnDirection(news.title),
    greeting: greeting(t, firstName),
    paragraphs: [
      t(`moderation-mails.${what}Body`, { title: inOwnDirection(news.title), site: writer.siteName }),
      ...more(t, news, reader.language),
    ],
    button: { label: t(`moderation-mails.${what}Button`), url: pageAddress(writer, reader, pageOf(news)) },
    notes: [t(`moderation-mails.${what}Note`)],
  };
}

interface Answered {
  title: string;
  outcome: "upheld" | "dismissed";
}

export const reportNotice = (t: Translate, { title, outcome }: Answered): Notice => ({
  type: "system",
  title: t("moderation-mails.reportTitle"),
  body: t(`moderation-mails.${outcome}Body`, { title: inOwnDirection(title) }),
  link: null,
});

/** Tells who reported a listing what a reviewer made of it. */
export function reportLetter(writer: Writer, reader: Reader, { title, outcome }: Answered): Letter {
  const { t, firstName } = reader;
  const page = outcome === "upheld" ? "/cars" : "/contact";
  return {
    heading: t("moderation-mails.reportTitle"),
    preheader: inOwnDirection(title),
    greeting: greeting(t, firstName),
    paragraphs: [t(`moderation-mails.${outcome}Body`, { title: inOwnDirection(title) })],
    button: { label: t(`moderation-mails.${outcome}Button`), url: pageAddress(writer, reader, page) },
    notes: [t("moderation-mails.reportNote")],
  };
}
