import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** So many different sellers must agree. */
const leastSellers = 2;

/**
 * Which brand and model vehicles whose VIN begins like this one are, by approved listings here: where sellers in good standing agree,
 * two at least, and none of them says otherwise. The first eight characters are maker and type.
 */
export async function findSeenHere(
  db: Database,
  vin: string,
): Promise<{ brand: string; model: string } | undefined> {
  const prefix = vin.slice(0, 8);
  const { rows } = await sql<{ brand: string; model: string; sellers: number }>`
    select brand, model, count(distinct user_id)::int as sellers from cars
    where vin_number between ${`${prefix}000000000`} and ${`${prefix}ZZZZZZZZZ`} and left(vin_number, 8) = ${prefix}
      and deleted_at is null and owner_in_good_standing and status in ('active', 'expired') and vehicle_type = 'car'
    group by brand, model limit 2`.execute(db);
  const [only, other] = rows;
  return only && !other && only.sellers >= leastSellers ? only : undefined;
}
