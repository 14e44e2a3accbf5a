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

async function count(table: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`SELECT count(*)::int AS n FROM ${table}`);
  await client.end();
  return rows[0].n;
}

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
