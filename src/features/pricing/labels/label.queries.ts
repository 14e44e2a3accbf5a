import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { Judged, Listed } from "./judge.ts";
import { type Model, numbered } from "./market.queries.ts";

/**
 * Writes what the listings of these models were judged as into `fair_prices`, in the caller's transaction; what says the same
 * as before, on the same day, stays as it is.
 */
export async function keepJudged(
  tx: Database,
  models: readonly Model[],
  judged: readonly (Judged & Pick<Listed, "priceUsd">)[],
  at: Date,
): Promise<void> {
  const ids = judged.map(({ id }) => id);
  await sql`
    with models as (${numbered(models)})
    delete from fair_prices f using models m, cars c
    where c.is_public and c.vehicle_type = m.vehicle_type and c.brand = m.brand and c.model = m.model
      and f.car_id = c.id and not (c.id = any(${ids}::uuid[]))`.execute(tx);
  await sql`
    insert into fair_prices (car_id, label, price_percent, comparables, year_min, year_max, middle, low, high, later_low,
      later_high, price_usd, computed_at)
    select id, label, "pricePercent", comparables, "yearMin", "yearMax", middle, low, high, "laterLow", "laterHigh",
      "priceUsd", ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as row (id uuid, label fair_price_label, "pricePercent" int,
      comparables int, "yearMin" smallint, "yearMax" smallint, middle numeric, low numeric, high numeric,
      "laterLow" numeric, "laterHigh" numeric, "priceUsd" numeric)
    on conflict (car_id) do update set
      label = excluded.label, price_percent = excluded.price_percent, comparables = excluded.comparables,
      year_min = excluded.year_min, year_max = excluded.year_max, middle = excluded.middle, low = excluded.low,
      high = excluded.high, later_low = excluded.later_low, later_high = excluded.later_high,
      price_usd = excluded.price_usd, computed_at = excluded.computed_at
    where (fair_prices.label, fair_prices.price_percent, fair_prices.comparables, fair_prices.year_min,
        fair_prices.year_max, fair_prices.middle, fair_prices.low, fair_prices.high, fair_prices.later_low,
        fair_prices.later_high, fair_prices.price_usd, fair_prices.computed_at::date)
      is distinct from (excluded.label, excluded.price_percent, excluded.comparables, excluded.year_min,
        excluded.year_max, excluded.middle, excluded.low, excluded.high, excluded.later_low, excluded.later_high,
        excluded.price_usd, excluded.computed_at::date)`.execute(tx);
}

/**
 * Writes labels that are others now into the listings of these models, `limit` of them at most; returns how many those were.
 * In the order of ids, as every statement that locks several listings does.
 * Database then: saved searches are matched for listings that are new (cars_fair_price_news); the search index hears
 * of it (cars_change, cars_tell).
 */
export async function writeLabels(db: Database, models: readonly Model[], limit: number): Promise<number> {
  const { rows } = await sql`
    with models as (${numbered(models)}),
    stale as materialized (
      select c.id, f.label, f.price_percent
      from models m
      join cars c on c.is_public and c.vehicle_type = m.vehicle_type and c.brand = m.brand and c.model = m.model
      left join fair_prices f on f.car_id = c.id and f.price_usd = c.price_usd
      where (c.fair_price, c.price_percent) is distinct from (f.label, f.price_percent)
      order by c.id limit ${limit} for no key update of c
    )
    update cars c set fair_price = s.label, price_percent = s.price_percent from stale s where c.id = s.id
    returning c.id`.execute(db);
  return rows.length;
}
