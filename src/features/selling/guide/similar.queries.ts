import { type RawBuilder, sql } from "kysely";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Similar } from "./guide.contract.ts";

/** A median of fewer says nothing. */
const fewest = 3;
/** Of about the same year; where there are too few of those, all of the model. */
const yearsApart = 3;
/** Of sales that are longer ago the market was another. */
const soldWithinDays = 365;

interface Sought {
  vehicleType: VehicleType;
  brand: string;
  model: string;
  year: number;
  except?: string | undefined;
}
interface Counted {
  near: boolean;
  count: number;
  days: number;
}

/**
 * How long live listings like it have been on sale and how many of them show a price cut (verbs/write-columns.ts); and how fast those
 * that were sold went. Days alone: what was paid for them is in no figure here.
 */
export async function findSimilar(db: Database, sought: Sought, at: Date): Promise<Similar> {
  const { vehicleType, brand, model, year, except } = sought;
  const ofModel = sql`vehicle_type = ${vehicleType}::vehicle_type and brand = ${brand} and model = ${model}`;
  // Without it `cars_all_counted` has all that is asked for.
  const other = except === undefined ? sql`` : sql`and id <> ${except}::uuid`;
  const near = sql`abs(year - ${year}::int) <= ${yearsApart}::int as near`;
  const live = await sql<Counted & { cheaper: number }>`
    with like_it as (
      select ${near}, extract(epoch from ${at}::timestamptz - created_at) / 86400 as days,
        price_cut_at is not null as cheaper
      from cars where is_public and ${ofModel} ${other}
    )
    select ${medians}, count(*) filter (where cheaper)::int as cheaper ${byYears}`.execute(db);
  const sales = await sql<Counted>`
    with like_it as (
      select ${near}, days_on_sale as days from sales
      where ${ofModel} and sold_at > ${at}::timestamptz - make_interval(days => ${soldWithinDays})
    )
    select ${medians} ${byYears}`.execute(db);
  const [nearOnSale, allOnSale] = enoughOf(live.rows);
  const [nearSold, allSold] = enoughOf(sales.rows);
  // Both are told of the same years, so that one can be set beside the other.
  const isNear = nearOnSale !== undefined || (allOnSale === undefined && nearSold !== undefined);
  const onSale = isNear ? nearOnSale : allOnSale;
  const sold = isNear ? nearSold : allSold;
  return {
    yearMin: isNear ? year - yearsApart : null,
    yearMax: isNear ? year + yearsApart : null,
    onSale: onSale ? { count: onSale.count, days: onSale.days, cheaper: onSale.cheaper } : null,
    sold: sold ? { count: sold.count, days: sold.days } : null,
  };
}

const medians: RawBuilder<unknown> = sql`sets.near, count(*)::int as count,
  greatest(0, floor(percentile_disc(0.5) within group (order by days)))::int as days`;
const byYears: RawBuilder<unknown> = sql`
  from (values (true), (false)) sets (near) join like_it on like_it.near or not sets.near
  group by sets.near`;

/** Those of about the year, and all of the model; none where there are too few. */
const enoughOf = <Row extends Counted>(rows: readonly Row[]) =>
  [true, false].map((near) => rows.find((one) => one.near === near && one.count >= fewest));
