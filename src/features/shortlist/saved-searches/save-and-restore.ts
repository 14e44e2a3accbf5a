import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { keysOfSearch } from "./matching/search-keys.ts";
import type { UnderstoodSearch } from "./matching/understood-search.ts";
import { type SavedSearchRow, savedSearchColumns } from "./saved-search.queries.ts";
import { type AlertTime, mostSavedSearches } from "./saved-search.schema.ts";

interface Given {
  userId: string;
  name: string;
  alerts: AlertTime;
  at: Date;
}

/**
 * Keeps a search, within the caller's transaction; where its filters are kept already, that one takes the name and the
 * alerts. Two devices at once wait for each other. Errors: `saved_search.no_filter`, `saved_search.too_many`.
 */
export async function saveSearch(
  tx: Database,
  { userId, name, alerts, at }: Given,
  { vehicleType, filters, criteria }: UnderstoodSearch,
): Promise<SavedSearchRow> {
  if (Object.keys(filters).length === 0) throw new AppError("saved_search.no_filter");
  await lockOwner(tx, userId);
  const kept = JSON.stringify(filters);
  const changed = await sql<SavedSearchRow>`
    update saved_searches set name = ${name}, alerts = ${alerts}
    where user_id = ${userId}::uuid and vehicle_type = ${vehicleType}::vehicle_type
      and filters = ${kept}::jsonb and deleted_at is null
    returning ${savedSearchColumns}`.execute(tx);
  if (changed.rows[0]) return changed.rows[0];
  await checkRoom(tx, userId);
  const { priceMin, priceMax, yearMin, yearMax } = criteria.filters;
  const added = await sql<SavedSearchRow>`
    insert into saved_searches
      (user_id, name, vehicle_type, filters, criteria, alerts, keys, price, years, seen_at, created_at)
    values (${userId}::uuid, ${name}, ${vehicleType}::vehicle_type, ${kept}::jsonb,
      ${JSON.stringify(criteria)}::jsonb, ${alerts}, ${keysOfSearch(criteria)}::text[],
      ${rangeOf(priceMin, priceMax)}::numrange, ${rangeOf(yearMin, yearMax)}::int4range,
      clock_timestamp(), ${at}::timestamptz)
    returning ${savedSearchColumns}`.execute(tx);
  if (!added.rows[0]) throw new Error("a saved search was not added");
  return added.rows[0];
}

/** Both ends within; the words of a search may ask for more than there can be of it. */
const rangeOf = (low: number | undefined, high: number | undefined): string =>
  low !== undefined && high !== undefined && low > high ? "empty" : `[${low ?? ""},${high ?? ""}]`;

/** Brings a deleted search back. Errors: `saved_search.not_found`, `saved_search.too_many`. */
export async function restoreSearch(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockOwner(tx, userId);
    const { rows } = await sql<{ is_deleted: boolean }>`
      select deleted_at is not null as is_deleted from saved_searches
      where user_id = ${userId}::uuid and id = ${id}::uuid`.execute(tx);
    if (!rows[0]) throw new AppError("saved_search.not_found");
    if (!rows[0].is_deleted) return;
    await checkRoom(tx, userId);
    await sql`update saved_searches set deleted_at = null where id = ${id}::uuid`.execute(tx);
  });
}

const lockOwner = (tx: Database, userId: string) =>
  tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();

async function checkRoom(tx: Database, userId: string): Promise<void> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from saved_searches
    where user_id = ${userId}::uuid and deleted_at is null`.execute(tx);
  if ((rows[0]?.n ?? 0) >= mostSavedSearches) throw new AppError("saved_search.too_many");
}
