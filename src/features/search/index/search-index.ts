import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import { type Listener, listen } from "#platform/db/listen.ts";
import type { Criteria } from "../criteria.ts";
import type { DistrictFigures } from "../nearby/places-map.ts";
import { type SearchListings, searchIn } from "../search.query.ts";
import { ListingMirror } from "./listing-mirror.ts";

export interface SearchIndex {
  /** Answers from memory, or from the database while the index is not ready or not fresh. */
  search: SearchListings;
  /** Begins to read the listings and to follow their changes, in the background. */
  start(): void;
  stop(): Promise<void>;
  /** Whether the next search is answered from memory. */
  isFresh(): boolean;
  /** Another number as soon as a change is heard of, and when a look for changes finds one; undefined while it is not fresh. */
  version(): number | undefined;
  /** Which change of a public listing is known (`cars.change_number`); undefined while it is not fresh. */
  changeNumber(id: string): number | undefined;
  /** The public listings most like one; undefined where this is not known, or the index not fresh. */
  similarIds(id: string, limit: number): string[] | undefined;
  /** Those of these folded words that begin a word of a public listing; undefined while it is not fresh. */
  knownWords(words: readonly string[]): ReadonlySet<string> | undefined;
  /** The models that something public is listed of; undefined while it is not fresh. */
  listedModels(vehicleType: VehicleType): readonly string[] | undefined;
  /** The listings of a search by the district they are in; undefined while it is not fresh. */
  districts(criteria: Criteria): DistrictFigures[] | undefined;
  /** What /metrics tells of it. */
  figures(): IndexFigures;
}

export interface IndexFigures {
  listings: number;
  /** What its arrays take. */
  bytes: number;
  /** Since it last knew everything; undefined before it ever did. */
  ageMs: number | undefined;
}

export interface SearchIndexOptions {
  /** The primary: changes are followed where they are made. */
  db: Database;
  /** For the connection that hears of changes. */
  url: string;
  /** Called when listings changed, as soon as that is heard of. */
  onChange?: () => void;
  /** Called at every failure; searching goes on without the index. */
  onError: (error: Error) => void;
  /** Called when the index has read everything and answers from now on. */
  onReady?: () => void;
  /** Called at every search, by what it is answered. */
  onAnswer?: (from: "memory" | "database") => void;
  /** How often changes are looked for that were not heard of. */
  pollMs?: number;
}

const channel = "cars_changed";
/** An index that missed so many looks for changes in a row is not asked. */
const staleAfterPolls = 3;
/** Reading everything is not begun again sooner after it failed. */
const loadAgainAfterMs = 30_000;

/** The search index of a process: listings in memory that follow the database, and the database to fall back on. */
export function searchIndex(options: SearchIndexOptions): SearchIndex {
  const { db, url, onChange, onError, onReady, onAnswer, pollMs = 5000 } = options;
  const searchInDatabase = searchIn(db);
  const ending = new AbortController();
  const mirror = new ListingMirror(db, ending.signal);
  let running: Promise<void> | undefined;
  let again = false;
  let version = 0;
  let refreshedAt: number | undefined;
  let pauseUntil = 0;
  let timer: NodeJS.Timeout | undefined;
  let listening: Promise<Listener | undefined> | undefined;
  /** Since when changes are heard; endless before they are, and while the connection for it is lost. */
  let heardSince = Number.POSITIVE_INFINITY;

  /** One reading at a time; what is heard during it causes one more. */
  function refresh(): void {
    again = true;
    if (!running && !ending.signal.aborted && performance.now() >= pauseUntil) running = follow();
  }

  async function follow(): Promise<void> {
    try {
      while (again) {
        again = false;
        const ready = mirror.finder !== undefined;
        const asOf = performance.now();
        // What was not heard is found out here.
        if (await mirror.refresh()) version++;
        refreshedAt = asOf;
        if (!ready) onReady?.();
      }
    } catch (error) {
      if (!mirror.finder) pauseUntil = performance.now() + loadAgainAfterMs;
      // What is not refreshed grows stale, and then is not asked.
      if (!ending.signal.aborted) onError(error as Error);
    } finally {
      running = undefined;
    }
  }

  /** The first connection may fail as any other: then the next poll tries again. */
  function hear(): void {
    listening ??= listenForChanges();
  }

  async function listenForChanges(): Promise<Listener | undefined> {
    try {
      const changed = () => {
        onChange?.();
        version++;
        refresh();
      };
      const onLost = () => {
        heardSince = Number.POSITIVE_INFINITY;
      };
      const onReconnect = () => {
        heardSince = performance.now();
        changed();
      };
      const listener = await listen(url, channel, changed, { onLost, onReconnect, onError });
      // What changed after everything was read, and before this was heard, reached nobody.
      heardSince = performance.now();
      refresh();
      return listener;
    } catch (error) {
      listening = undefined;
      onError(error as Error);
      return undefined;
    }
  }

  const isFresh = () =>
    mirror.finder !== undefined &&
    performance.now() - mirror.asOf < staleAfterPolls * pollMs &&
    mirror.asOf >= heardSince;

  return {
    isFresh,
    version: () => (isFresh() ? version : undefined),
    changeNumber: (id) => (isFresh() ? mirror.finder?.changeNumber(id) : undefined),
    similarIds: (id, limit) => (isFresh() ? mirror.finder?.similarIds(id, limit) : undefined),
    knownWords: (words) => (isFresh() ? mirror.finder?.knownWords(words) : undefined),
    listedModels: (vehicleType) => (isFresh() ? mirror.finder?.listedModels(vehicleType) : undefined),
    districts: (criteria) => (isFresh() ? mirror.finder?.districts(criteria) : undefined),
    search: async (criteria, request, withFacets) => {
      if (mirror.finder && isFresh()) {
        try {
          const found = mirror.finder.find(criteria, request, withFacets);
          onAnswer?.("memory");
          return found;
        } catch (error) {
          onError(error as Error);
        }
      }
      onAnswer?.("database");
      return searchInDatabase(criteria, request, withFacets);
    },
    figures: () => ({
      listings: mirror.finder?.size ?? 0,
      bytes: mirror.finder?.bytes ?? 0,
      ageMs: refreshedAt === undefined ? undefined : performance.now() - refreshedAt,
    }),
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
