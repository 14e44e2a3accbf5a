import { sql } from "kysely";
import { dayInBeirut } from "#i18n/format.ts";
import type { SeenBefore } from "./seen-before.schema.ts";

export interface SeenRow {
  ended_at: string;
  mileage: number | null;
  price: string;
  currency: SeenBefore["currency"];
}

const mostSeen = 5;

/**
 * Earlier listings with the VIN of a row of `cars`, the newest first: each as it ended last, also the row itself where it was on
 * sale before. Only what anyone could see: none that was refused, that an administrator deleted, that was reported as a fraud and
 * rightly so, or of a seller who is not in good standing. One of another brand is a number that was mistyped, here or there.
 */
export const seenBeforeOf = sql<
  SeenRow[]
>`(select coalesce(json_agg(seen order by seen.ended_at desc), '[]') from (
  select last.* from (
    select distinct on (s.car_id) s.ended_at, s.mileage, s.price::text, s.currency
    from listing_spells s join cars e on e.id = s.car_id
    where s.vin_number = cars.vin_number and s.ended_at is not null and s.brand = cars.brand
      and s.end_reason in ('sold', 'withdrawn', 'lapsed', 'plan_ended', 'deleted')
      and e.owner_in_good_standing and e.status <> 'rejected' and e.deleted_by is null
      and not exists (select from listing_reports r
        where r.car_id = e.id and r.outcome = 'upheld' and r.reason = 'fraud')
    order by s.car_id, s.ended_at desc
  ) last order by last.ended_at desc limit ${sql.lit(mostSeen)}) seen)`;

export const presentSeen = ({ ended_at, mileage, price, currency }: SeenRow): SeenBefore => ({
  date: dayInBeirut(new Date(ended_at)),
  mileage,
  price: Number(price),
  currency,
});
