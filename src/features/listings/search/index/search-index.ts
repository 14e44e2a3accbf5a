import { type Database, readsOf } from "#platform/db/connect.ts";
import { type Listener, listen } from "#platform/db/listen.ts";
import { type SearchListings, searchListings } from "../search.query.ts";
import { findInColumns } from "./find.ts";
import { ListingMirror } from "./listing-mirror.ts";

export interface SearchIndex {
  /** Answers from memory, or from the database while the index is not ready or not fresh. */
  search: SearchListings;
  /** Begins to read the listings and to follow their changes, in the background. */
  start(): void;
  stop(): Promise<void>;
  /** Whether the next search is answered from memory. */
  isFresh(): boolean;
}

interface Options {
  /** The primary: changes are followed where they are made. */
  db: Database;
  /** For the connection that hears of changes. */
  url: string;
  /** Told of every failure; searching goes on without the index. */
  onError: (error: Error) => void;
  /** How often changes are looked for that were not heard of. */
  pollMs?: number;
}

const channel = "cars_changed";
/** An index that missed so many looks for changes in a row is not asked. */
const staleAfterPolls = 3;
/** Reading everything is not begun again sooner after it failed. */
const loadAgainAfterMs = 30_000;

/** The search index of a process: listings in memory that follow the database, and the database to fall back on. */
export function searchIndex({ db, url, onError, pollMs = 5000 }: Options): SearchIndex {
  const ending = new AbortController();
  const mirror = new ListingMirror(db, ending.signal);
  let running: Promise<void> | undefined;
  let again = false;
  let pauseUntil = 0;
  let timer: NodeJS.Timeout | undefined;
  let listening: Promise<Listener | undefined> | undefined;

  /** One reading at a time; what is heard during it causes one more. */
  function refresh(): void {
    again = true;
    if (!running && !ending.signal.aborted && Date.now() >= pauseUntil) running = follow();
  }

  async function follow(): Promise<void> {
    try {
      while (again) {
        again = false;
        await mirror.refresh();
      }
    } catch (error) {
      if (!mirror.columns) pauseUntil = Date.now() + loadAgainAfterMs;
      // What is not refreshed grows stale, and then is not asked.
      if (!ending.signal.aborted) onError(error as Error);
    } finally {
      running = undefined;
    }
  }

  /** The first connection may fail as any other: then the next poll tries again. */
  function hear(): void {
    listening ??= listen(url, channel, refresh, { onReconnect: refresh, onError }).catch((error: Error) => {
      listening = undefined;
      onError(error);
      return undefined;
    });
  }

  const isFresh = () => mirror.columns !== undefined && Date.now() - mirror.asOf < staleAfterPolls * pollMs;

  return {
    isFresh,
    search: async (criteria, request, withFacets) => {
      if (mirror.columns && isFresh()) {
        try {
          return findInColumns(mirror.columns, criteria, request, withFacets);
        } catch (error) {
          onError(error as Error);
        }
      }
      return searchListings(readsOf(db), criteria, request, withFacets);
    },
    start: () => {
      hear();
      refresh();
      timer = setInterval(() => {
        hear();
        refresh();
      }, pollMs);
    },
    stop: async () => {
      ending.abort();
      clearInterval(timer);
      await (await listening)?.stop();
      await running;
    },
  };
}
