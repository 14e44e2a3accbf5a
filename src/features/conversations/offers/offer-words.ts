import { formatMoney, isolated } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { OfferAct } from "./offer.contract.ts";

/** What a message says, in its reader's language: its own words, or what it tells of an offer. */
export function messageWords(
  { t, language }: { t: Translate; language: Language },
  { content, offer }: { content: string; offer: OfferAct | null },
): string {
  if (!offer) return content;
  const amount = isolated(formatMoney(language, offer.amount, offer.currency));
  return t(`offers.${offer.event}`, { amount });
}
