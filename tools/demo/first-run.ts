import type { Deps } from "#deps";
import type { Filling } from "../../src/start-web.ts";
import {
  demoAccountLines,
  demoAdministratorLines,
  giveDemoAdministrators,
  giveDemoPasswords,
} from "./accounts.ts";
import { loadDemoMarket } from "./demo-market.ts";
import { paintRemaining } from "./paint.ts";
import { clearBar, progressBar } from "./progress.ts";
import { demoLoaded } from "./tables.ts";

/** A log that nobody watches is not filled with the progress of painting. */
const paintingLineMs = 60_000;

/**
 * Loads the demo market into a database that never had one, where the configuration wants it. Its pictures are painted
 * while the market is open, those of first pages first; an earlier start that was ended goes on here.
 */
export async function fillOnFirstRun(deps: Deps, say: (text: string) => void): Promise<Filling | undefined> {
  if (!deps.config.demo) return undefined;
  const lines: string[] = [];
  if (!(await demoLoaded(deps.db))) {
    say("Loading the demo market, this once");
    const { listings } = await loadDemoMarket({ ...deps, onProgress: progressBar() });
    lines.push(
      `the demo        ${listings} listings; their pictures appear one after the other in the next minutes`,
    );
  }
  // Also for a demo market of an earlier version, whose accounts could not sign in yet.
  await giveDemoPasswords(deps.db);
  lines.push(...demoAccountLines);
  if (deps.config.env !== "production") {
    await giveDemoAdministrators(deps.db);
    lines.push(...demoAdministratorLines);
  }
  return { lines, continueInBackground: (log) => paintInBackground(deps, log) };
}

interface Log {
  info(text: string): void;
  error(error: unknown, text: string): void;
}

function paintInBackground({ db, storage }: Deps, log: Log): () => Promise<void> {
  const ending = new AbortController();
  const onProgress = progressBar({ everyMs: paintingLineMs });
  const painting = paintRemaining({ db, storage, signal: ending.signal, onProgress })
    .then((painted) => {
      if (painted > 0) log.info(`${painted} pictures of the demo market were painted`);
    })
    .catch((error: unknown) => log.error(error, "the pictures of the demo market could not all be painted"));
  return async () => {
    ending.abort();
    await painting;
    clearBar();
  };
}
