import { type RawBuilder, sql } from "kysely";
import { patternOf } from "#features/search/conditions.ts";
import { foldText } from "#text/fold.ts";

const mostWords = 8;

/** Conditions over `c`: every word of a search stands in the title or the names of what the listing is. */
export function hasWords(search: string): RawBuilder<unknown>[] {
  const words = foldText(search).split(" ").filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return [sql`false`];
  return words.map((word) => sql`c.search_text like ${patternOf(word)}`);
}
