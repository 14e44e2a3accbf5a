import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { ListingColumns } from "../listing-columns.ts";

/** What an owner wants a live listing to say, beside what it says on the market. */
export interface Revision {
  changes: ListingColumns;
  /** Null while it waits; what was refused stays to be read until the next change. */
  refused_at: string | null;
  rejection_code: string | null;
  rejection_reason: string | null;
}

/** The revision of each row of `cars` in a query. */
export const revisionOfRow = sql<Revision | null>`(
  select to_jsonb(r) - 'car_id' from listing_revisions r where r.car_id = cars.id)`;

/** What waits for a review of this listing. */
export async function findWaiting(db: Database, carId: string): Promise<ListingColumns | undefined> {
  const { rows } = await sql<{ changes: ListingColumns }>`
    select changes from listing_revisions where car_id = ${carId}::uuid and refused_at is null`.execute(db);
  return rows[0]?.changes;
}

/** From now on these changes wait, instead of any before. */
export async function keepRevision(tx: Database, carId: string, changes: ListingColumns): Promise<void> {
  await dropRevision(tx, carId);
  await sql`insert into listing_revisions (car_id, changes)
    values (${carId}::uuid, ${JSON.stringify(changes)}::jsonb)`.execute(tx);
}

export async function dropRevision(tx: Database, carId: string): Promise<void> {
  await tx.deleteFrom("listing_revisions").where("car_id", "=", carId).execute();
}
