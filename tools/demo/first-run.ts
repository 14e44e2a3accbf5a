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
import { progressBar } from "./progress.ts";
import { demoLoaded } from "./tables.ts";

/**
 * Loads the demo market into a database that never had one, where the configuration wants it. Pictures that are missing,
 * because this is the first run or an earlier one was ended, are painted while the market is open.
 */
export async function fillOnFirstRun(deps: Deps, say: (text: string) => void): Promise<Filling | undefined> {
  if (!deps.config.demo) return undefined;
  const lines: string[] = [];
  if (!(await demoLoaded(deps.db))) {
    say("Loading the demo market, this once");
    const { listings } = await loadDemoMarket({ ...deps, onProgress: progressBar() });
    lines.push(`the demo        ${listings} listings; the rest of their pictures appear in the next minutes`);
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
  const painting = paintRemaining({ db, storage, signal: ending.signal })
    .then((painted) => {
      if (painted > 0) log.info(`${painted} pictures of the demo market were painted`);
    })
    .catch((error: unknown) => log.error(error, "the pictures of the demo market could not all be painted"));
  return async () => {
    ending.abort();
    await painting;
  };
}
