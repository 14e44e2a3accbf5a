import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { AskedFor } from "./asked-for.ts";

export interface UnmetCount extends AskedFor {
  /** The day in Beirut: `2026-10-17`. */
  day: string;
  times: number;
  nothingTimes: number;
}

/** Adds to what was counted. What was searched in a showroom that is none counts nowhere. */
export async function keepUnmet(db: Database, counts: readonly UnmetCount[]): Promise<void> {
  // In one order, so that two processes do not wait for each other.
  await sql`
    insert into unmet_searches as u (day, vehicle_type, seller_id, brand, model, price_to, place, times, nothing_times)
    select c.day, c."vehicleType", c."sellerId", c.brand, c.model, c."priceTo", c.place, c.times, c."nothingTimes"
    from json_to_recordset(${JSON.stringify(counts)}::json) c (day date, "vehicleType" vehicle_type, "sellerId" uuid,
      brand text, model text, "priceTo" int, place text, times int, "nothingTimes" int)
    where c."sellerId" is null or exists (select from users s where s.id = c."sellerId"
      and has_showroom(s.is_verified_dealer, s.dealership_slug, s.user_status, s.deletion_requested_at))
    order by c.day, c."vehicleType", c."sellerId", c.brand, c.model, c."priceTo", c.place
    on conflict on constraint unmet_searches_once
    do update set times = u.times + excluded.times, nothing_times = u.nothing_times + excluded.nothing_times`.execute(
    db,
  );
}

/** As long as events are kept (docs/product.md, "People's data"). */
const keptMonths = 13;

export async function forgetOldUnmet(db: Database, at: Date): Promise<void> {
  await sql`delete from unmet_searches
    where day < (${at}::timestamptz at time zone 'Asia/Beirut')::date - make_interval(months => ${keptMonths})`.execute(
    db,
  );
}
