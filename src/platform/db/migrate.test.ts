import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeEach, expect, test } from "vitest";
import { emptyDatabase } from "../../../tests/support/database.ts";
import { migrate } from "./migrate.ts";

const folders: string[] = [];
let url: string;
let folder: string;

beforeEach(async () => {
  url = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), "mishwar-migrations-"));
  folders.push(folder);
  await write("0001__animals__create.sql", "CREATE TABLE animals (name text);");
});

afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true }))));

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

async function ask(sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const count = async (table: string) => (await ask(`SELECT count(*)::int AS n FROM ${table}`))[0].n;

test("a second run finds nothing to do, and a new file is applied alone", async () => {
  expect(await migrate({ url, folder })).toEqual(["0001__animals__create.sql"]);
  expect(await migrate({ url, folder })).toEqual([]);
  await write("0002__animals__first.sql", "INSERT INTO animals VALUES ('cat');");
  expect(await migrate({ url, folder })).toEqual(["0002__animals__first.sql"]);
  expect(await count("animals")).toBe(1);
});

test("processes that start together migrate once", async () => {
  await write("0002__animals__slow.sql", "SELECT pg_sleep(0.1); INSERT INTO animals VALUES ('cat');");
  const all = await Promise.all([1, 2, 3, 4].map(() => migrate({ url, folder })));
  expect(all.map((names) => names.length).sort()).toEqual([0, 0, 0, 2]);
  expect(await count("animals")).toBe(1);
});

test("a migration that was edited after it was applied is refused by name", async () => {
  await migrate({ url, folder });
  await write("0001__animals__create.sql", "CREATE TABLE animals (name text, age int);");
  await expect(migrate({ url, folder })).rejects.toThrow(/0001__animals__create\.sql was changed after/);
});

test("a failing migration leaves nothing behind and says where", async () => {
  await write("0002__animals__broken.sql", "CREATE TABLE half (a int);\nSELECT nonsense;");
  await expect(migrate({ url, folder })).rejects.toThrow(
    /0002__animals__broken\.sql failed at line 2 .*nonsense/,
  );
  expect(await count("schema_migrations")).toBe(1);
  await expect(count("half")).rejects.toThrow(/does not exist/);
});

test.each([
  ["0001__plants__create.sql", /Two migrations have the number 0001/],
  ["7__x.sql", /7__x\.sql must be named like/],
])("a name that leaves the order open is refused: %s", async (name, message) => {
  await write(name, "SELECT 1;");
  await expect(migrate({ url, folder })).rejects.toThrow(message);
});

const quick = { lockTimeoutMs: 50, attempts: 200, pauseMs: 20 };

/** Holds the table as a long transaction of the build before would, until it is let go. */
async function holding(table: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS SHARE MODE`);
  return { client, letGo: () => client.query("COMMIT").then(() => client.end()) };
}

test("a migration that finds its table in use lets others by and comes back", async () => {
  await migrate({ url, folder });
  await write("0002__animals__age.sql", "ALTER TABLE animals ADD COLUMN age int;");
  const holder = await holding("animals");
  const said: string[] = [];
  const { promise: waited, resolve: haveWaited } = Promise.withResolvers<void>();
  const log = (text: string) => {
    said.push(text);
    if (/tries again \(2 /.test(text)) haveWaited();
  };
  const migrating = migrate({ url, folder, log, patience: quick });
  await waited;
  // What the build before asks is answered meanwhile: at most a moment behind the lock that was not to be had.
  expect(await count("animals")).toBe(0);
  await holder.letGo();
  expect(await migrating).toEqual(["0002__animals__age.sql"]);
  expect(said[1]).toBe("0002__animals__age.sql waits for a table in use and tries again (1 of 200)");
});

test("a table that is never free is named, with how to find who holds it", async () => {
  await migrate({ url, folder });
  await write("0002__animals__age.sql", "ALTER TABLE animals ADD COLUMN age int;");
  const holder = await holding("animals");
  const patience = { ...quick, attempts: 2 };
  await expect(migrate({ url, folder, patience })).rejects.toThrow(/in use at 2 attempts.*pg_stat_activity/);
  await holder.letGo();
  expect(await count("schema_migrations")).toBe(1);
});

const indexFile = `-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS animals_by_name ON animals (name);
`;

test("an index is made concurrently while others start and somebody writes", async () => {
  await migrate({ url, folder });
  await write("0002__animals__by_name.sql", indexFile);
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  await writer.query("BEGIN; INSERT INTO animals VALUES ('cat')");
  const all = Promise.all([1, 2, 3].map(() => migrate({ url, folder })));
  // It waits for the writer, and the writer does not wait for it.
  const building =
    "SELECT phase FROM pg_stat_progress_create_index WHERE datname = current_database() AND phase LIKE 'waiting%'";
  await expect.poll(async () => (await ask(building)).length).toBe(1);
  await writer.query("INSERT INTO animals VALUES ('dog')");
  await writer.query("COMMIT");
  expect((await all).map((names) => names.length).sort()).toEqual([0, 0, 1]);
  await writer.end();
});

test("an index that was left unfinished is made anew", async () => {
  await write("0002__animals__twice.sql", "INSERT INTO animals VALUES ('cat'), ('cat');");
  await migrate({ url, folder });
  await write("0003__animals__by_name.sql", indexFile);
  await expect(migrate({ url, folder })).rejects.toThrow(/could not create unique index/);
  const valid = () => ask("SELECT indisvalid FROM pg_index WHERE indexrelid = 'animals_by_name'::regclass");
  expect(await valid()).toEqual([{ indisvalid: false }]);
  await ask("DELETE FROM animals WHERE ctid = (SELECT min(ctid) FROM animals)");
  expect(await migrate({ url, folder })).toEqual(["0003__animals__by_name.sql"]);
  expect(await valid()).toEqual([{ indisvalid: true }]);
});
