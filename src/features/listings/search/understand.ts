import type { Database } from "#platform/db/connect.ts";
import type { Understood } from "../listing.schema.ts";
import type { Filters } from "./criteria.ts";
import type { ListingQuery } from "./search.query-schema.ts";
import { foldText } from "./words/fold.ts";

export type WordsInListings = (words: readonly string[]) => Promise<ReadonlySet<string>>;

export interface ReadSearch {
  filters: Filters;
  words: string[];
  understood: Understood;
}

export function wordsInListings(_db: Database, _clock: () => Date): WordsInListings {
  return async () => new Set();
}

export async function understandSearch(
  query: ListingQuery,
  _explicit: Filters,
  _now: Date,
  _known: WordsInListings,
): Promise<ReadSearch> {
  const text = query.search ?? "";
  return { filters: {}, words: foldText(text).split(" ").filter(Boolean), understood: { filters: [], text } };
}
