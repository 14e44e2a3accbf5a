import type { Deps } from "#deps";
import type { Filling } from "../../src/start-web.ts";
import { loadDemoMarket } from "./demo-market.ts";
import { progressBar } from "./progress.ts";
import { demoLoaded } from "./tables.ts";

/** Loads the demo market into a database that never had one, where the configuration wants it. */
export async function fillOnFirstRun(deps: Deps, say: (text: string) => void): Promise<Filling | undefined> {
  if (!deps.config.demo) return undefined;
  if (!(await demoLoaded(deps.db))) {
    say("Loading the demo market, this once");
    await loadDemoMarket({ ...deps, onProgress: progressBar() });
  }
  return { lines: [] };
}
