import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** The indexes that a first version has: the key, what rows are joined by, and the two filters everyone thinks of. */
export const naiveIndexes = "primary key (id); (user_id); (brand); (city)";

const ours = new Set([
  "terms",
  "search_text",
  "feature_bits",
  "view_rank",
  "change_number",
  "is_public",
  "owner_in_good_standing",
]);

/** The same rows as public.cars without the columns and indexes that the product's search made for itself. */
export async function copyToNaiveTable(db: Database): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'cars' order by ordinal_position`.execute(db);
  const kept = columns.filter(({ name }) => !ours.has(name)).map(({ name }) => sql.ref(name));
  await sql`drop schema if exists naive cascade`.execute(db);
  await sql`create schema naive`.execute(db);
  await sql`create table naive.cars as select ${sql.join(kept)} from public.cars`.execute(db);
  await sql`alter table naive.cars add primary key (id)`.execute(db);
  for (const column of ["user_id", "brand", "city"]) {
    await sql`create index on naive.cars (${sql.ref(column)})`.execute(db);
  }
  // Autovacuum does this for both in ordinary life.
  await sql`vacuum (analyze) naive.cars`.execute(db);
  await sql`vacuum (analyze) public.cars`.execute(db);
}
