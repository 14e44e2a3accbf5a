import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { migrationLock } from "#platform/db/migrate.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { filesStayLock } from "#platform/storage/files-stay.ts";
import type { ListedStorage } from "#platform/storage/storage.ts";
import { fingerprintOf, type Manifest } from "./archive/manifest.ts";
import { type ArchiveWriter, writeArchive } from "./archive/write-archive.ts";
import { readQueueVersion, readSequences, readTables, type Table } from "./database/catalogue.ts";
import { copyOut } from "./database/copy-out.ts";
import { RowDigest } from "./database/row-digest.ts";
import { inSession } from "./database/session.ts";
import { count, type Progress, silent, since, sizeOf } from "./progress.ts";

export interface BackupOptions {
  url: string;
  /** Where the files of the market lie; without it they are not taken. */
  storage?: ListedStorage | undefined;
  /** Of the archive, which must not be there yet. */
  path: string;
  secret: string;
  version: string;
  at: Date;
  progress?: Progress;
  signal?: AbortSignal;
  /** Called with the snapshot while it is held, for those who want to look at the same moment. */
  onSnapshot?: (id: string) => Promise<void>;
}

export interface Backup {
  path: string;
  size: number;
  rows: number;
  files: number;
}

/** Drawn again when they are missing, or of a start that looks whether it may write. */
const needless = /^(share|check)\//;
/** How long migrations, or a purge that has begun, may take until a backup gives up. */
const patienceMs = 60_000;

/**
 * Writes the market's database and files into one archive while it serves. All tables are read in one snapshot, the files
 * after it: a row never names a file that was not there before it, and none is removed meanwhile. Whatever goes wrong
 * leaves no archive.
 */
export async function takeBackup(options: BackupOptions): Promise<Backup> {
  const { url, path, at, secret, signal } = options;
  return inSession(url, "mishwar backup", async (client) => {
    await alone(client);
    const archive = await writeArchive(path, at);
    try {
      const database = await writeDatabase(client, archive, options);
      const files = await writeFiles(archive, options);
      signal?.throwIfAborted();
      const { version } = options;
      const made = { madeAt: at.toISOString(), version, secret: fingerprintOf(secret) };
      const size = await archive.finish({ ...made, ...database, files }, secret);
      const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
      return { path, size, rows, files: files.count };
    } finally {
      await archive.abandon();
    }
  });
}

/** Neither another backup, nor a migration, nor a job that takes files away: all three wait or are told. */
async function alone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>("select pg_try_advisory_lock($1, 1) as free", [
    filesStayLock,
  ]);
  if (!rows[0]?.free) throw new OperatorError("Another backup of this database is under way.");
  await client.query("select set_config('lock_timeout', $1, false)", [String(patienceMs)]);
  await untilMigrated(client);
  await client.query("select pg_advisory_lock($1)", [filesStayLock]);
}

/** Asked for again and again, as migrations do: who waits in a statement holds up an index that is made concurrently. */
async function untilMigrated(client: pg.Client): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>("select pg_try_advisory_lock_shared($1) as got", [
      migrationLock,
    ]);
    if (rows[0]?.got) return;
    if (performance.now() > end) {
      throw new OperatorError("The database is being migrated: take a backup when that is done.");
    }
    await pause(100);
  }
}

async function writeDatabase(
  client: pg.Client,
  archive: ArchiveWriter,
  { progress = silent, signal, onSnapshot }: BackupOptions,
): Promise<Pick<Manifest, "tables" | "sequences" | "migrations" | "queue" | "postgres">> {
  const started = performance.now();
  await client.query("begin transaction isolation level repeatable read, read only");
  const tables = await readTables(client);
  const { rows: migrations } = await readMigrations(client, tables);
  // Anyone who would empty or rebuild a table waits: that is not undone for a snapshot.
  await client.query(`lock table ${tables.map(({ sql }) => sql).join(", ")} in access share mode`);
  if (onSnapshot) {
    const { rows } = await client.query<{ id: string }>("select pg_export_snapshot() as id");
    await onSnapshot(rows[0]?.id ?? "");
  }
  const written: Manifest["tables"] = [];
  for (const table of tables) {
    const digest = new RowDigest();
    let part = 0;
    for await (const bytes of copyOut(client, table, digest)) {
      signal?.throwIfAborted();
      part++;
      const number = String(part).padStart(5, "0");
      await archive.add(`database/${table.schema}.${table.name}/${number}.copy`, bytes);
      progress.at(() => `database: ${table.name}, ${count(digest.rows)} rows, ${since(started)}`);
    }
    const { schema, name, columns } = table;
    const { rows, bytes } = digest;
    written.push({ schema, name, columns, rows, bytes, digest: digest.digest });
  }
  const queue = await readQueueVersion(client);
  const sequences = await readSequences(client);
  const { rows: server } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  await client.query("commit");
  const [rows, bytes] = [sumOf(written, "rows"), sumOf(written, "bytes")];
  progress.step(
    `database: ${tables.length} tables, ${count(rows)} rows, ${sizeOf(bytes)}, ${since(started)}`,
  );
  return { tables: written, sequences, migrations, queue, postgres: server[0]?.version ?? "" };
}

async function readMigrations(client: pg.Client, tables: readonly Table[]) {
  if (!tables.some(({ schema, name }) => schema === "public" && name === "schema_migrations")) {
    throw new OperatorError("There is no market in this database: nothing to take a backup of.");
  }
  return client.query<{ name: string; checksum: string }>(
    "select name, checksum from public.schema_migrations order by name",
  );
}

const sumOf = (tables: Manifest["tables"], what: "rows" | "bytes") =>
  tables.reduce((sum, table) => sum + table[what], 0);

async function writeFiles(
  archive: ArchiveWriter,
  { storage, progress = silent, signal }: BackupOptions,
): Promise<Manifest["files"]> {
  const files = { included: storage !== undefined, count: 0, bytes: 0 };
  if (!storage) return files;
  const started = performance.now();
  for await (const key of storage.keys()) {
    signal?.throwIfAborted();
    if (needless.test(key)) continue;
    // What no row ever named may go: an upload that was refused.
    const found = await storage.get(key);
    if (!found) continue;
    const bytes = await buffer(found.stream);
    await archive.add(`uploads/${key}`, bytes);
    files.count++;
    files.bytes += bytes.length;
    progress.at(() => `files: ${count(files.count)}, ${sizeOf(files.bytes)}, ${since(started)}`);
  }
  progress.step(`files: ${count(files.count)}, ${sizeOf(files.bytes)}, ${since(started)}`);
  return files;
}
