import { sql } from "kysely";
import type { Currency } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Plans } from "./owners.ts";
import type { Rates } from "./price.ts";

export type Row = Record<string, unknown>;
type Table = "users" | "subscriptions" | "dealer_profiles" | "cars" | "price_history" | "listing_analytics";

/** What is loaded belongs to no visitor's request: it may take as long as it needs, and need not wait for the disk. */
export function inBulk<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local synchronous_commit = off`.execute(tx);
    return work(tx);
  });
}

/** Many rows in one statement: the database reads them from JSON by the table's own types. */
export async function insertRows(tx: Database, table: Table, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  );
}

export async function readPlans(db: Database): Promise<Plans> {
  const rows = await db
    .selectFrom("subscription_plans")
    .selectAll()
    .where("slug", "in", ["free", "premium", "dealer"])
    .execute();
  const plan = (slug: string) => {
    const row = rows.find((one) => one.slug === slug);
    if (!row) throw new Error(`the plan "${slug}" is missing`);
    return {
      id: row.id,
      days: row.duration,
      all: row.max_ads,
      car: row.max_car_listings,
      motorcycle: row.max_motorcycle_listings,
      photos: row.max_photos,
      searchPriority: row.search_priority,
    };
  };
  return { free: plan("free"), premium: plan("premium"), dealer: plan("dealer") };
}

async function setting(db: Database, key: string): Promise<unknown> {
  const row = await db.selectFrom("app_settings").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value;
}

export async function readRates(db: Database): Promise<Rates> {
  const { usd, lbp, eur } = (await setting(db, "exchange_rates")) as Record<Currency, number>;
  return { usd, lbp, eur };
}

export const readPeriod = async (db: Database): Promise<number> =>
  Number(await setting(db, "listing_period_days"));

const settingKey = "demo_market";

/** What was loaded last; undefined when no demo market ever was. */
export async function demoLoaded(db: Database): Promise<Row | undefined> {
  return (await setting(db, settingKey)) as Row | undefined;
}

export async function recordDemo(db: Database, value: Row): Promise<void> {
  const row = {
    key: settingKey,
    value: JSON.stringify(value),
    description: "The demo market that was loaded last: it is loaded by itself only once",
  };
  await db
    .insertInto("app_settings")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ value: row.value, updated_at: sql`now()` }),
    )
    .execute();
}

/** Invented places for transfers, of the same kind as the telephone, for a market that names none: nothing arrives there. */
export async function lendTransferPlaces(db: Database): Promise<void> {
  const places = {
    omt: { name: "Mishwar (demo)", number: "+9611000000" },
    whish: { name: "Mishwar (demo)", number: "+9611000000" },
    bank: { name: "Mishwar (demo)", bank: "Demo Bank", iban: "LB70000000000000000000000000" },
  };
  await sql`update app_settings set value = ${JSON.stringify(places)}::jsonb
    where key = 'transfers' and value = '{}'`.execute(db);
}

/** A contact for a market that has none yet, so that the demo shows where it goes; nobody answers there. */
export async function lendContact(db: Database): Promise<void> {
  const contact = { phone: "+9611000000", email: "hello@mishwar.example", whatsapp: "+9611000000" };
  await sql`update app_settings set value = value || ${JSON.stringify(contact)}::jsonb
    where key = 'site' and value ->> 'email' = ''`.execute(db);
}

/** Takes away what belongs to demo users, and nothing else. Their pictures stay: the next market shows the same ones. */
export async function removeDemo(db: Database): Promise<void> {
  const theirs = sql`(select id from users where is_demo)`;
  await inBulk(db, async (tx) => {
    // What a visitor bought in the name of a demo account stays for the books.
    await sql`delete from add_ons where user_id in ${theirs} and order_item_id is null`.execute(tx);
    await sql`delete from subscriptions where user_id in ${theirs} and order_item_id is null`.execute(tx);
    await sql`delete from cars where user_id in ${theirs}`.execute(tx);
    await sql`delete from users where is_demo`.execute(tx);
  });
}

export async function countDemoUsers(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("is_demo", "=", true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ties users to their periods and featured listings to an add-on; afterwards the planner knows the new tables. */
export async function settleUsers(db: Database, now: Date): Promise<void> {
  await inBulk(db, async (tx) => {
    await sql`update users u set subscription_id = s.id from subscriptions s
      where s.user_id = u.id and u.is_demo and u.subscription_id is null and s.order_item_id is null`.execute(
      tx,
    );
    await sql`insert into add_ons (user_id, bonus_feature_id, car_id, starts_at, created_at)
      select c.user_id, b.id, c.id, ${now}::timestamptz, ${now}::timestamptz
      from cars c join users u on u.id = c.user_id and u.is_demo
      join bonus_features b on b.slug = 'featured'
      where c.featured and not exists (select from add_ons a where a.car_id = c.id and a.bonus_feature_id = b.id)`.execute(
      tx,
    );
  });
  // Outside a transaction: vacuum fills the visibility map that index-only counts rely on.
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    for (const table of ["cars", "users", "subscriptions", "add_ons", "price_history", "listing_analytics"]) {
      await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
    }
    await sql`reset statement_timeout`.execute(connection);
  });
}
