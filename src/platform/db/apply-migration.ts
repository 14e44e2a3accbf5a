import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { OperatorError } from "#platform/operator-error.ts";

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Who waits for a lock holds up everybody who comes after, and a visitor's query is cancelled after 3 s: so not for long, but
 * often. Of two that wait for each other PostgreSQL ends the one that has waited for a second (`deadlock_timeout`): the
 * migration has given way before, and no visitor's query is ended for it.
 */
export interface Patience {
  lockTimeoutMs: number;
  attempts: number;
  pauseMs: number;
}
const usual: Patience = { lockTimeoutMs: 500, attempts: 48, pauseMs: 2000 };

/** PostgreSQL's codes for a lock that was not to be had: not in time, or only by a deadlock. */
const inUse = new Set(["55P03", "40P01"]);
const outsideMark = /^--\s*outside a transaction\s*$/m;
const concurrentIndex = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i;

/**
 * Applies a migration and keeps that it was. One that needs a table in use lets it go after half a second and tries again. One
 * marked `-- outside a transaction` is a single statement that may be repeated: an index made or dropped concurrently.
 */
export async function applyMigration(
  client: pg.Client,
  migration: Migration,
  log: (text: string) => void,
  patience: Patience = usual,
): Promise<void> {
  const apply = outsideMark.test(migration.sql) ? outside : inTransaction;
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, migration, patience);
    } catch (cause) {
      const { code } = cause as { code?: string };
      if (!inUse.has(code ?? "") || attempt >= patience.attempts) throw failure(migration, cause, attempt);
      log(`${migration.name} waits for a table in use and tries again (${attempt} of ${patience.attempts})`);
      await pause(patience.pauseMs);
    }
  }
}

async function inTransaction(client: pg.Client, migration: Migration, { lockTimeoutMs }: Patience) {
  try {
    await client.query("BEGIN");
    await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
    await client.query(migration.sql);
    await keep(client, migration);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

/** No limit to its waiting: nobody waits behind an index that is made concurrently. */
async function outside(client: pg.Client, migration: Migration) {
  const [, index] = concurrentIndex.exec(migration.sql) ?? [];
  if (index) await dropUnfinished(client, index);
  await client.query(migration.sql);
  await keep(client, migration);
}

/** What a process that was ended in the middle left: an index that every change pays for and no query uses. */
async function dropUnfinished(client: pg.Client, index: string): Promise<void> {
  const { rowCount } = await client.query(
    "SELECT FROM pg_index WHERE indexrelid = to_regclass(quote_ident($1)) AND NOT indisvalid",
    [index.toLowerCase()],
  );
  if (rowCount) await client.query(`DROP INDEX CONCURRENTLY "${index.toLowerCase()}"`);
}

const keep = (client: pg.Client, { name, checksum }: Migration) =>
  client.query("INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)", [name, checksum]);

function failure({ name, sql }: Migration, cause: unknown, attempts: number): OperatorError {
  const { message, position, code } = cause as { message: string; position?: string; code?: string };
  if (inUse.has(code ?? "")) {
    return new OperatorError(
      `The migration ${name} was undone: what it changes was in use at ${attempts} attempts. \`select pid, xact_start, query ` +
        "from pg_stat_activity where xact_start < now() - interval '1 minute'` names who holds it.",
      { cause },
    );
  }
  const line = position ? ` at line ${sql.slice(0, Number(position)).split("\n").length}` : "";
  return new OperatorError(`The migration ${name} failed${line} and was undone: ${message}.`, { cause });
}
