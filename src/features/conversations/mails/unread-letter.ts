import { inOwnDirection, pageAddress, type Reader } from "#features/notifications/tell.ts";
import { greeting, type Writer } from "#features/site/site-letters.ts";
import type { Letter } from "#platform/mail/letter.ts";

interface Unread {
  conversationId: string;
  count: number;
  /** Who wrote. */
  name: string;
  /** Null while the listing may not be named. */
  title: string | null;
  /** Of the first of them; null where it gives a hint: a mail of ours carries no link of a stranger. */
  excerpt: string | null;
  optOutUrl: string;
}

const longestExcerpt = 160;

/** Tells a user that messages wait for them, and where to answer. */
export function unreadLetter(
  writer: Writer,
  reader: Reader,
  { conversationId, count, name, title, excerpt, optOutUrl }: Unread,
): Letter {
  const { t } = reader;
  const from = inOwnDirection(name);
  const site = writer.siteName;
  const about = title
    ? t("conversation-mails.about", { name: from, site, title: inOwnDirection(title) })
    : t("conversation-mails.aboutUnnamed", { name: from, site });
  return {
    // Without a name: what users call themselves is no subject of a mail of ours.
    heading: t("conversation-mails.subject", { count }),
    preheader: about,
    greeting: greeting(t, reader.firstName),
    paragraphs: [
      about,
      excerpt === null
        ? t("conversation-mails.careful")
        : t("conversation-mails.excerpt", { text: inOwnDirection(shortened(excerpt)) }),
    ],
    button: {
      label: t("conversation-mails.button"),
      url: pageAddress(writer, reader, `/messages?c=${conversationId}`),
    },
    notes: [t("conversation-mails.note")],
    optOut: { label: t("conversation-mails.optOut"), url: optOutUrl, oneClick: true },
  };
}

function shortened(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " "));
  return characters.length <= longestExcerpt
    ? characters.join("")
    : `${characters.slice(0, longestExcerpt).join("")}…`;
}
