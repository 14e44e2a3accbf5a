import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** The tables behind the lists, each with the columns by which a first version would join it. */
const copied: Record<string, readonly string[]> = {
  users: [],
  cars: ["user_id"],
  listing_flags: ["car_id"],
  listing_reports: ["car_id"],
  listing_reviews: ["car_id"],
  listing_analytics: ["car_id"],
  dealer_applications: ["user_id"],
  dealer_documents: ["application_id"],
  orders: ["user_id"],
  order_items: ["order_id"],
  payments: ["order_id", "user_id"],
  subscriptions: ["user_id"],
  add_ons: ["user_id"],
  verifications: ["user_id"],
  campaigns: ["user_id"],
  bulk_messages: [],
  bulk_recipients: ["message_id"],
  admin_activity_log: ["admin_id"],
};

/** What the report says of them. */
export const naiveIndexes = "the primary key of each table and the columns it is joined by";

/** The same rows with no other index than those, in the schema `naive`; made again when the market is another. */
export async function copyNaively(db: Database): Promise<void> {
  if (await areThere(db)) return;
  await sql`drop schema if exists naive cascade`.execute(db);
  await sql`create schema naive`.execute(db);
  for (const [name, joined] of Object.entries(copied)) {
    const copy = sql.table(`naive.${name}`);
    await sql`create table ${copy} as table ${sql.table(name)}`.execute(db);
    await sql`alter table ${copy} add primary key (id)`.execute(db);
    for (const column of joined) await sql`create index on ${copy} (${sql.ref(column)})`.execute(db);
    await sql`vacuum (analyze) ${copy}`.execute(db);
  }
}

/** The last one is there when all are; its market is the same when the newest user is. */
async function areThere(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('naive.admin_activity_log') is not null as there`.execute(db);
  if (!rows[0]?.there) return false;
  const newest = await sql<{ same: boolean }>`select (select max(created_at) from naive.users) =
    (select max(created_at) from users) and (select max(created_at) from naive.payments)
    = (select max(created_at) from payments) as same`.execute(db);
  return newest.rows[0]?.same ?? false;
}
