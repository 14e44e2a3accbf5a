import type { Notice, NoticeWords } from "#features/notifications/give-notice.ts";
import { inOwnDirection, pageAddress, type Reader } from "#features/notifications/tell.ts";
import { greeting, type Writer } from "#features/site/site-letters.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Letter } from "#platform/mail/letter.ts";
import type { ToldDigest, ToldListing } from "../alerts/digest.queries.ts";

const path = "/user-dashboard?tab=searches";

/** "3 new matches for Kia up to $9,000": one search is named, several are counted. */
export function digestNotice({ t, language }: NoticeWords, { listings, total }: ToldDigest): Notice {
  const searches = namesOf(listings);
  const [only] = searches;
  return {
    type: "system",
    title:
      searches.length === 1 && only
        ? t("alert-mails.headingOf", { count: total, name: inOwnDirection(only) })
        : t("alert-mails.heading", { count: total }),
    body: listings.map(({ title }) => inOwnDirection(title)).join(language === "ar" ? "، " : ", "),
    link: path,
  };
}

/** All that a user's saved searches have found, in one mail. */
export function digestLetter(writer: Writer, reader: Reader, digest: ToldDigest, stopUrl: string): Letter {
  const { t, language, firstName } = reader;
  const { listings, total } = digest;
  const more = total - listings.length;
  return {
    // Without the name of a search: what users type is no subject of a mail of ours.
    heading: t("alert-mails.heading", { count: total }),
    preheader: listings.map(({ title }) => title).join(" · "),
    greeting: greeting(t, firstName),
    paragraphs: [
      t("alert-mails.body", { count: total, searches: namesOf(listings).map(inOwnDirection).join(" · ") }),
    ],
    facts: listings.map((one) => [one.title, amountOf(one)] as const),
    button: { label: t("alert-mails.button"), url: pageAddress(writer, reader, path) },
    notes: [...(more > 0 ? [t("alert-mails.more", { count: more })] : []), t("alert-mails.note")],
    optOut: { label: t("alert-mails.stop"), url: stopUrl, oneClick: true },
  };

  function amountOf({ price, currency, kind }: ToldListing): string {
    const amount = `\u2066${formatMoney(language, price, currency)}\u2069`;
    return kind === "cheaper" ? t("alert-mails.cheaper", { amount }) : amount;
  }
}

const namesOf = (listings: readonly ToldListing[]) => [
  ...new Set(listings.map(({ search_name }) => search_name).filter(Boolean)),
];
