import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runningEmbeddedUrl, startEmbeddedPostgres } from "./embedded.ts";
import { processStamp } from "./embedded-owner.ts";

const holder = fileURLToPath(new URL("../../../tests/support/hold-database.ts", import.meta.url));
const claimer = fileURLToPath(new URL("../../../tests/support/claim-folders.ts", import.meta.url));
let dataDir: string;
// Servers are made, killed and recover.
vi.setConfig({ testTimeout: 120_000 });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mishwar-embedded-"));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = () => startEmbeddedPostgres({ dataDir, disposable: true });

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function hold(): Promise<{ child: ChildProcess; postgres: number }> {
  const child = spawn(process.execPath, [holder, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  const [first] = await once(child.stdout, "data");
  return { child, postgres: Number(String(first)) };
}

test("keeps its data, speaks UTF-8 in the C order, and is gone after stop", async () => {
  const first = await start();
  await query(first.url, "CREATE TABLE t AS SELECT 'مشوار' AS word");
  await first.stop();
  expect(processStamp(first.pid)).toBeNull();
  const second = await start();
  expect(await query(second.url, "SELECT word, 'a' < 'B' AS folded FROM t")).toEqual([
    { word: "مشوار", folded: false },
  ]);
  expect(runningEmbeddedUrl(dataDir)).toBe(second.url);
  await second.stop();
  await second.stop();
  expect(runningEmbeddedUrl(dataDir)).toBeNull();
});

test("knows Arabic letters, so that a trigram index finds Arabic words", async () => {
  const server = await start();
  await query(server.url, "CREATE EXTENSION pg_trgm");
  const [row] = await query(server.url, "SELECT cardinality(show_trgm('مرسيدس')) AS trigrams");
  expect(row.trigrams).toBe(7);
  await server.stop();
});

test("a second start on the same folder is refused in one sentence", async () => {
  const { child } = await hold();
  await expect(start()).rejects.toThrow(
    `The database in ${dataDir} is already in use by process ${child.pid}: stop that one first, or set DATA_DIR to another folder.`,
  );
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("starts again after its process was killed, with or without the server", async () => {
  for (const withServer of [false, true]) {
    const { child, postgres } = await hold();
    if (withServer) process.kill(postgres, "SIGKILL");
    child.kill("SIGKILL");
    await once(child, "exit");
    const next = await start();
    expect(next.pid).not.toBe(postgres);
    expect(processStamp(postgres)).toBeNull();
    await next.stop();
  }
});

test("of several that find the folder of a dead process at once, one gets it", async () => {
  const folders = Array.from({ length: 60 }, (_, index) => join(dataDir, String(index)));
  for (const folder of folders) {
    await mkdir(folder);
    await writeFile(join(folder, "postgres.owner"), JSON.stringify({ pid: 999_999_999, stamp: "dead" }));
  }
  const children = [1, 2, 3].map(() => fork(claimer, { execArgv: [] }));
  await Promise.all(children.map((child) => once(child, "message")));
  const order = { folders, start: Date.now() + 50, everyMs: 3 };
  const answers = children.map((child) => once(child, "message"));
  for (const child of children) child.send(order);
  const won = (await Promise.all(answers)).flatMap(([own]) => own as string[]);
  for (const child of children) child.kill();
  expect(won.toSorted()).toEqual(folders.toSorted());
});

test("a pid file whose number belongs to another program by now does not stand in the way", async () => {
  const first = await start();
  process.kill(first.pid, "SIGKILL");
  await first.stop();
  const file = join(dataDir, "postgres", "data", "postmaster.pid");
  await writeFile(file, `${process.ppid}\n${join(dataDir, "postgres", "data")}\n1700000000\n5432\n\n\n`);
  const second = await start();
  await second.stop();
});

test("a path too long for a socket gets one elsewhere, in a folder of its own that is closed to others", async () => {
  const long = join(dataDir, "x".repeat(100));
  const server = await startEmbeddedPostgres({ dataDir: long, disposable: true });
  const folder = new URL(server.url).searchParams.get("host") ?? "";
  expect(folder.startsWith(long)).toBe(false);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await query(server.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await server.stop();
  await expect(stat(folder)).rejects.toThrow("ENOENT");
});

test("a folder that cannot be written is one sentence", async () => {
  const file = join(dataDir, "file");
  await writeFile(file, "");
  await chmod(file, 0o400);
  await expect(startEmbeddedPostgres({ dataDir: join(file, "below") })).rejects.toThrow(
    /^The data folder .* cannot be written \(ENOTDIR\): set DATA_DIR/,
  );
});

test("a database of another PostgreSQL is left alone", async () => {
  await (await start()).stop();
  await writeFile(join(dataDir, "postgres", "data", "PG_VERSION"), "17\n");
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 17, not 18/);
});
