import { sql } from "kysely";
import { baseConditions, filterConditions, whereOf } from "#features/listings/search/conditions.ts";
import type { Criteria } from "#features/listings/search/criteria.ts";
import type { Database } from "#platform/db/connect.ts";
import { type AlertTime, mostCounted } from "./saved-search.schema.ts";

export interface SavedSearchRow {
  id: string;
  name: string;
  vehicle_type: Criteria["vehicleType"];
  filters: Record<string, string | number | string[]>;
  criteria: Criteria;
  alerts: AlertTime;
  created_at: Date;
}

export const savedSearchColumns = sql`id, name, vehicle_type, filters, criteria, alerts, created_at`;

/** Somebody's saved searches, the last saved first. */
export async function findSavedSearches(db: Database, userId: string): Promise<SavedSearchRow[]> {
  const { rows } = await sql<SavedSearchRow>`
    select ${savedSearchColumns} from saved_searches
    where user_id = ${userId}::uuid and deleted_at is null order by created_at desc, id desc`.execute(db);
  return rows;
}

/** How many listings that fit each of these came since it was last looked at, no more than are counted. */
export async function countNew(
  db: Database,
  searches: readonly Pick<SavedSearchRow, "id" | "criteria">[],
): Promise<Map<string, number>> {
  if (searches.length === 0) return new Map();
  const counts = searches.map(({ id, criteria }) => {
    const fits = whereOf(baseConditions(criteria), filterConditions(criteria.filters));
    return sql`select ${id}::uuid as id, (select count(*)::int from (
      select from listing_debuts d join cars c on c.id = d.car_id
      where d.at > (select seen_at from saved_searches where id = ${id}::uuid) and ${fits}
      limit ${mostCounted}) as one) as n`;
  });
  const { rows } = await sql<{ id: string; n: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}
