import type { Config } from "#config";
import type { SearchListings } from "#features/listings/search/search.query.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Storage } from "#platform/storage/storage.ts";

/** What every feature's routes are given; tests pass their own. */
export interface Deps {
  config: Config;
  db: Database;
  storage: Storage;
  clock: () => Date;
  /** Searches in memory; without it every search asks the database. */
  search?: SearchListings;
}

/** What jobs are given. */
export type JobDeps = Pick<Deps, "db" | "clock">;
