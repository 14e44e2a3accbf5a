import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { readConfig } from "#config";
import { runningEmbeddedUrl } from "#platform/db/embedded.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { progressOn, silent, since } from "./progress.ts";
import { inspectArchive, restoreBackup } from "./restore-backup.ts";
import { runTool } from "./run-tool.ts";
import { type Target, whatIsIn } from "./target.ts";

const help = `npm run restore -- ARCHIVE [options]     puts the market of an archive into an empty DATA_DIR or database
  --check      only reads the archive, to its end, and says whether it is whole
  --replace    where there is a market already: it gives way (what lay in DATA_DIR is kept beside, in a folder;
               the tables of a database of one's own are lost)
  --quiet      says nothing but why it failed
Environment as the market's own: DATABASE_URL or the embedded database, STORAGE_URL or DATA_DIR/uploads.`;

const options = {
  check: { type: "boolean" },
  replace: { type: "boolean" },
  quiet: { type: "boolean" },
  help: { type: "boolean" },
} as const;

await runTool(async (signal) => {
  const { values, positionals } = given();
  const [archive, ...more] = positionals;
  if (values.help) return void process.stdout.write(`${help}\n`);
  if (!archive || more.length > 0) throw new OperatorError(help);
  const started = performance.now();
  const config = readConfig();
  const progress = values.quiet ? silent : progressOn(process.stderr);
  const path = resolve(archive);
  const { dataDir, databaseUrl, sessionSecret: secret } = config;
  const target: Target = {
    dataDir,
    databaseUrl,
    bucket: config.storage && !values.check ? await openStorage(config) : undefined,
  };
  if (!values.check) await refuseOccupied(target, values.replace === true);
  const { manifest, sameSecret } = await inspectArchive(path, { secret, progress, signal });
  if (!sameSecret) {
    progress.step(
      "This market has another SESSION_SECRET than that of the backup: administrators with a second factor, and limits that run, need that one.",
    );
  }
  if (values.check) return;
  const at = new Date();
  const kept = await restoreBackup({ path, target, at, progress, signal }, manifest);
  if (kept) progress.step(`What was there before is kept in ${kept}.`);
  if (!manifest.files.included) {
    progress.step("The files are not in this archive, they lie in a bucket: let STORAGE_URL name it.");
  }
  progress.step(`Restored after ${since(started)}: start the market.`);
});

function given() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new OperatorError(help);
  }
}

/** Nobody loses a market by a slip: who sits at a terminal is asked, a script says --replace. */
async function refuseOccupied(target: Target, replace: boolean): Promise<void> {
  const { dataDir, databaseUrl } = target;
  if (!databaseUrl && runningEmbeddedUrl(dataDir)) {
    throw new OperatorError(`A market runs on ${dataDir}: stop it first, or set DATA_DIR to another folder.`);
  }
  const found = await whatIsIn(target);
  if (found.length === 0 || replace) return;
  const what = `There is a market already: ${found.join(", and ")}.`;
  if (!process.stdin.isTTY) throw new OperatorError(`${what} Add --replace to let it give way.`);
  const questions = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await questions.question(`${what}\nShall it give way? Type replace: `);
  questions.close();
  if (answer.trim() !== "replace") throw new OperatorError("Nothing was touched.");
}
