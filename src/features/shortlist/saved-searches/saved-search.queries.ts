import { sql } from "kysely";
import { baseConditions, filterConditions, whereOf } from "#features/search/conditions.ts";
import { type Criteria, countedFrom } from "#features/search/criteria.ts";
import type { Database } from "#platform/db/connect.ts";
import { type AlertTime, mostCounted, newDays } from "./saved-search.schema.ts";

export interface SavedSearchRow {
  id: string;
  name: string;
  vehicle_type: Criteria["vehicleType"];
  filters: Record<string, string | number | string[]>;
  criteria: Criteria;
  alerts: AlertTime;
  created_at: Date;
  seen_at: Date;
}

export const savedSearchColumns = sql`id, name, vehicle_type, filters, criteria, alerts, created_at, seen_at`;

/** A user's saved searches, the last saved first. */
export async function findSavedSearches(db: Database, userId: string): Promise<SavedSearchRow[]> {
  const { rows } = await sql<SavedSearchRow>`
    select ${savedSearchColumns} from saved_searches
    where user_id = ${userId}::uuid and deleted_at is null order by created_at desc, id desc`.execute(db);
  return rows;
}

/**
 * How many listings that fit each of these came since it was last looked at, no more than are counted; of one that was not
 * looked at for long, those of the last `newDays`. All are counted in one pass over what came, so that many searches that
 * hardly anything fits cost no more than one.
 */
export async function countNew(
  db: Database,
  searches: readonly Pick<SavedSearchRow, "id" | "criteria" | "seen_at">[],
  at: Date,
): Promise<Map<string, number>> {
  if (searches.length === 0) return new Map();
  const counts = searches.map(({ id, criteria }) => {
    const fits = whereOf(baseConditions(criteria), filterConditions({ ...criteria, at: countedFrom(at) }));
    // Compared where it stands: the driver knows it to the millisecond only.
    const isNew = sql`d.at > (select seen_at from saved_searches where id = ${id}::uuid)`;
    return sql`least(count(*) filter (where ${isNew} and ${fits}), ${mostCounted})::int`;
  });
  const firstSeen = new Date(Math.min(...searches.map(({ seen_at }) => seen_at.getTime())));
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}] as counts
    from listing_debuts d join cars c on c.id = d.car_id
    where d.at >= ${firstSeen}::timestamptz and d.at > now() - make_interval(days => ${newDays})`.execute(db);
  return new Map(searches.map(({ id }, index) => [id, rows[0]?.counts[index] ?? 0]));
}
