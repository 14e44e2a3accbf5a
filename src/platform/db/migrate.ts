import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { OperatorError } from "#platform/operator-error.ts";
import { unreachable } from "./unreachable.ts";

export interface MigrateOptions {
  url: string;
  folder?: string;
  log?: (text: string) => void;
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const FOLDER = fileURLToPath(new URL("../../../db/migrations/", import.meta.url));
const NAME = /^\d{4}__[a-z0-9_-]+__[a-z0-9_-]+\.sql$/;
const LOCK = 6_474_474; // MISHWAR on a telephone's keys; any number serves that nothing else locks

/**
 * Applies what is new in db/migrations, each file in a transaction of its own, and returns the names. The advisory
 * lock lets any number of processes start at once: one migrates, the others wait and find nothing to do.
 */
export async function migrate({ url, folder = FOLDER, log = () => {} }: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: url, application_name: "mishwar migrate" });
  client.on("error", () => {});
  await client.connect().catch((error) => {
    throw unreachable(url, error);
  });
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const pending = findPending(migrations, await readApplied(client));
    for (const migration of pending) {
      log(`migrating: ${migration.name}`);
      await apply(client, migration);
    }
    return pending.map(({ name }) => name);
  } finally {
    await client.end(); // lets go of the lock too
  }
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

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query("BEGIN");
    await client.query(sql);
    await client.query("INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)", [name, checksum]);
    await client.query("COMMIT");
  } catch (cause) {
    await client.query("ROLLBACK").catch(() => {});
    const { message, position } = cause as { message: string; position?: string };
    const line = position ? ` at line ${sql.slice(0, Number(position)).split("\n").length}` : "";
    throw new OperatorError(`The migration ${name} failed${line} and was undone: ${message}.`, { cause });
  }
}
