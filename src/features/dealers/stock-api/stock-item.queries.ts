import { sql } from "kysely";
import { sellersColumns } from "#features/selling/listing-columns.ts";
import type { Database } from "#platform/db/connect.ts";
import { findStock } from "../stock-import/stock-import.queries.ts";

export interface KnownItem {
  carId: string;
  vehicleType: "car" | "motorcycle";
  status: "pending" | "active" | "rejected" | "expired";
  endedBy: string | null;
  /** Of what a program said last; null where none did, or took it off sale. */
  saidHash: string | null;
  /** Whether a program took it off sale. */
  isTakenOff: boolean;
}

/** What a stock number became, by a program or in a file; not what its owner has deleted. */
export async function findItem(db: Database, userId: string, number: string): Promise<KnownItem | undefined> {
  const carId = (await findStock(db, userId, [number])).get(number)?.carId;
  return carId === undefined ? undefined : findItemOf(db, userId, { carId, number });
}

/** An own listing under a number, whether or not it had one before; not what its owner has deleted. */
export async function findItemOf(
  db: Database,
  userId: string,
  { carId, number }: { carId: string; number: string },
): Promise<KnownItem | undefined> {
  const { rows } = await sql<KnownItem>`
    select c.id as "carId", c.vehicle_type as "vehicleType", c.status, c.expired_reason as "endedBy",
      i.said_hash as "saidHash", i.user_id is not null and i.said_hash is null as "isTakenOff"
    from cars c left join stock_items i on i.car_id = c.id and i.stock_number = ${number}
    where c.id = ${carId}::uuid and c.user_id = ${userId}::uuid and c.deleted_at is null`.execute(db);
  return rows[0];
}

export interface SaidItem extends Pick<KnownItem, "carId" | "status" | "endedBy"> {
  stockNumber: string;
  saidHash: string | null;
}

/** What a program said last of several numbers, by number; not of listings that their owner has deleted. */
export async function findSaid(
  db: Database,
  userId: string,
  numbers: readonly string[],
): Promise<Map<string, SaidItem>> {
  const { rows } = await sql<SaidItem>`
    select i.stock_number as "stockNumber", i.said_hash as "saidHash", c.id as "carId", c.status,
      c.expired_reason as "endedBy"
    from stock_items i join cars c on c.id = i.car_id and c.deleted_at is null
    where i.user_id = ${userId}::uuid and i.stock_number = any (${numbers}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.stockNumber, row]));
}

/** Whether the same was said last time, and nothing is to be done: of what lapsed there is. */
export const isSaid = (known: Pick<KnownItem, "saidHash" | "endedBy">, hash: string): boolean =>
  known.saidHash === hash && known.endedBy !== "lapsed";

/** From now on this number is that listing, and that was said last. */
export async function keepItem(
  tx: Database,
  item: { userId: string; number: string; carId: string; saidHash: string | null; at: Date; isNew?: boolean },
): Promise<void> {
  const { userId, number, carId, saidHash, at, isNew = false } = item;
  // A listing has one number: the one that it was said under last.
  if (!isNew)
    await sql`delete from stock_items where car_id = ${carId}::uuid and stock_number <> ${number}`.execute(
      tx,
    );
  await sql`
    insert into stock_items (user_id, stock_number, car_id, said_hash, said_at)
    values (${userId}::uuid, ${number}, ${carId}::uuid, ${saidHash}, ${at}::timestamptz)
    on conflict (user_id, stock_number) do update
    set car_id = excluded.car_id, said_hash = excluded.said_hash, said_at = excluded.said_at`.execute(tx);
}

export interface ItemRow extends Record<string, unknown> {
  id: string;
  status: KnownItem["status"];
  expired_reason: string | null;
  rejection_reason: string | null;
  expires_at: Date | null;
  updated_at: Date;
  is_under_review: boolean;
  photos: { url: string; image: string | null; error: string | null }[];
}

const saidColumns = sql.join(
  sellersColumns.filter((name) => name !== "images").map((name) => sql.ref(`c.${name}`)),
);

/** A listing with all that its seller said, and the photos that a program named. */
export async function findItemRow(db: Database, carId: string): Promise<ItemRow> {
  const { rows } = await sql<ItemRow>`
    select c.id, c.vehicle_type, c.status, c.expired_reason, c.rejection_reason, c.expires_at, c.updated_at,
      exists (select from listing_revisions r where r.car_id = c.id and r.refused_at is null) as is_under_review,
      coalesce((select jsonb_agg(jsonb_build_object('url', p.url, 'image', p.image, 'error', p.error) order by p.place)
        from stock_items i join stock_photos p using (user_id, stock_number) where i.car_id = c.id), '[]') as photos,
      ${saidColumns}
    from cars c where c.id = ${carId}::uuid`.execute(db);
  if (!rows[0]) throw new Error("a listing is gone that was there in this transaction");
  return rows[0];
}
