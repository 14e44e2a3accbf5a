import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { OperatorError } from "#platform/operator-error.ts";
import { applyMigration, type Migration, type Patience } from "./apply-migration.ts";
import { unreachable } from "./unreachable.ts";

export interface MigrateOptions {
  url: string;
  folder?: string;
  /** These alone, by name: a backup is restored into the tables of its own time, and migrated from there. */
  only?: ReadonlySet<string>;
  log?: (text: string) => void;
  /** How long a migration waits for a table in use, and how often. */
  patience?: Patience;
}

const FOLDER = fileURLToPath(new URL("../../../db/migrations/", import.meta.url));
const NAME = /^\d{4}__[a-z0-9_-]+__[a-z0-9_-]+\.sql$/;
const LOCK = 6_474_474; // MISHWAR on a telephone's keys; any number serves that nothing else locks
const askAgainMs = 100;

/** Migrations wait while a user shares this lock, and a session that asks for a share waits for one that migrates. */
export const migrationLock = LOCK;

/** The schema whose presence says that a restore into this database has begun and not ended. */
export const unfinishedRestore = "mishwar_restore";

/**
 * Applies what is new in db/migrations, each file in a transaction of its own unless it says otherwise, and returns the
 * names. The advisory lock lets any number of processes start at once: one migrates, the others wait and find nothing to do.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { url, folder = FOLDER, only, log = () => {}, patience } = options;
  const migrations = (await readMigrations(folder)).filter(({ name }) => !only || only.has(name));
  const client = new pg.Client({ connectionString: url, application_name: "mishwar migrate" });
  client.on("error", () => {});
  await client.connect().catch((error) => {
    throw unreachable(url, error);
  });
  try {
    await takeLock(client);
    if (!only) await refuseUnfinished(client);
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const pending = findPending(migrations, await readApplied(client));
    for (const migration of pending) {
      log(`migrating: ${migration.name}`);
      await applyMigration(client, migration, log, patience);
    }
    return pending.map(({ name }) => name);
  } finally {
    await client.end(); // lets go of the lock too
  }
}

/** Asked for again and again: a statement that waits for it holds a snapshot, and an index made concurrently waits for that. */
async function takeLock(client: pg.Client): Promise<void> {
  while (!(await client.query("SELECT pg_try_advisory_lock($1) AS got", [LOCK])).rows[0].got) {
    await pause(askAgainMs);
  }
}

/** The migrations of this code with the checksums by which databases know them. */
export async function knownMigrations(folder = FOLDER): Promise<Map<string, string>> {
  return new Map((await readMigrations(folder)).map(({ name, checksum }) => [name, checksum]));
}

/** Half a market must not be served, nor be filled by a user who takes it for a new one. */
async function refuseUnfinished(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_namespace WHERE nspname = $1", [unfinishedRestore]);
  if (rowCount === 0) return;
  throw new OperatorError(
    "A restore into this database is under way or was cut off: wait for it, or run npm run restore again.",
  );
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = name.slice(0, 4);
    if (!NAME.test(name)) {
      throw new OperatorError(`The migration ${name} must be named like 0001__listings__create.sql.`);
    }
    if (numbers.has(number))
      throw new OperatorError(`Two migrations have the number ${number}: renumber one of them.`);
    numbers.add(number);
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), "utf8");
      const checksum = createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
      return { name, sql, checksum };
    }),
  );
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "SELECT name, checksum FROM schema_migrations",
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** A database ahead of the code is left alone: that is an older process beside a newer one during a roll-out. */
function findPending(migrations: Migration[], applied: Map<string, string>): Migration[] {
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum) {
      throw new OperatorError(
        `The migration ${name} was changed after it had been applied: restore it and write a new one instead.`,
      );
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}
