import { sql } from "kysely";
import { keptForMs } from "#platform/cache/kept.ts";
import { Lru } from "#platform/cache/lru.ts";
import type { Database } from "#platform/db/connect.ts";
import { foldText } from "#text/fold.ts";
import type { Filters } from "./criteria.ts";
import type { ListingQuery } from "./search.query-schema.ts";
import type { Understood } from "./search-answer.schema.ts";
import { readWords, type WordsRead } from "./words/read-words.ts";
import { filtersRead, type Reading } from "./words/readings.ts";

export interface ReadSearch {
  /** What the words were read as, without what the visitor set otherwise. */
  filters: Filters;
  /** Folded words that are looked for as they stand. */
  words: string[];
  understood: Understood;
}

/** Which of these folded words stand in a public listing. */
export type WordsInListings = (words: readonly string[]) => Promise<ReadonlySet<string>>;
/** The same from memory; undefined where that does not know. */
export type KnownWords = (words: readonly string[]) => ReadonlySet<string> | undefined;

const keptReadings = 2000;
/** New listings bring new words, and what was a slip may be one of them. */
const readingsKeptMs = keptForMs;
const keptWords = 5000;
const mostWords = 12;
const shortestMisspelling = 3;

/**
 * Reads the search text of a query as filters. A filter the visitor set wins over one that was read: the words for
 * it then count for nothing. Words that can be read as nothing, and stand in no listing, are taken for slips.
 */
export function searchReader(known: WordsInListings) {
  const readings = new Lru<string, WordsRead>(keptReadings);

  return async (query: ListingQuery, explicit: Filters, now: Date): Promise<ReadSearch> => {
    if (!query.search) return { filters: {}, words: [], understood: { filters: [], text: "" } };
    const { search, literal = [], vehicleType } = query;
    const brands = explicit.brand ?? [];
    const options = { vehicleType, literal, brands, now };
    const id = JSON.stringify([
      vehicleType,
      search,
      literal,
      brands,
      Math.floor(now.getTime() / readingsKeptMs),
    ]);
    let read = readings.get(id);
    if (!read) {
      read = readWords(search, options);
      const words = mayBeMisspelt(read.text);
      const found = words.length > 0 ? await known(words) : new Set(words);
      if (words.some((word) => !found.has(word))) {
        read = readWords(search, {
          ...options,
          isUnknown: (word) => words.includes(word) && !found.has(word),
        });
      }
      readings.set(id, read);
    }
    return leavingOut(read, explicit);
  };
}

function leavingOut({ readings, text }: WordsRead, explicit: Filters): ReadSearch {
  const years = explicit.yearMin !== undefined || explicit.yearMax !== undefined;
  const isSet = ({ filter }: Reading) => (filter === "year" ? years : explicit[filter] !== undefined);
  const left = readings.filter((one) => !isSet(one));
  return {
    filters: filtersRead(left),
    words: foldedWords(text).slice(0, mostWords),
    understood: { filters: left, text },
  };
}

const foldedWords = (text: string) => [...new Set(foldText(text).split(" ").filter(Boolean))];

/** The longest, which are most likely names: the rest of a long text is no reason to ask the database. */
const mayBeMisspelt = (text: string) =>
  foldedWords(text)
    .filter((word) => word.length >= shortestMisspelling)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostWords);

/** From memory; without it the database is asked, and its answer kept for half a minute: most misspellings are typed more than once. */
export function wordsInListings(
  db: Database,
  clock: () => Date,
  knownWords: KnownWords = () => undefined,
): WordsInListings {
  const kept = new Lru<string, { known: boolean; until: number }>(keptWords);
  return async (words) => {
    const inMemory = knownWords(words);
    if (inMemory) return inMemory;
    const now = clock().getTime();
    const asked = words.filter((word) => (kept.get(word)?.until ?? 0) <= now);
    if (asked.length > 0) {
      const patterns = asked.map((word) => `% ${word}%`);
      const { rows } = await sql<{ known: boolean }>`
        select exists (select from cars where is_public and search_text like pattern) as known
        from unnest(${patterns}::text[]) with ordinality as asked (pattern, at) order by at`.execute(db);
      asked.forEach((word, at) => {
        kept.set(word, { known: rows[at]?.known ?? false, until: now + keptForMs });
      });
    }
    return new Set(words.filter((word) => kept.get(word)?.known));
  };
}
