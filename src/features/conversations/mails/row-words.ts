import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Database } from "#platform/db/connect.ts";
import { presentActs } from "../conversation.present.ts";
import { type MessageRow, withActs } from "../conversation.queries.ts";
import { messageWords } from "../message-words.ts";

interface Reader {
  t: Translate;
  language: Language;
}

/** What a message says in a reader's language, no matter whether it is words, an offer or a viewing. */
export const rowWords = (
  reader: Reader,
  row: Pick<MessageRow, "content" | "offer" | "viewing" | "photos" | "number">,
): string => messageWords(reader, { content: row.content, ...presentActs(row) });

/** The same of a message of which it is not known yet whether it tells of any. */
export async function wordsOf(
  db: Database,
  reader: Reader,
  conversationId: string,
  { content, number }: Pick<MessageRow, "content" | "number">,
): Promise<string> {
  const [row] = await withActs(db, conversationId, [{ content, number, hints: [] }]);
  return row ? rowWords(reader, row) : content;
}
