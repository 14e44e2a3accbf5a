import type { Config } from "#config";
import { followMarket } from "#features/pricing/labels/follow-market.ts";
import type { Database } from "#platform/db/connect.ts";
import { giveDemoPasswords } from "./accounts.ts";
import { loadRows, type OnProgress } from "./load.ts";
import { lendReviews } from "./reviews.ts";
import { countDemoUsers, lendContact, lendTransferPlaces, recordDemo, removeDemo } from "./tables.ts";

export interface DemoOptions {
  db: Database;
  config: Pick<Config, "demoListings">;
  /** How many listings, of all states together; config.demoListings when left out. */
  listings?: number;
  /** The same word, clock and rates give the same market. */
  seed?: string;
  clock: () => Date;
  onProgress?: OnProgress;
  /** Add to the demo market that is there instead of replacing it. */
  keep?: boolean;
}

export interface Summary {
  users: number;
  listings: number;
  /** Seconds that the rows took. */
  rowsSeconds: number;
}

export const defaultSeed = "mishwar";

/**
 * Loads the demo market: replaces what belongs to demo users and touches no one else's. Deterministic. The
 * listings name pictures that `paintRemaining` paints. What was loaded is recorded in the settings at the very end, so
 * that a first run happens once, and again when it was cut short.
 */
export async function loadDemoMarket(options: DemoOptions): Promise<Summary> {
  const { db, config, clock, seed = defaultSeed, keep = false, onProgress = () => {} } = options;
  const listings = options.listings ?? config.demoListings;
  const started = performance.now();
  const present = await countDemoUsers(db);
  if (!keep && present > 0) await removeDemo(db);
  const series = keep && present > 0 ? `${present}-` : "";
  const now = clock();
  const loaded = await loadRows({ db, listings, seed: `${seed}${series}`, series, now, onProgress });
  const rowsSeconds = Math.round((performance.now() - started) / 100) / 10;
  await lendReviews(db, now);
  await giveDemoPasswords(db);
  await lendContact(db);
  await lendTransferPlaces(db);
  await followMarket(db, now);
  await recordDemo(db, { seed, listings, loadedAt: now.toISOString() });
  return { ...loaded, rowsSeconds };
}
