import { formatMoney, isolated } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import { formatMoment } from "#i18n/moments.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Message } from "./conversation.contract.ts";
import { photoMark } from "./photos/chat-photo.schema.ts";

/** A message as far as its words need it; what tells of an offer or a viewing shows no photos. */
type Said = Pick<Message, "content" | "offer" | "viewing"> & Partial<Pick<Message, "photos">>;

/** What a message says, in its reader's language: its own words, or what it tells of an offer, a viewing or photos. */
export function messageWords(
  { t, language }: { t: Translate; language: Language },
  { content, offer, viewing, photos = [] }: Said,
): string {
  if (offer) {
    const amount = isolated(formatMoney(language, offer.amount, offer.currency));
    return t(`offers.${offer.event}`, { amount });
  }
  if (!viewing) {
    return content === photoMark && photos.length > 0
      ? t("chat-photos.photos", { count: photos.length })
      : content;
  }
  const { event, times, at } = viewing;
  if (event === "offered") return t("viewings.offered", { count: times.length });
  const time = at ? formatMoment(language, at) : "";
  if (event === "confirmed") return t("viewings.confirmed", { time });
  if (event === "cancelled") return t("viewings.cancelled", { time, has: at ? "yes" : "no" });
  return t(`viewings.${event}`);
}
