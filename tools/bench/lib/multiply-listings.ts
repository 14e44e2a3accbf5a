import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** What the copies of a listing say of themselves; `price_usd` follows the price as the trigger would have it. */
const varied: Record<string, string> = {
  id: "uuidv7()",
  price: "greatest(round(price * by, -2), 100)",
  price_usd:
    "case when price = 0 then price_usd else round(price_usd * greatest(round(price * by, -2), 100) / price, 2) end",
  mileage: "least(round(mileage * by * by), 9999999)",
  year: "greatest(year - copy % 3, 1960)",
  view_count: "round(view_count * by)",
  created_at: "created_at - random() * interval '60 days'",
  refreshed_at: "refreshed_at - random() * interval '60 days'",
  images: "'{}'",
  vin_number: "null",
  serial: "nextval('car_serials')",
};

/**
 * Adds like listings to a market until it has so many: written by PostgreSQL from those that are there, without the triggers
 * of one listing, and the indexes made again afterwards. A million in place of 100,000 take minutes instead of a quarter of an hour.
 */
export async function multiplyListings(db: Database, wanted: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const run = (text: string) => sql.raw(text).execute(tx);
    const read = async <T>(text: string) => (await sql.raw<T>(text).execute(tx)).rows;
    const [there] = await read<{ n: number }>("select count(*)::int as n from cars");
    const columns = await read<{ name: string }>(
      "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'cars' and is_generated = 'NEVER'",
    );
    const indexes = await read<{ name: string; definition: string }>(
      "select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and tablename = 'cars' and indexname <> 'cars_pkey'",
    );
    await run("set local session_replication_role = replica; set local maintenance_work_mem = '1GB'");
    for (const { name } of indexes) await run(`drop index public."${name}"`);
    const names = columns.map(({ name }) => `"${name}"`).join();
    const values = columns.map(({ name }) => varied[name] ?? `"${name}"`).join();
    await run(
      `insert into cars (${names}) select ${values} from (
         select cars.*, copy, (0.7 + random() * 0.6)::numeric as by
         from generate_series(1, ${Math.ceil(wanted / (there?.n ?? 1)) - 1}) copy, cars) as copies
       limit ${wanted - (there?.n ?? 0)}`,
    );
    for (const { definition } of indexes) await run(definition);
  });
  await sql`vacuum (analyze) cars`.execute(db);
}
