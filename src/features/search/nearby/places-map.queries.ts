import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { baseConditions, filterConditions, whereOf } from "../conditions.ts";
import type { Criteria } from "../criteria.ts";
import { type DistrictFigures, districtOf } from "./places-map.ts";

/** The listings of a search by the district they are in. */
export async function findDistricts(db: Database, criteria: Criteria): Promise<DistrictFigures[]> {
  const where = whereOf(baseConditions(criteria), filterConditions(criteria));
  const { rows } = await sql<DistrictFigures>`
    select lies.district, count(*)::int as count,
      percentile_cont(0.5) within group (order by c.price_usd::float8) as median
    from cars c
    join unnest(${[...districtOf.keys()]}::text[], ${[...districtOf.values()]}::text[]) as lies (place, district)
      on lies.place = c.city
    where ${where} group by lies.district`.execute(db);
  return rows;
}
