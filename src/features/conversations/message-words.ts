import { formatMoment, formatMoney, isolated } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Message } from "./conversation.contract.ts";

/** What a message says, in its reader's language: its own words, or what it tells of an offer or a viewing. */
export function messageWords(
  { t, language }: { t: Translate; language: Language },
  { content, offer, viewing }: Pick<Message, "content" | "offer" | "viewing">,
): string {
  if (offer) {
    const amount = isolated(formatMoney(language, offer.amount, offer.currency));
    return t(`offers.${offer.event}`, { amount });
  }
  if (!viewing) return content;
  const { event, times, at } = viewing;
  if (event === "offered") return t("viewings.offered", { count: times.length });
  const time = at ? formatMoment(language, at) : "";
  if (event === "confirmed") return t("viewings.confirmed", { time });
  if (event === "cancelled") return t("viewings.cancelled", { time, has: at ? "yes" : "no" });
  return t(`viewings.${event}`);
}
