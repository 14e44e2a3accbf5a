import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { connectDatabase, type Database } from "./connect.ts";
import { filteredMark, statementNames } from "./named-statements.ts";

const { db: other, url } = await testDatabase();

async function oneConnection(): Promise<Database> {
  const db = await connectDatabase({ url, max: 1 });
  onTestFinished(() => db.destroy());
  return db;
}
/** What its one connection has prepared, of statements with a word of the test in them. */
async function prepared(db: Database, word: string): Promise<number> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.filter(({ statement }) => statement.includes(word)).length;
}

test("a statement is prepared when it is asked for the second time", async () => {
  const db = await oneConnection();
  const ask = () => sql<{ twice_asked: number }>`select ${1}::int as twice_asked`.execute(db);
  await ask();
  expect(await prepared(db, "twice_asked")).toBe(0);
  await ask();
  expect(await prepared(db, "twice_asked")).toBe(1);
  expect((await ask()).rows).toEqual([{ twice_asked: 1 }]);
  expect(await prepared(db, "twice_asked")).toBe(1);
});

test("what writes, what has no values, what is made of filters and what looks for a pattern is planned each time", async () => {
  const db = await oneConnection();
  for (let time = 0; time < 3; time++) {
    await sql`update users set first_name = 'kept_plain' where email = ${"nobody"}`.execute(db);
    await sql`select 'kept_plain'`.execute(db);
    await sql`select ${sql.raw(filteredMark)} ${"kept_plain"}::text as kept_plain`.execute(db);
    await sql`select id from users where lower(email) like ${"%kept_plain%"} and 'kept_plain' <> ''`.execute(
      db,
    );
  }
  expect(await prepared(db, "kept_plain")).toBe(0);
});

test("a name follows from the text, and no two texts share one", () => {
  const [nameOf, elsewhere] = [statementNames(), statementNames()];
  const texts = ["select a from b where c = $1", "select a from b where c = $2"];
  expect(texts.map(nameOf)).toEqual([undefined, undefined]);
  const names = texts.map(nameOf);
  expect(new Set(names).size).toBe(2);
  texts.map(elsewhere);
  expect(texts.map(elsewhere)).toEqual(names);
  for (const name of names) expect(name?.length).toBeLessThan(63);
});

test("a pool has names for so many texts, and plans the others each time", () => {
  const nameOf = statementNames();
  const texts = Array.from({ length: 200 }, (_, at) => `select ${at} where a = $1`);
  texts.map(nameOf);
  expect(texts.map(nameOf).filter(Boolean)).toHaveLength(120);
});

test("a migration that changes a column of a prepared statement fails nobody", async () => {
  const db = await oneConnection();
  await sql`create table changing (id int, what text)`.execute(other);
  await sql`insert into changing values (1, 'a')`.execute(other);
  const ask = async () => (await sql`select * from changing where id = ${1}`.execute(db)).rows;
  await ask();
  await ask();
  expect(await prepared(db, "from changing")).toBe(1);
  await sql`alter table changing add column more int`.execute(other);
  expect(await ask()).toEqual([{ id: 1, what: "a", more: null }]);
  expect(await ask()).toEqual([{ id: 1, what: "a", more: null }]);
});

test("within a transaction nothing is prepared, and a plan that was lost fails none", async () => {
  const db = await oneConnection();
  await sql`create table in_transaction (id int)`.execute(other);
  const ask = (on: Database) => sql`select * from in_transaction where id = ${1}`.execute(on);
  await ask(db);
  await db.transaction().execute((tx) => ask(tx));
  expect(await prepared(db, "from in_transaction")).toBe(0);
  await ask(db);
  expect(await prepared(db, "from in_transaction")).toBe(1);
  await sql`alter table in_transaction add column more int`.execute(other);
  await db.transaction().execute((tx) => ask(tx));
});

test("behind a pooler that leads to a connection without it, the statement is asked all the same", async () => {
  const db = await oneConnection();
  const ask = async () => (await sql<{ pooled: number }>`select ${7}::int as pooled`.execute(db)).rows;
  await ask();
  await ask();
  await sql`deallocate all`.execute(db);
  expect(await ask()).toEqual([{ pooled: 7 }]);
  expect(await ask()).toEqual([{ pooled: 7 }]);
});
