import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Config, readConfig } from "#config";
import { runningEmbeddedUrl, startEmbeddedPostgres } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { resetDatabase } from "./reset.ts";
import { rowTypes } from "./row-types.ts";
import { writeSchemaFiles } from "./schema-files.ts";
import { onScratchDatabase } from "./scratch.ts";

const help = `npm run db -- <command>
  migrate    apply the migrations that are new
  schema     write the sql/ folders of features and the row types from the migrations
  types      write the row types alone (src/platform/db/schema.d.ts)
  psql-url   print the database's address, for psql and other tools
  reset      empty the database and migrate it anew (asks for --yes)`;

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const say = (text: string) => console.log(text);

const commands: Record<string, (config: Config, args: string[]) => Promise<void>> = {
  migrate: (config) =>
    withDatabase(config, async (url) => {
      const applied = await migrate({ url, log: say });
      if (applied.length === 0) say("Nothing to migrate.");
    }),
  schema: () =>
    onScratchDatabase(async (url) => {
      await writePicture(url);
      await writeTypes(url);
    }),
  types: () => onScratchDatabase(writeTypes),
  "psql-url": async (config) => {
    const url = config.databaseUrl ?? runningEmbeddedUrl(config.dataDir);
    if (!url) throw new OperatorError("The embedded database is not running: run npm start first.");
    say(url);
  },
  reset: (config, args) => {
    if (config.env === "production") throw new OperatorError("In production the database is never reset.");
    if (!args.includes("--yes")) {
      throw new OperatorError("This deletes every row of the database: npm run db -- reset --yes");
    }
    return withDatabase(config, async (url) => {
      await resetDatabase(url);
      await migrate({ url, log: say });
    });
  },
};

/** The configured database; the embedded one is joined when it runs already and started for the while when not. */
async function withDatabase(config: Config, work: (url: string) => Promise<void>): Promise<void> {
  const url = config.databaseUrl ?? runningEmbeddedUrl(config.dataDir);
  if (url) return work(url);
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  try {
    await work(server.url);
  } finally {
    await server.stop();
  }
}

async function writePicture(url: string): Promise<void> {
  const paths = await writeSchemaFiles(inProject(""), url);
  for (const path of paths) say(path);
  say(`${paths.length} files of SQL changed.`);
}

async function writeTypes(url: string): Promise<void> {
  await writeFile(inProject("src/platform/db/schema.d.ts"), await rowTypes(url));
  say("src/platform/db/schema.d.ts written.");
}

const [name = "", ...args] = process.argv.slice(2);
try {
  const command = commands[name];
  if (!command) throw new OperatorError(help);
  await command(readConfig(), args);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
