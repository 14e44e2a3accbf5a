import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { ListingColumns } from "../listing-columns.ts";

/** What an owner wants a live listing to say, beside what it says on the market. */
export interface Revision {
  changes: ListingColumns;
  /** Null while it waits; what was refused stays until it is mended or given up. */
  refused_at: string | null;
  rejection_code: string | null;
  rejection_reason: string | null;
}

/** The revision of each row of `cars` in a query. */
export const revisionOfRow = sql<Revision | null>`(
  select to_jsonb(r) - 'car_id' from listing_revisions r where r.car_id = cars.id)`;

export interface FoundRevision {
  changes: ListingColumns;
  isRefused: boolean;
}

/** What of this listing waits for a review, or was refused and is there to be mended. */
export const findRevision = async (db: Database, carId: string): Promise<FoundRevision | undefined> =>
  (await findRevisions(db, [carId])).get(carId);

/** The same of several, by listing. */
export async function findRevisions(
  db: Database,
  carIds: readonly string[],
): Promise<Map<string, FoundRevision>> {
  const { rows } = await sql<FoundRevision & { id: string }>`
    select car_id as id, changes, refused_at is not null as "isRefused" from listing_revisions
    where car_id = any (${[...carIds]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...revision }) => [id, revision]));
}

/** Of what was refused these columns are given up; all others stay to be mended. */
export async function giveUp(tx: Database, carId: string, columns: readonly string[]): Promise<void> {
  await sql`update listing_revisions set changes = changes - ${columns}::text[]
    where car_id = ${carId}::uuid`.execute(tx);
  await sql`delete from listing_revisions where car_id = ${carId}::uuid and changes = '{}'`.execute(tx);
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
