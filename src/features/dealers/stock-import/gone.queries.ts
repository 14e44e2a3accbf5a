import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { stockNumberOf } from "../stock-number.ts";

/** A listing that a file does not have any more. */
export interface GoneListing {
  carId: string;
  title: string;
  stockNumber: string | null;
  /** kept: by an address, whose reading before still had it. */
  state: "gone" | "kept" | "withdrawn";
}

/** Of the stock of a dealer so large a share is gone by a slip as well: of an empty column, or of a file that broke off. */
const largestShareGone = 0.3;
export const isManyGone = (gone: number, stock: number): boolean => gone > stock * largestShareGone;

/**
 * Finds what of a dealer's stock the rows of an import do not have: listings that wait or are on sale, with a number where the
 * file has numbers, with a VIN where it is known by VINs. What is wrong in a row does not matter: it is there.
 */
export async function keepGone(tx: Database, userId: string, importId: string): Promise<void> {
  await sql`delete from stock_import_gone where import_id = ${importId}::uuid`.execute(tx);
  await sql`
    insert into stock_import_gone (import_id, user_id, car_id, stock_number, title)
    with file as materialized (
      select car_id, stock_number, vin_number from stock_import_rows where import_id = ${importId}::uuid
    ), stock as materialized (
      select c.id, c.title, c.vin_number, ${stockNumberOf(sql`c.id`)} as number
      from cars c
      where c.user_id = ${userId}::uuid and c.deleted_at is null and c.status in ('pending', 'active')
    )
    select ${importId}::uuid, ${userId}::uuid, s.id, s.number, s.title from stock s
    where (
        (s.number is not null and exists (select from file where stock_number is not null))
        or (s.vin_number is not null and exists (select from file where stock_number = vin_number)))
      and s.id not in (select car_id from file where car_id is not null)
      and (s.number is null or s.number not in (select stock_number from file where stock_number is not null))
      and (s.vin_number is null or s.vin_number not in (select vin_number from file where vin_number is not null))`.execute(
    tx,
  );
}

/** Of a file from an address: what the reading before still had stays this time. */
export async function keepNewlyGone(tx: Database, userId: string, importId: string): Promise<void> {
  await sql`
    update stock_import_gone g set state = 'kept'
    where g.import_id = ${importId}::uuid and not exists (
      select from stock_import_gone before
      where before.car_id = g.car_id and before.import_id = (
        select id from stock_imports where user_id = ${userId}::uuid and from_address and id <> ${importId}::uuid
        order by created_at desc limit 1))`.execute(tx);
}

/** What is still for sale of it, or was taken off by this import; and how many listings the dealer has. */
export async function findGone(
  db: Database,
  userId: string,
  importId: string,
): Promise<{ gone: GoneListing[]; stock: number }> {
  const { rows } = await sql<GoneListing>`
    select g.car_id as "carId", g.title, g.stock_number as "stockNumber", g.state
    from stock_import_gone g join cars c on c.id = g.car_id
    where g.import_id = ${importId}::uuid
      and (g.state = 'withdrawn' or (c.deleted_at is null and c.status in ('pending', 'active')))
    order by g.stock_number, g.title, g.car_id`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::int as n from cars
    where user_id = ${userId}::uuid and deleted_at is null and status in ('pending', 'active')`.execute(db);
  return { gone: rows, stock: counted.rows[0]?.n ?? 0 };
}
