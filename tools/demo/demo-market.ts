import type { Config } from "#config";
import { followMarket } from "#features/listings/fair-price/fair-price.jobs.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Storage } from "#platform/storage/storage.ts";
import { giveDemoPasswords } from "./accounts.ts";
import { loadRows, type OnProgress } from "./load.ts";
import { paintCovers } from "./paint.ts";
import { countDemoUsers, lendContact, lendTransferPlaces, recordDemo, removeDemo } from "./tables.ts";

export interface DemoOptions {
  db: Database;
  storage: Storage;
  config: Pick<Config, "demoListings">;
  /** How many listings, of all states together; config.demoListings when left out. */
  listings?: number;
  /** The same word, clock and rates give the same market. */
  seed?: string;
  clock: () => Date;
  onProgress?: OnProgress;
  /** Add to the demo market that is there instead of replacing it. */
  keep?: boolean;
  /** False leaves painting to a later run; the listings name their pictures all the same. */
  pictures?: boolean;
}

export interface Summary {
  users: number;
  listings: number;
  /** Seconds that the rows took. */
  rowsSeconds: number;
  /** Cover pictures that were painted now, the others being there already, and the seconds that took. */
  covers: number;
  coversSeconds: number;
}

export const defaultSeed = "mishwar";

/** Longer than this nobody waits for the market to open; two ordinary processors need less. */
const coverSeconds = 60;

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 100) / 10;

/**
 * Loads the demo market: replaces what belongs to demo users and touches no one else's. Deterministic. It paints the
 * listings' covers; `paintRemaining` paints the rest. What was loaded is recorded in the settings at the very end, so
 * that a first run happens once, and again when it was cut short.
 */
export async function loadDemoMarket(options: DemoOptions): Promise<Summary> {
  const { db, storage, config, clock, seed = defaultSeed, keep = false, onProgress = () => {} } = options;
  const listings = options.listings ?? config.demoListings;
  const started = performance.now();
  const present = await countDemoUsers(db);
  if (!keep && present > 0) await removeDemo(db);
  const series = keep && present > 0 ? `${present}-` : "";
  const now = clock();
  const loaded = await loadRows({ db, listings, seed: `${seed}${series}`, series, now, onProgress });
  const rowsSeconds = secondsSince(started);
  const painting = performance.now();
  const covers =
    options.pictures === false ? 0 : await paintCovers({ db, storage, onProgress, seconds: coverSeconds });
  await giveDemoPasswords(db);
  await lendContact(db);
  await lendTransferPlaces(db);
  await followMarket(db, now);
  await recordDemo(db, { seed, listings, loadedAt: now.toISOString() });
  return { ...loaded, rowsSeconds, covers, coversSeconds: secondsSince(painting) };
}
