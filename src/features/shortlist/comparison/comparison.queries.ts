import { selectDetails } from "#features/listings/listing.queries.ts";
import type { Database } from "#platform/db/connect.ts";

/** What is public of these listings, with all that its page shows. */
export function findDetails(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return selectDetails(db).where("cars.id", "in", ids).where("cars.is_public", "=", true).execute();
}

/** Which of these listings can be seen, or could until their time was over: of all others nobody hears. */
export async function findEverSeen(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("cars")
    .select("id")
    .where("id", "in", ids)
    .where("owner_in_good_standing", "=", true)
    .where("deleted_at", "is", null)
    .where("status", "in", ["active", "expired"])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** A user's saved comparisons, the last saved first. */
export function findComparisons(db: Database, userId: string) {
  return db
    .selectFrom("car_comparisons")
    .select(["id", "name", "car_ids", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}
export type ComparisonRow = Awaited<ReturnType<typeof findComparisons>>[number];
