import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { refOf } from "#features/listings/ref.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { findTable } from "./table.queries.ts";
import { type TableSort, tableQuery } from "./table.schema.ts";

const { db } = await testDatabase();
const user_id = await makeUser(db);
const prices = [9000, 7000, 12_000, 5000];
const ids: string[] = [];
for (const [day, price] of prices.entries()) {
  ids.push(await makeListing(db, { user_id, price, created_at: new Date(Date.UTC(2026, 9, 1 + day)) }));
}
await makeListing(db, { user_id, brand: "honda", model: "civic" });

const search = async (sort: TableSort, place: { offset?: number; most?: number } = {}) => {
  const criteria = tableQuery.parse({ search: "sportage", sort });
  const found = await findTable(db, criteria, { limit: 2, offset: 0, ...place });
  return { ...found, rows: found.rows.map(({ id }) => ids.indexOf(id)) };
};

it("sorts what words find as it is asked for", async () => {
  expect(await search("price")).toEqual({ rows: [3, 1], total: 4, sort: "price" });
  expect(await search("-price", { offset: 2 })).toEqual({ rows: [1, 3], total: 4, sort: "-price" });
  expect(await search("price", { offset: 4 })).toEqual({ rows: [], total: 4, sort: "price" });
});

it("gives the newest first of more than can be sorted, and says so", async () => {
  const place = { most: 4 };
  expect(await search("price", place)).toEqual({ rows: [3, 2], total: 4, sort: "-createdAt" });
  expect(await search("price", { ...place, offset: 2 })).toMatchObject({ rows: [1, 0], sort: "-createdAt" });
  expect((await search("price", { most: 5 })).sort).toBe("price");
});

it.each(["created_at desc, id desc", "brand, model, id", "year, id", "price_usd desc, id desc"])(
  "a page by %s is read off an index, whatever filters it",
  async (order) => {
    await db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off`.execute(
        tx,
      );
      const { rows } =
        await sql`explain select id from cars where deleted_at is null and vehicle_type = 'motorcycle'
      and status = 'active' and city in ('zahle', 'beirut') order by ${sql.raw(order)} limit 100`.execute(tx);
      expect(JSON.stringify(rows)).toMatch(/Index Only Scan (Backward )?using cars_admin_by_/);
      expect(JSON.stringify(rows)).not.toContain("Sort");
    });
  },
);

it("finds a listing in any state by the short number that its seller says on the phone", async () => {
  const id = await makeListing(db, { user_id, status: "rejected" });
  const { serial } = await db
    .selectFrom("cars")
    .select("serial")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const named = (text: string) =>
    findTable(db, tableQuery.parse({ search: text, sort: "price" }), { limit: 9, offset: 0 });
  expect((await named(refOf(serial))).rows.map((row) => row.id)).toEqual([id]);
  expect((await named(`#${refOf(serial)}`)).rows.map((row) => row.id)).toEqual([id]);
});
