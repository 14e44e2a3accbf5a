import { parseArgs } from "node:util";
import { readConfig } from "#config";
import { openDatabase } from "#platform/db/open.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { runProcess } from "#platform/process/run.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { defaultSeed, loadDemoMarket } from "./demo-market.ts";
import { paintRemaining } from "./paint.ts";
import { progressBar } from "./progress.ts";

const help = `npm run demo -- [options]
  --listings N     how many listings, 1 to 1,000,000 (600)
  --seed WORD      another word gives another market; the same word the same one (${defaultSeed})
  --keep           add to the demo market that is there; without it that one is replaced
  --no-pictures    leave the pictures to the next start of the market

Only what belongs to demo users is ever replaced.`;

const most = 1_000_000;
const grouped = (value: number): string => value.toLocaleString("en-US");

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        listings: { type: "string" },
        seed: { type: "string", default: defaultSeed },
        keep: { type: "boolean", default: false },
        pictures: { type: "boolean", default: true },
        help: { type: "boolean", default: false },
      },
      allowNegative: true,
    });
    return values;
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${help}`);
  }
}

function listingsFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const listings = Number(text.replaceAll(/[,_]/g, ""));
  if (Number.isInteger(listings) && listings >= 1 && listings <= most) return listings;
  throw new OperatorError(`--listings takes a whole number from 1 to ${grouped(most)}, not "${text}".`);
}

await runProcess(async (lifetime) => {
  const given = readArguments();
  const say = (text: string) => process.stdout.write(`${text}\n`);
  if (given.help) {
    say(help);
    process.exit(0);
  }
  const config = readConfig();
  const listings = listingsFrom(given.listings);
  const { db } = await openDatabase(
    { ...config, join: true, say, onLost: ({ message }) => say(message) },
    lifetime,
  );
  const { seed, keep, pictures } = given;
  const progress = progressBar();
  const summary = await loadDemoMarket({
    db,
    config,
    ...(listings !== undefined && { listings }),
    seed,
    keep,
    clock: () => new Date(),
    onProgress: progress,
  });
  const { users, rowsSeconds } = summary;
  say(`${grouped(summary.listings)} listings of ${grouped(users)} sellers in ${rowsSeconds} s`);
  if (pictures) {
    say("Painting their pictures (Ctrl-C leaves them to the next start)");
    const ending = new AbortController();
    lifetime.onStop(async () => ending.abort());
    const storage = await openStorage(config);
    await paintRemaining({ db, storage, background: false, onProgress: progress, signal: ending.signal });
  }
  // Ends as Ctrl-C does: what was started is stopped in its order.
  process.kill(process.pid, "SIGTERM");
});
