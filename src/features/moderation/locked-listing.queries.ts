import { sql } from "kysely";
import { type LockedListing, lockedColumns } from "#features/selling/owner.queries.ts";
import type { Database } from "#platform/db/connect.ts";
import type { ListingStatus } from "#platform/db/schema.d.ts";

/** What a decision about a listing asks of it. */
export type ModeratedListing = LockedListing & {
  rejection_code: string | null;
  rejection_reason: string | null;
};

/**
 * These listings, locked until the transaction ends, no matter whose they are and whether deleted or not; those that are gone
 * are missing. Their owners are locked before, as everywhere (selling/owner.queries.ts), and both by id, so that two
 * calls wait for each other in one order.
 */
export async function lockListings(
  tx: Database,
  ids: readonly string[],
): Promise<Map<string, ModeratedListing>> {
  const owners = await tx.selectFrom("cars").select("user_id").distinct().where("id", "in", ids).execute();
  if (owners.length === 0) return new Map();
  await sql`select 1 from users where id = any (${owners.map((one) => one.user_id)}::uuid[])
    order by id for no key update`.execute(tx);
  const rows = await tx
    .selectFrom("cars")
    .select([...lockedColumns, "rejection_code", "rejection_reason"])
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What was decided last of a listing and stands. */
export interface LastReview {
  id: string;
  admin_id: string;
  full_name: string;
  decision: ListingStatus;
  decided_at: Date;
}

export function findLastReview(db: Database, carId: string): Promise<LastReview | undefined> {
  return db
    .selectFrom("listing_reviews as r")
    .innerJoin("admin_users as a", "a.id", "r.admin_id")
    .select(["r.id", "r.admin_id", "a.full_name", "r.decision", "r.decided_at"])
    .where("r.car_id", "=", carId)
    .where("r.undone_at", "is", null)
    .orderBy("r.decided_at", "desc")
    .orderBy("r.id", "desc")
    .executeTakeFirst();
}
