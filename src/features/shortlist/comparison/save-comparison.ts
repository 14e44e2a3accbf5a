import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { type ComparisonRow, findEverSeen } from "./comparison.queries.ts";
import { mostComparisons } from "./comparison.schema.ts";

/**
 * Keeps a comparison, within the caller's transaction; one of the same listings, in whatever order, is given as it is. Two
 * devices at once wait for each other. Errors: `listing.not_found` where nobody may see one, `comparison.too_many`.
 */
export async function saveComparison(
  tx: Database,
  { userId, name, carIds, at }: { userId: string; name: string; carIds: readonly string[]; at: Date },
): Promise<ComparisonRow> {
  const seen = await findEverSeen(tx, carIds);
  if (carIds.some((id) => !seen.has(id))) throw new AppError("listing.not_found");
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const { rows } = await sql<ComparisonRow>`
    select id, name, car_ids, created_at from car_comparisons
    where user_id = ${userId}::uuid and car_ids @> ${[...carIds]}::uuid[] and car_ids <@ ${[...carIds]}::uuid[]`.execute(
    tx,
  );
  if (rows[0]) return rows[0];
  const added = await sql<ComparisonRow>`
    insert into car_comparisons (user_id, name, car_ids, created_at)
    select ${userId}::uuid, ${name}, ${[...carIds]}::uuid[], ${at}::timestamptz
    where (select count(*) from car_comparisons where user_id = ${userId}::uuid) < ${mostComparisons}
    returning id, name, car_ids, created_at`.execute(tx);
  if (!added.rows[0]) throw new AppError("comparison.too_many");
  return added.rows[0];
}
