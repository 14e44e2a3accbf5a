import type { SortOrder } from "#features/reference/enumerations.ts";
import { keptForMs } from "#platform/cache/kept.ts";
import { Lru } from "#platform/cache/lru.ts";
import { foldText } from "#text/fold.ts";
import type { Filters } from "./criteria.ts";
import type { WhatIsListed } from "./listed.ts";
import type { ListingQuery } from "./search.query-schema.ts";
import type { Understood } from "./search-answer.schema.ts";
import { readWords, type WordsRead } from "./words/read-words.ts";
import { filtersRead, type Reading, sortRead } from "./words/readings.ts";

export interface ReadSearch {
  /** What the words were read as, without what the visitor set otherwise. */
  filters: Filters;
  /** The order that words ask for ("cheap"), where the visitor chose none. */
  sort: SortOrder | undefined;
  /** Folded words that a listing must hold: those to look for as they stand, and all where nothing was understood. */
  words: string[];
  /** Folded words that are looked for beside what was understood: who has them comes first. */
  rank: string[];
  understood: Omit<Understood, "missing">;
}

const keptReadings = 2000;
/** New listings bring new words, and what was a slip may be one of them. */
const readingsKeptMs = keptForMs;
const mostWords = 12;
const shortestMisspelling = 3;
const nothing: ReadSearch = {
  filters: {},
  sort: undefined,
  words: [],
  rank: [],
  understood: { filters: [], text: "" },
};

/**
 * Reads the search text of a query as filters. A filter the visitor set wins over one that was read: the words for
 * it then count for nothing. Words that can be read as nothing, and stand in no listing, are taken for slips.
 */
export function searchReader(listed: WhatIsListed) {
  const readings = new Lru<string, WordsRead>(keptReadings);

  return async (query: ListingQuery, explicit: Filters, now: Date): Promise<ReadSearch> => {
    if (!query.search) return nothing;
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
      const found = words.length > 0 ? await listed.words(words) : new Set(words);
      if (words.some((word) => !found.has(word))) {
        const models = await listed.models(vehicleType);
        read = readWords(search, {
          ...options,
          isUnknown: (word) => words.includes(word) && !found.has(word),
          isListed: (model) => models.has(model),
        });
      }
      readings.set(id, read);
    }
    return leavingOut(read, explicit, query);
  };
}

function leavingOut(
  { readings, text }: WordsRead,
  explicit: Filters,
  { sort, literal = [] }: ListingQuery,
): ReadSearch {
  const years = explicit.yearMin !== undefined || explicit.yearMax !== undefined;
  const isSet = ({ filter }: Reading) => {
    if (filter === "sort") return sort !== "default";
    if (filter === "radius") return explicit.near !== undefined;
    return filter === "year" ? years : explicit[filter] !== undefined;
  };
  const left = readings.filter((one) => !isSet(one));
  const words = foldedWords(text).slice(0, mostWords);
  const asTheyStand = new Set(literal.flatMap(foldedWords));
  const mustHold = (word: string) => readings.length === 0 || asTheyStand.has(word);
  return {
    filters: filtersRead(left),
    sort: sortRead(left),
    words: words.filter(mustHold),
    rank: words.filter((word) => !mustHold(word)),
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
