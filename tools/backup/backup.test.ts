import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import pg from "pg";
import { afterAll, expect, inject, it, vi } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeMarket } from "#features/search/search.factory.ts";
import { searchListings } from "#features/search/search.query.ts";
import { connectDatabase } from "#platform/db/connect.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { addJob } from "#platform/queue/queue.ts";
import { diskStorage } from "#platform/storage/storage.ts";
import { emptyDatabase, testDatabase } from "../../tests/support/database.ts";
import { databaseAt, TEMPLATE } from "../../tests/support/database-url.ts";
import { digestsAt, digestsInSnapshot } from "../bench/lib/compare-databases.ts";
import { schemaPicture } from "../db/schema-picture.ts";
import { removeOlder } from "./archives.ts";
import { beginRestore } from "./database/load.ts";
import { inspectArchive, restoreBackup } from "./restore-backup.ts";
import { type BackupOptions, takeBackup } from "./take-backup.ts";
import { whatIsIn } from "./target.ts";

// Some make the whole schema again.
vi.setConfig({ testTimeout: 120_000 });

const secret = "the secret of a market, for its tests";
const at = new Date("2026-11-22T10:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "mishwar-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const within = (name: string) => join(folder, name);

const { db, url } = await testDatabase();
const storage = diskStorage(within("uploads"));
await makeMarket(db, 40);
const seller = await makeUser(db);
await addJob(db, "media.remove_files", { ids: [] });
for (const key of ["pictures/ab/one/640.avif", "pictures/ab/one/640.webp", "receipts/paper.pdf", "empty.bin"])
  await storage.put(key, Buffer.from(key === "empty.bin" ? "" : `${key} `.repeat(900)));
await storage.put("share/ab/one.jpg", Buffer.from("drawn again when it is missing"));
writeFileSync(within("uploads/pictures/ab/one/1280.avif.1-2.part"), "half of a picture");

const backUp = (path: string, given: Partial<BackupOptions> = {}) =>
  takeBackup({ url, storage, path, secret, version: "1", at, ...given });

/** As `npm run restore` does it: the archive first, then the target. */
async function restore(path: string, databaseUrl: string | undefined, dataDir: string, key = secret) {
  const { manifest } = await inspectArchive(path, { secret: key });
  const target = { dataDir, databaseUrl, bucket: undefined };
  return restoreBackup({ path, target, at, disposable: true }, manifest);
}

const filesOf = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();

const archive = within("whole.tar.zst");
const target = await emptyDatabase();
const spare = await emptyDatabase();
const template = databaseAt(inject("databaseServer"), TEMPLATE);

async function onDatabase<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return work(client).finally(() => client.end());
}

// One who owns the database and may do nothing else, and one who may only come in.
const [owner, stranger] = [`owner_${process.pid}`, `stranger_${process.pid}`];
function as(user: string, address: string): string {
  const changed = new URL(address);
  changed.username = user;
  return changed.href;
}
await onDatabase(template, (client) =>
  client.query(`create role ${owner} login; create role ${stranger} login;
    alter database ${new URL(target).pathname.slice(1)} owner to ${owner}`),
);
afterAll(async () => {
  await onDatabase(target, (client) =>
    client.query(`reassign owned by ${owner} to current_user; drop owned by ${owner}`),
  );
  await onDatabase(template, (client) => client.query(`drop role ${owner}; drop role ${stranger}`));
});

/** What the tables held at the moment of the archive. */
let then = new Map<string, string>();

it("is restored row by row and file by file as of its moment, whatever is written meanwhile", async () => {
  await backUp(archive, {
    onSnapshot: async (id) => {
      then = await digestsInSnapshot(url, id);
      await makeListing(db, { user_id: seller, title: "Listed after the moment" });
      await db.deleteFrom("cars").where("brand", "=", "bmw").execute();
    },
  });
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  await restore(archive, as(owner, target), within("restored"));
  expect(await digestsAt(target)).toEqual(then);
  expect(await digestsAt(url)).not.toEqual(then);

  const uploads = within("restored/uploads");
  const expected = filesOf(within("uploads")).filter((name) => !/^share|part$/.test(name));
  expect(filesOf(uploads)).toEqual(expected);
  for (const name of expected)
    expect(readFileSync(join(uploads, name))).toEqual(readFileSync(join(within("uploads"), name)));
  expect(readdirSync(within("restored"))).toEqual(["uploads"]);
});

it("has every index, reference, check and trigger again, and goes on from there", async () => {
  expect(await schemaPicture(target)).toBe(await schemaPicture(template));
  const restored = await connectDatabase({ url: target, max: 2 });
  try {
    const id = await makeListing(restored, { user_id: await makeUser(restored), city: "hermel" });
    const where = { vehicleType: "car", filters: { city: ["hermel"] }, words: [] } as const;
    const found = await searchListings(restored, where, { sort: "default", page: 1, limit: 9 }, true);
    expect(found.ids).toEqual([id]);
    await restored.deleteFrom("cars").where("id", "=", id).execute();
  } finally {
    await restored.destroy();
  }
});

it("can be read by tar", () => {
  const list = spawnSync("tar", ["-tf", "-"], {
    input: zstdDecompressSync(readFileSync(archive)),
    encoding: "utf8",
  });
  expect(list.status).toBe(0);
  expect(list.stdout).toContain("mishwar-backup/database/public.cars/00001.copy\n");
  expect(list.stdout).toContain("mishwar-backup/uploads/receipts/paper.pdf\n");
  expect(list.stdout).not.toContain("session-secret");
});

it("is restored into an embedded database, and what was there is kept beside", async () => {
  const dataDir = within("embedded");
  const place = { dataDir, databaseUrl: undefined, bucket: undefined };
  expect(await whatIsIn(place)).toEqual([]);
  await diskStorage(join(dataDir, "uploads")).put("pictures/old.webp", Buffer.from("of another market"));
  mkdirSync(join(dataDir, "postgres"));
  expect(await whatIsIn(place)).toHaveLength(2);
  const kept = await restore(archive, undefined, dataDir);
  expect(filesOf(kept ?? "")).toEqual(["uploads/pictures/old.webp"]);
  expect(readdirSync(kept ?? "").toSorted()).toEqual(["postgres", "uploads"]);
  const server = await startEmbeddedPostgres({ dataDir, disposable: true });
  try {
    expect(await digestsAt(server.url)).toEqual(then);
  } finally {
    await server.stop();
  }
});

it("of an older Mishwar gets its own tables, and is migrated; what a restore left that was cut off does not count", async () => {
  const [old, place] = [
    await emptyDatabase(),
    { dataDir: within("none"), databaseUrl: spare, bucket: undefined },
  ];
  const names = readdirSync(new URL("../../db/migrations/", import.meta.url)).toSorted();
  await migrate({ url: old, only: new Set(names.slice(0, -3)) });
  await backUp(within("old.tar.zst"), { url: old, storage: undefined });

  await onDatabase(spare, (client) => beginRestore(client));
  await expect(migrate({ url: spare })).rejects.toThrow("run npm run restore again");
  expect(await whatIsIn(place)).toEqual([]);
  await restore(within("old.tar.zst"), spare, within("old"));
  expect(await whatIsIn(place)).toHaveLength(1);
  expect(await schemaPicture(spare)).toBe(await schemaPicture(template));
  expect(await migrate({ url: spare })).toEqual([]);
});

it("is refused to who may not read or write the tables, and nothing is touched", async () => {
  const before = await digestsAt(target);
  const path = within("no.tar.zst");
  await expect(backUp(path, { url: as(stranger, target) })).rejects.toThrow("owner of the tables");
  await expect(backUp(path, { url: as("nobody_at_all", target) })).rejects.toThrow("cannot be reached");
  await expect(restore(archive, as(stranger, target), within("no"))).rejects.toThrow(OperatorError);
  expect(existsSync(path)).toBe(false);
  expect(await digestsAt(target)).toEqual(before);
});

it("is not there when it could not be written to its end, and neither is a half one", async () => {
  const place = within("stopped");
  const stopping = new AbortController();
  const onSnapshot = async () => stopping.abort(new Error("stopped"));
  await expect(backUp(join(place, "a.tar.zst"), { onSnapshot, signal: stopping.signal })).rejects.toThrow(
    "stopped",
  );
  expect(readdirSync(place)).toEqual([]);

  // What a process left that was killed goes with the next backup, and what another is writing stays.
  for (const name of ["killed.tar.zst.7.part", "written.tar.zst.8.part"])
    writeFileSync(join(place, name), "");
  utimesSync(join(place, "killed.tar.zst.7.part"), 1, 1);
  await backUp(join(place, "b.tar.zst"));
  expect(readdirSync(place).toSorted()).toEqual(["b.tar.zst", "written.tar.zst.8.part"]);
});

it("says that the disk is full, ends with 1 and leaves nothing", () => {
  const place = within("full");
  const command = `ulimit -f 2; exec "$0" tools/backup/backup.ts --quiet --to=${place}`;
  const env = { ...process.env, NODE_ENV: "test", DATABASE_URL: url, DATA_DIR: folder };
  const { status, stderr } = spawnSync("bash", ["-c", command, process.execPath], { env, encoding: "utf8" });
  expect(stderr).toMatch(/full cannot be used: the file grows larger than it may \(EFBIG\)\.\n$/);
  expect(status).toBe(1);
  expect(readdirSync(place)).toEqual([]);
});

it("does not take the place of a market by a slip", async () => {
  const env = { ...process.env, NODE_ENV: "test", DATABASE_URL: url, DATA_DIR: folder };
  const before = await digestsAt(url);
  await db.destroy();
  const run = spawnSync(process.execPath, ["tools/backup/restore.ts", archive], { env, encoding: "utf8" });
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/^There is a market already: .*Add --replace to let it give way\.\n$/);
  expect(await digestsAt(url)).toEqual(before);
});

it("keeps as many archives as it is told, and nothing that is not one goes", async () => {
  const place = within("kept");
  const names = ["2026-01-01", "2026-01-02", "2026-01-03"].map((day) => `mishwar-${day}T00-00-00Z.tar.zst`);
  for (const name of [...names, "mine.tar.zst"])
    await backUp(join(place, name), { storage: undefined, url: spare });
  expect(await removeOlder(place, 2)).toEqual(names.slice(0, 1));
  expect(readdirSync(place).toSorted()).toEqual(["mine.tar.zst", ...names.slice(1)].toSorted());
});
