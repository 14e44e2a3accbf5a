import { sql } from "kysely";
import type { Currency, TitleStatus } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";

/** What was said of a vehicle with this VIN here: when its listing ended, or when one that has not ended was put in. */
export interface SaidOfVin {
  /** Null: it is purged. */
  carId: string | null;
  saidAt: Date;
  mileage: number | null;
  price: string;
  currency: Currency;
  titleStatus: TitleStatus | null;
  accidentHistory: boolean | null;
}

const mostSaid = 20;

/**
 * For reviewers: all that was said here of the vehicle with this VIN, the newest first, as each listing of any seller said it
 * when it went off sale, and as those say it that have not; of the listing `id` what buyers see at this moment. Undefined: it
 * is not there yet.
 */
export async function findVinHistory(
  db: Database,
  vin: string,
  id: string | undefined,
): Promise<SaidOfVin[]> {
  const { rows } = await sql<SaidOfVin>`
    (select car_id as "carId", ended_at as "saidAt", mileage, price::text, currency, title_status as "titleStatus",
      accident_history as "accidentHistory"
    from listing_spells where vin_number = ${vin} and ended_at is not null order by ended_at desc limit ${mostSaid})
    union all
    (select id, created_at, mileage, price::text, currency, title_status, accident_history
    from cars where vin_number = ${vin} and deleted_at is null and status <> 'expired'
      and (id is distinct from ${id ?? null}::uuid or status = 'active')
    order by created_at desc limit ${mostSaid})
    order by "saidAt" desc limit ${mostSaid}`.execute(db);
  return rows;
}
