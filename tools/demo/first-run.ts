import type { Config } from "#config";
import type { Database } from "#platform/db/connect.ts";
import type { Storage } from "#platform/storage/storage.ts";
import { loadDemoMarket } from "./demo-market.ts";
import { progressBar } from "./progress.ts";
import { demoLoaded } from "./tables.ts";

interface FirstRun {
  db: Database;
  storage: Storage;
  config: Config;
  clock: () => Date;
  say: (text: string) => void;
}

interface Log {
  info(text: string): void;
  error(error: unknown, text: string): void;
}

/** What `npm start` prints of the demo market, and the work that goes on while it serves. */
export interface DemoAtStart {
  lines: string[];
  continueInBackground(log: Log): () => Promise<void>;
}

/** Loads the demo market when none ever was: the settings remember it, also when its users are gone since. */
export async function loadOnFirstRun({ db, storage, config, clock, say }: FirstRun): Promise<DemoAtStart> {
  if (!(await demoLoaded(db))) {
    say("loading the demo market");
    await loadDemoMarket({ db, storage, config, clock, onProgress: progressBar() });
  }
  return { lines: [], continueInBackground: () => async () => {} };
}
