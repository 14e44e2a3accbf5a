import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { memoCounts } from "#platform/cache/memo-counts.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { mostCounted } from "./most-counted.ts";
import { findUsers } from "./user-admin.queries.ts";

const { db } = await testDatabase();
const at = new Date("2026-11-15T12:00:00Z");
/** By time; by name the other way round. */
for (let n = 0; n < 7; n++) {
  await makeUser(db, {
    first_name: String.fromCharCode(103 - n),
    email: `${n}@example.com`,
    city: n < 5 ? "zahle" : "beirut",
    created_at: new Date(at.getTime() - (10 - n) * 86_400_000),
  });
}

it.each([
  ["createdAt", "0123456"],
  ["-createdAt", "6543210"],
  ["name", "6543210"],
  ["-name", "0123456"],
  ["email", "0123456"],
  ["-email", "6543210"],
  ["city", "6543210"],
  ["-city", "0123456"],
  ["type", "6543210"],
  ["-status", "0123456"],
] as const)("by %s every page is there, from whichever end it is read", async (sort, inOrder) => {
  const read = async (page: number, given: object = {}) => {
    const { rows } = await findUsers(db, { sort, page, limit: 2, ...given }, at, memoCounts());
    return rows.map(({ email }) => email[0]).join("");
  };
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => read(page)));
  expect(pages.join("")).toBe(inOrder);
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 2, 1, 0]);
  const filtered = await Promise.all([1, 2, 3].map((page) => read(page, { city: "zahle" })));
  expect(filtered.join("")).toBe(inOrder.replace(/[56]/g, ""));
});

it.each([
  ["users_by_name", "lower(first_name || ' ' || last_name) desc, id desc"],
  ["users_by_mail", "lower(email), id"],
])("a page is read off %s, whatever filters it", async (index, order) => {
  await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off`.execute(
      tx,
    );
    const { rows } = await sql`explain select id from users where user_status = 'active' and city = 'zahle'
      and is_dealership = false and is_verified_dealer = false order by ${sql.raw(order)} limit 100`.execute(
      tx,
    );
    expect(JSON.stringify(rows)).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index}`));
    expect(JSON.stringify(rows)).not.toContain("Sort");
  });
});

it("what fits a search is counted to a thousand, and paged so far", async () => {
  await sql`insert into users (first_name, last_name, email)
    select 'Many', 'Alike', 'many' || n || '@example.com' from generate_series(1, ${mostCounted + 5}) n`.execute(
    db,
  );
  const found = (search?: string) =>
    findUsers(db, { search, sort: "-createdAt", page: 1, limit: 2 }, at, memoCounts());
  expect((await found("alike")).total).toBe(mostCounted);
  expect((await found("alike many1004")).total).toBe(1);
  expect((await found()).total).toBe(mostCounted + 5 + 7);
});
