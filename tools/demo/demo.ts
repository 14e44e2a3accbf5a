import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#config";
import { openDatabase } from "#platform/db/open.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { runProcess } from "#platform/process/run.ts";
import { diskStorage } from "#platform/storage/storage.ts";
import { defaultSeed, loadDemoMarket } from "./demo-market.ts";
import { progressBar } from "./progress.ts";

const help = `npm run demo -- [options]
  --listings N     how many listings, 1 to 1,000,000 (600)
  --seed WORD      another word gives another market; the same word the same one (${defaultSeed})
  --keep           add to the demo market that is there; without it that one is replaced
  --no-pictures    leave the pictures to the next start of the market

Only what belongs to demo users is ever replaced.`;

const most = 1_000_000;

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
  throw new OperatorError(
    `--listings takes a whole number from 1 to ${most.toLocaleString("en-US")}, not "${text}".`,
  );
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
  const { db } = await openDatabase({ ...config, join: true, say }, lifetime);
  const storage = diskStorage(join(config.dataDir, "uploads"));
  const { seed, keep, pictures } = given;
  const summary = await loadDemoMarket({
    db,
    storage,
    config,
    ...(listings !== undefined && { listings }),
    seed,
    keep,
    pictures,
    clock: () => new Date(),
    onProgress: progressBar(),
  });
  say(
    `${summary.listings.toLocaleString("en-US")} listings of ${summary.users.toLocaleString("en-US")} sellers in ${summary.rowsSeconds} s`,
  );
  process.kill(process.pid, "SIGTERM");
});
