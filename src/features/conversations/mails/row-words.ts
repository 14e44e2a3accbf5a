import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Database } from "#platform/db/connect.ts";
import type { MessageRow } from "../conversation.queries.ts";
import { presentAct } from "../offers/offer.present.ts";
import { findOffersOfMessages } from "../offers/offer.queries.ts";
import { messageWords } from "../offers/offer-words.ts";

interface Reader {
  t: Translate;
  language: Language;
}

/** What a message says in a reader's language, no matter whether it is words or an offer. */
export const rowWords = (
  reader: Reader,
  { content, offer, number }: Pick<MessageRow, "content" | "offer" | "number">,
): string => messageWords(reader, { content, offer: offer && presentAct(offer, number) });

/** The same of a message whose offer, if it has one, was not asked for yet. */
export async function wordsOf(
  db: Database,
  reader: Reader,
  conversationId: string,
  { content, number }: Pick<MessageRow, "content" | "number">,
): Promise<string> {
  const offers = await findOffersOfMessages(db, conversationId, [number]);
  return rowWords(reader, { content, number, offer: offers.get(number) ?? null });
}
