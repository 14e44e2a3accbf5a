import { greeting, type Writer } from "#features/site/site-letters.ts";
import { defaultLanguage, type Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Letter } from "#platform/mail/letter.ts";
import type { BroadcastRow } from "../broadcast.queries.ts";

interface Reader {
  t: Translate;
  language: Language;
  writer: Writer;
  firstName: string;
  optOut: { url: string; oneClick: boolean };
}

/** A mail to many as one reader gets it: what an administrator wrote is text, a line of it a paragraph. */
export function bulkLetter(
  message: BroadcastRow,
  { t, language, writer, firstName, optOut }: Reader,
): Letter {
  const body = message[`body_${language}`] ?? "";
  const path = message.link ?? "/";
  const marked = language === defaultLanguage ? path : withLanguage(path, language);
  return {
    heading: message[`title_${language}`] ?? "",
    preheader: body.slice(0, 100).replace(/\s+/g, " "),
    greeting: greeting(t, firstName),
    paragraphs: body.split(/\n+/),
    button: {
      label: t(message.link === null ? "broadcast-mails.home" : "broadcast-mails.open", {
        site: writer.siteName,
      }),
      url: `${writer.siteUrl}${marked}`,
    },
    notes: [],
    optOut: { label: t("broadcast-mails.optOut"), ...optOut },
  };
}

function withLanguage(path: string, language: Language): string {
  const [rest = "", hash] = path.split("#");
  const marked = `${rest}${rest.includes("?") ? "&" : "?"}lang=${language}`;
  return hash === undefined ? marked : `${marked}#${hash}`;
}
