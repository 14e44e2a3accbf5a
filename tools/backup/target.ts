import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { unfinishedRestore } from "#platform/db/migrate.ts";
import { unreachable } from "#platform/db/unreachable.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { diskStorage, type ListedStorage } from "#platform/storage/storage.ts";
import { readObjects } from "./database/catalogue.ts";
import { explained } from "./explained.ts";

/** Where a market is restored to. */
export interface Target {
  dataDir: string;
  /** Without it, the embedded database of DATA_DIR. */
  databaseUrl: string | undefined;
  /** Where its files are to lie, if not in DATA_DIR. */
  bucket: ListedStorage | undefined;
}

/** What a target holds already, in words; nothing of an empty one, or of one whose restore was cut off. */
export async function whatIsIn({ dataDir, databaseUrl, bucket }: Target): Promise<string[]> {
  const found: string[] = [];
  if (databaseUrl) found.push(...(await whatIsInDatabase(databaseUrl)));
  else if (existsSync(join(dataDir, "postgres"))) found.push(`the embedded database in ${dataDir}`);
  const disk = join(dataDir, "uploads");
  if (bucket && (await hasFiles(bucket))) found.push("the files in the bucket");
  if (!bucket && (await hasFiles(diskStorage(disk)))) found.push(`the files in ${disk}`);
  return found;
}

async function hasFiles(storage: ListedStorage): Promise<boolean> {
  for await (const key of storage.keys()) if (!key.startsWith("check/")) return true;
  return false;
}

async function whatIsInDatabase(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect().catch((error) => {
    throw unreachable(url, error);
  });
  try {
    const { rows } = await client.query<{ others: number; unfinished: boolean }>(
      `select (select count(*)::int from pg_stat_activity where datname = current_database()
          and backend_type = 'client backend' and pid <> pg_backend_pid()) as others,
        exists (select from pg_namespace where nspname = $1) as unfinished`,
      [unfinishedRestore],
    );
    const [{ others, unfinished } = { others: 0, unfinished: false }] = rows;
    if (others > 0) {
      throw new OperatorError(
        `${others} other connections use this database: stop the market, and whoever else works in it, first.`,
      );
    }
    const objects = unfinished ? [] : await readObjects(client);
    if (objects.length === 0) return [];
    const more = objects.length > 3 ? " and more" : "";
    return [`the tables of the database (${objects.slice(0, 3).join(", ")}${more})`];
  } finally {
    await client.end();
  }
}

/** A room within DATA_DIR in which a market is put together until it is whole; what another restore left there goes. */
export async function makeRoom(dataDir: string): Promise<string> {
  const room = join(dataDir, "restoring");
  await explained(dataDir, async () => {
    await rm(room, { recursive: true, force: true });
    await mkdir(room, { recursive: true, mode: 0o700 });
  });
  return room;
}

/**
 * Lets a whole market take its place in DATA_DIR, its database last: until then there is none. What was there is kept in
 * a folder, whose name this gives.
 */
export async function moveIn(room: string, dataDir: string, at: Date): Promise<string | undefined> {
  // Names must not reach the disk before what they name.
  spawnSync("sync");
  let kept: string | undefined;
  for (const name of ["uploads", "postgres"]) {
    const place = join(dataDir, name);
    if (!existsSync(join(room, name))) continue;
    if (existsSync(place)) {
      kept ??= join(dataDir, `replaced-${at.toISOString().replace(/[:.]/g, "-")}`);
      await mkdir(kept, { recursive: true, mode: 0o700 });
      await rename(place, join(kept, name));
    }
    await rename(join(room, name), place);
  }
  await rm(room, { recursive: true, force: true });
  return kept;
}
