import { type RawBuilder, sql } from "kysely";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";

/** A model of the market: what is compared with what. */
export interface Model {
  vehicle_type: VehicleType;
  brand: string;
  model: string;
}

/** The numbers of the formula (docs/decisions/0011). */
export const formula = {
  /** Model years before and after that count as near. */
  nearYears: 1,
  fewestComparables: 5,
  /** By how many millionths a kilometre lowers what is asked: one percent for 10,000 km, of motorcycles three. */
  wearPerKm: { car: 1, motorcycle: 3 },
  /** No market is taken to be narrower than this share of its middle. */
  narrowestSpread: 0.05,
} as const;

/** What a price column can hold. */
const highest = sql.lit(999_999_999_999.99);

const numbered = (models: readonly Model[]): RawBuilder<unknown> => sql`
  select vehicle_type, brand, model, no from unnest(
    ${models.map((one) => one.vehicle_type)}::vehicle_type[],
    ${models.map((one) => one.brand)}::text[],
    ${models.map((one) => one.model)}::text[]) with ordinality as m (vehicle_type, brand, model, no)`;

/**
 * Computes `fair_prices` of all public listings of these models again, in the caller's transaction. A listing's value is its
 * price with the wear of its kilometres added back, in millionths of dollars: exact numbers all the way. Each window of model
 * years is put in order once. Leaving out one listing or another of it gives three different medians at most: the
 * deviations from each are put in order too, and what a listing is judged by lies at places that follow from its own. So no
 * listing is compared with each other one, and nothing is joined.
 */
export async function computeFairPrices(tx: Database, models: readonly Model[], at: Date): Promise<void> {
  const { nearYears, fewestComparables, wearPerKm, narrowestSpread } = formula;
  await sql`
    with models as (${numbered(models)})
    delete from fair_prices f using models m, cars c
    where c.is_public and c.vehicle_type = m.vehicle_type and c.brand = m.brand and c.model = m.model
      and f.car_id = c.id`.execute(tx);
  await sql`
    with models as (${numbered(models)}),
    sound as (
      select c.id, m.no, c.year::int as year, c.price_usd, 1000000 + c.mileage * case c.vehicle_type
        when 'car' then ${sql.lit(wearPerKm.car)} else ${sql.lit(wearPerKm.motorcycle)} end as wear
      from models m
      join cars c on c.is_public and c.vehicle_type = m.vehicle_type and c.brand = m.brand and c.model = m.model
      -- Without a mileage there is nothing to compare by.
      where c.mileage is not null and c.condition is distinct from 'damaged' and c.category is distinct from 'damaged'
        and c.title_status is distinct from 'salvage'
    ),
    placed as (
      select *, row_number() over (partition by no, center order by value, id)::int as place,
        count(*) over (partition by no, center)::int as size
      from (
        select s.*, s.price_usd * s.wear as value, center
        from sound s
        cross join lateral generate_series(s.year - ${sql.lit(nearYears)}, s.year + ${sql.lit(nearYears)}) as center
      ) w
      -- What rounds to no cent in dollars is no price.
      where value > 0
    ),
    -- The median of the others where the one left out stands after the middle, in it, or before it.
    centered as (
      select *,
        (nth_value(value, size / 2) over w + nth_value(value, (size + 1) / 2) over w) * 0.5 as after,
        (nth_value(value, size / 2) over w + nth_value(value, size / 2 + 2) over w) * 0.5 as within,
        (nth_value(value, size / 2 + 1) over w + nth_value(value, (size + 1) / 2 + 1) over w) * 0.5 as before
      from placed where size > ${sql.lit(fewestComparables)}
      window w as (partition by no, center order by value, id rows between unbounded preceding and unbounded following)
    ),
    deviating as (
      select *, abs(value - after) as d_after, abs(value - within) as d_within, abs(value - before) as d_before
      from centered
    ),
    ranked as (
      select *,
        row_number() over (partition by no, center order by d_after, id)::int as p_after,
        row_number() over (partition by no, center order by d_within, id)::int as p_within,
        row_number() over (partition by no, center order by d_before, id)::int as p_before
      from deviating
    ),
    measured as (
      select *, ${medianWithoutOwn("after")}, ${medianWithoutOwn("within")}, ${medianWithoutOwn("before")}
      from ranked
    ),
    judged as (
      select id, price_usd, wear, value, size - 1 as comparables, middle,
        greatest(deviation, middle * ${sql.lit(narrowestSpread)}) as spread
      from (
        select *,
          case when place > (size + 1) / 2 then after when place > size / 2 then within else before end as middle,
          case when place > (size + 1) / 2 then mad_after when place > size / 2 then mad_within
            else mad_before end as deviation
        from measured where year = center
      ) own
    )
    insert into fair_prices (car_id, label, price_percent, comparables, middle, low, high, price_usd, computed_at)
    select id,
      (case
        when 2 * value < 2 * middle - 3 * spread then 'great'
        when 2 * value < 2 * middle - spread then 'good'
        when 2 * value <= 2 * middle + 3 * spread then 'fair'
        else 'high'
      end)::fair_price_label,
      least(div(200 * value + middle, 2 * middle), 1000000)::int, comparables,
      ${dollars(sql`middle`)}, ${dollars(sql`greatest(middle - 1.5 * spread, 0)`)}, ${dollars(sql`middle + 1.5 * spread`)},
      price_usd, ${at}::timestamptz
    from judged
    -- Less than half of what others ask is a slip or a lure: nothing to praise.
    where 2 * value >= middle
    on conflict (car_id) do update set
      label = excluded.label, price_percent = excluded.price_percent, comparables = excluded.comparables,
      middle = excluded.middle, low = excluded.low, high = excluded.high, price_usd = excluded.price_usd,
      computed_at = excluded.computed_at`.execute(tx);
}

/** The median of these deviations over a window of years, each listing's own left out: those after it move up by a place. */
function medianWithoutOwn(name: "after" | "within" | "before"): RawBuilder<unknown> {
  const [deviation, place] = [sql.ref(`d_${name}`), sql.ref(`p_${name}`)];
  const window = sql`over (partition by no, center order by ${deviation}, id
    rows between unbounded preceding and unbounded following)`;
  return sql`(
    nth_value(${deviation}, size / 2 + (size / 2 >= ${place})::int) ${window}
    + nth_value(${deviation}, (size + 1) / 2 + ((size + 1) / 2 >= ${place})::int) ${window}
  ) * 0.5 as ${sql.ref(`mad_${name}`)}`;
}

/** A value in dollars at the listing's own mileage, rounded to the cent. */
const dollars = (value: RawBuilder<unknown>) =>
  sql`least(div(200 * (${value}) + wear, 2 * wear) * 0.01, ${highest})`;

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
