import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Config, readConfig } from "#config";
import { runningEmbeddedUrl, startEmbeddedPostgres } from "#platform/db/embedded.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { placeOf, removeOlder } from "./archives.ts";
import { progressOn, silent, since, sizeOf } from "./progress.ts";
import { runTool } from "./run-tool.ts";
import { takeBackup } from "./take-backup.ts";

const help = `npm run backup -- [options]     writes database and files into one archive, while the market serves
  --to=FOLDER       where it goes (DATA_DIR/backups), or the name of a file that ends with .tar.zst
  --keep=N          removes all but the newest N archives there, once this one is whole
  --with-objects    with STORAGE_URL: takes the files of the bucket too
  --quiet           says nothing but why it failed
Environment as the market's own. Ends with 0 when the archive is whole, with 1 and without an archive when not.`;

const options = {
  to: { type: "string" },
  keep: { type: "string" },
  "with-objects": { type: "boolean" },
  quiet: { type: "boolean" },
  help: { type: "boolean" },
} as const;

await runTool(async (signal) => {
  const { to, keep, quiet, help: asked, "with-objects": withObjects } = given();
  if (asked) return void process.stdout.write(`${help}\n`);
  const kept = keep === undefined ? undefined : Number(keep);
  if (kept !== undefined && !(Number.isInteger(kept) && kept > 0)) {
    throw new OperatorError("--keep needs a number of archives, such as --keep=14.");
  }
  const config = readConfig();
  const started = performance.now();
  const at = new Date();
  const path = await placeOf(resolve(to ?? join(config.dataDir, "backups")), at);
  const progress = quiet ? silent : progressOn(process.stderr);
  const takeFiles = !config.storage || withObjects === true;
  const storage = takeFiles ? await openStorage(config) : undefined;
  const { size } = await withDatabase(config, async (url) =>
    takeBackup({
      url,
      storage,
      path,
      at,
      secret: config.sessionSecret,
      version: await version(),
      progress,
      signal,
    }),
  );
  if (!storage) {
    progress.step(
      "The files lie in the bucket and are not in this archive: keep them by the means of its store.",
    );
  }
  for (const name of kept ? await removeOlder(dirname(path), kept) : []) progress.step(`removed ${name}`);
  progress.step(`${path}: ${sizeOf(size)}, after ${since(started)}`);
});

function given() {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new OperatorError(help);
  }
}

/** The database of a market that runs, or the embedded one started for the while when none does. */
async function withDatabase<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = config;
  const url = databaseUrl ?? runningEmbeddedUrl(dataDir);
  if (url) return work(url);
  const server = await startEmbeddedPostgres({ dataDir });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

async function version(): Promise<string> {
  const text = await readFile(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
