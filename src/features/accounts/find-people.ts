import { type RawBuilder, sql } from "kysely";
import { foldDigits } from "#i18n/format.ts";
import { foldText } from "#text/fold.ts";

/** Shorter words have no trigrams, but where they begin a word. */
const shortest = 3;
const mostWords = 8;

/** The condition that a user `u` is meant by a text: name, mail, dealership, telephone. The expression of the index `users_words`. */
export const isMeantBy = (text: string): RawBuilder<unknown> =>
  hasWords(
    sql`fold_search(' ' || u.first_name || ' ' || u.last_name || ' ' || u.email || ' '
      || coalesce(u.dealership_name, '') || ' ' || coalesce(u.phone, '') || ' ' || coalesce(u.dealership_phone, ''))`,
    text,
  );

/**
 * The condition that each word of a text is in what `fold_search()` made of others, however Arabic is written, or that the
 * text is part of a telephone number, as people write one. A text of signs alone is nowhere.
 */
export function hasWords(folded: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const asked = text
    .split(/\s+/)
    .filter((word) => foldText(word) !== "")
    .slice(0, mostWords);
  if (asked.length === 0) return sql`false`;
  const before = asked.every((word) => foldText(word).length < shortest) ? "% " : "%";
  const each = asked.map((word) => sql`${folded} like ${before} || trim(fold_search(${word})) || '%'`);
  const named = sql`(${sql.join(each, sql` and `)})`;
  const number = /^[\d\s+()./-]+$/.test(foldDigits(text)) ? partOfNumber(text) : "";
  return number.length < shortest ? named : sql`(${named} or ${folded} like ${`%${number}%`})`;
}

/** The digits that stand in the stored number, whichever way its country was written. */
const partOfNumber = (text: string) =>
  foldDigits(text)
    .replace(/\D/g, "")
    .replace(/^(?:00961|961|0)/, "");
