import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { startEmbeddedPostgres } from "#platform/db/embedded.ts";
import { claim, release } from "#platform/db/embedded-owner.ts";
import { knownMigrations, migrate } from "#platform/db/migrate.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { diskStorage, type ListedStorage } from "#platform/storage/storage.ts";
import { fingerprintOf, type Manifest, sealOf } from "./archive/manifest.ts";
import { type ReadArchive, readArchive } from "./archive/read-archive.ts";
import { damaged } from "./archive/tar.ts";
import { beginRestore, giveUp, Loader, makeTables } from "./database/load.ts";
import { inSession } from "./database/session.ts";
import { count, type Progress, silent, since, sizeOf } from "./progress.ts";
import { makeRoom, moveIn, type Target } from "./target.ts";

export interface RestoreOptions {
  path: string;
  target: Target;
  at: Date;
  progress?: Progress;
  signal?: AbortSignal;
  /** For tests: what is restored may be lost, so nothing waits for the disk. */
  disposable?: boolean;
}

/** Reads a whole archive and refuses one that is damaged, or that this code cannot restore. Touches nothing else. */
export async function inspectArchive(
  path: string,
  { secret, progress = silent, signal }: { secret: string; progress?: Progress; signal?: AbortSignal },
): Promise<{ manifest: Manifest; sameSecret: boolean }> {
  const started = performance.now();
  const archive = await readArchive(path, {
    at: (bytes) => {
      signal?.throwIfAborted();
      progress.at(() => `archive: ${sizeOf(bytes)} read and compared`);
    },
  });
  const { manifest } = archive;
  const sameSecret = holdsToItsSeal(archive, secret);
  await refuseOtherMigrations(manifest);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  progress.step(
    `archive: whole, ${count(rows)} rows and ${count(manifest.files.count)} files of ${manifest.madeAt}, ${since(started)}`,
  );
  return { manifest, sameSecret };
}

/** Whether the market had the same secret; where it had, a user who rewrote the archive without it is found out. */
function holdsToItsSeal({ manifest, sealed }: ReadArchive, secret: string): boolean {
  if (manifest.secret !== fingerprintOf(secret)) return false;
  if (sealed.seal !== sealOf(secret, sealed.manifest)) throw damaged();
  return true;
}

async function refuseOtherMigrations({ migrations, version }: Manifest): Promise<void> {
  const known = await knownMigrations();
  const unknown = migrations.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  const changed = migrations.filter(({ name, checksum }) => known.get(name) !== checksum);
  if (unknown.length > 0) {
    throw new OperatorError(
      `The archive is of a newer Mishwar (${version}), with the migration ${unknown.at(-1)}, which this one does not have: restore it with that version.`,
    );
  }
  if (changed[0]) {
    throw new OperatorError(
      `The migration ${changed[0].name} is another one in the archive than here: restore it with the version that wrote it (${version}).`,
    );
  }
}

/**
 * Puts a market together from an archive that was inspected, and lets it take its place when it is whole; until then the
 * target is as it was, or empty. What stood there is replaced: anyone who calls has asked. Returns where that is kept.
 */
export async function restoreBackup(
  options: RestoreOptions,
  manifest: Manifest,
): Promise<string | undefined> {
  const { target, at, progress = silent } = options;
  const { dataDir, databaseUrl, bucket } = target;
  await mkdir(dataDir, { recursive: true });
  claim(dataDir);
  try {
    const room = await makeRoom(dataDir);
    const files = bucket ?? diskStorage(join(room, "uploads"));
    if (databaseUrl) {
      let kept: string | undefined;
      await load(databaseUrl, options, manifest, files, async () => {
        kept = await moveIn(room, dataDir, at);
      });
      return kept;
    }
    const { disposable = false } = options;
    const server = await startEmbeddedPostgres({ dataDir: room, disposable, log: progress.step });
    try {
      await load(server.url, options, manifest, files);
    } finally {
      await server.stop();
    }
    return await moveIn(room, dataDir, at);
  } finally {
    release(dataDir);
  }
}

async function load(
  url: string,
  options: RestoreOptions,
  manifest: Manifest,
  files: ListedStorage,
  beforeCommit: () => Promise<void> = async () => {},
): Promise<void> {
  const { progress = silent } = options;
  const started = performance.now();
  await inSession(url, "mishwar restore", async (client) => {
    await beginRestore(client);
    try {
      await makeTables(client, url, manifest);
      await fill(client, options, manifest, files);
      await beforeCommit();
      await client.query(`drop schema mishwar_restore; commit`);
    } catch (error) {
      await giveUp(client).catch(() => {}); // the reason counts, and the mark says that nothing is whole
      throw error;
    }
  });
  const applied = await migrate({ url, log: progress.step });
  await inSession(url, "mishwar restore", (client) => client.query("analyze"));
  const newer = applied.length > 0 ? `, ${applied.length} newer migrations applied` : "";
  progress.step(`database: restored and compared, table by table${newer}, ${since(started)}`);
}

async function fill(
  client: pg.Client,
  { path, progress = silent, signal }: RestoreOptions,
  manifest: Manifest,
  files: ListedStorage,
): Promise<void> {
  const loader = new Loader(client, progress);
  await loader.begin(manifest);
  let kept = 0;
  const again = await readArchive(path, {
    rows: (table, bytes) => loader.rows(table, bytes),
    file: async (key, bytes) => {
      await files.put(key, bytes);
      kept++;
    },
    at: (bytes) => {
      signal?.throwIfAborted();
      progress.at(() => `restoring: ${sizeOf(bytes)} of the archive, ${count(kept)} files`);
    },
  });
  // A user may have put another archive into its place since it was inspected.
  if (again.manifest.madeAt !== manifest.madeAt) throw damaged();
  progress.step(`files: ${count(kept)}`);
  await loader.complete(manifest);
}
