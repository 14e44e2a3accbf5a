import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { checkMigration, frozenUpTo } from "./check-migration.ts";

const folder = new URL("../../db/migrations/", import.meta.url);

test("no migration since the rules holds up the build beside it", async () => {
  const names = (await readdir(folder)).filter((name) => name.slice(0, 4) > frozenUpTo);
  const told = await Promise.all(
    names.map(async (name) =>
      (await checkMigration(await readFile(new URL(name, folder), "utf8"))).map((text) => `${name} ${text}`),
    ),
  );
  expect(told.flat()).toEqual([]);
});

test("every migration before them can be read", async () => {
  const names = (await readdir(folder)).filter((name) => name.slice(0, 4) <= frozenUpTo);
  const told = await Promise.all(
    names.map(async (name) => checkMigration(await readFile(new URL(name, folder), "utf8"))),
  );
  // They were written when the market was closed: the check does see what it would refuse today.
  expect(told.flat().filter((text) => /: index: /.test(text)).length).toBeGreaterThan(10);
});

test.each([
  ["index", "create index cars_x on cars (x)"],
  ["index", "create unique index on cars (x)"],
  ["index", "drop index cars_x"],
  ["index", "alter table cars add constraint c unique (x)"],
  ["index", "alter table cars add primary key (x)"],
  ["index", "alter table cars add column x int unique"],
  ["rewrite", "alter table cars add column x uuid default gen_random_uuid()"],
  ["rewrite", "alter table cars add column x float not null default random()"],
  ["rewrite", "alter table cars add column x bigserial"],
  ["rewrite", "alter table cars add column x int generated always as identity"],
  ["rewrite", "alter table cars add column x int generated always as (year + 1) stored"],
  ["required", "alter table cars add column x int not null"],
  ["type", "alter table cars alter column year type bigint"],
  ["scan", "alter table cars alter column x set not null"],
  ["scan", "alter table cars add constraint c check (x > 0)"],
  ["scan", "alter table cars add foreign key (x) references users (id)"],
  ["scan", "alter table cars add column x uuid references users (id)"],
  ["scan", "alter table cars add column x int check (x > 0)"],
  [
    "scan",
    "alter table cars add constraint c check (x > 0) not valid; alter table cars validate constraint c",
  ],
  ["drop", "alter table cars drop column year"],
  ["drop", "drop table cars"],
  ["drop", "drop function f()"],
  ["rename", "alter table cars rename column year to y"],
  ["rename", "alter table cars rename to vehicles"],
  ["rename", "alter type listing_status rename value 'active' to 'live'"],
  ["rows", "update cars set year = 1 where year is null"],
  ["rows", "delete from cars"],
  ["lock-table", "lock table cars"],
  ["lock-table", "truncate cars"],
  ["lock-table", "vacuum full cars"],
  ["lock-table", "reindex table cars"],
  ["unseen", "do $$ begin execute 'lock table cars'; end $$"],
  ["runner", "set lock_timeout = 0"],
  ["runner", "commit"],
])("refused as %s: %s", async (rule, sql) => {
  const told = await checkMigration(`-- why\n${sql};`);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(new RegExp(`^line 2: ${rule}: .*allow: ${rule} because`));
});

test.each([
  "create table t (id int primary key, x int); create index on t (x); alter table t add check (x > 0); update t set x = 1",
  "create table t as select 1 as a; alter table t alter column a set not null",
  "alter table cars add column x int",
  "alter table cars add column x timestamptz not null default now()",
  "alter table cars add column x text[] not null default array['a'::text]",
  "alter table cars add column x int generated always as (year + 1) virtual",
  "alter table cars add constraint c check (x > 0) not valid",
  "alter table cars validate constraint c",
  "alter table cars add constraint c unique using index cars_x",
  "alter table cars drop constraint c",
  "alter type listing_status add value 'sold'",
  "create or replace function f() returns int language sql as 'select 1'",
  "-- outside a transaction\ncreate index concurrently if not exists cars_x on cars (x)",
  "-- outside a transaction\ndrop index concurrently if exists cars_x",
  "-- فهرس\n-- allow: rows because there are five plans and nobody writes them\nupdate subscription_plans set position = 1",
])("let through: %s", async (sql) => {
  expect(await checkMigration(`${sql};`)).toEqual([]);
});

test.each([
  ["create index concurrently if not exists i on cars (x)", /outside a transaction alone/],
  ["-- outside a transaction\nalter table cars add column x int", /holds one statement/],
  [
    "-- outside a transaction\ncreate index concurrently if not exists i on cars (x); select 1",
    /holds one statement/,
  ],
  ["-- outside a transaction\ncreate index concurrently i on cars (x)", /line 2: again: /],
  ["-- allow: rows\nupdate cars set year = 1", /needs a reason/],
  ["-- allow: rows because so\nupdate cars set year = 1", /needs a reason/],
  ["-- allow: drop because the last build was 0.9\nselect 1", /nothing here breaks the rule "drop"/],
  [
    "-- allow: rows because there are only five of them\nselect 1;\nupdate cars set year = 1",
    /line 3: rows: .*/,
  ],
])("%s", async (sql, message) => {
  expect((await checkMigration(`${sql};`)).join("\n")).toMatch(message);
});
