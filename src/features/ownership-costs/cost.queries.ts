import { type RawBuilder, sql } from "kysely";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { CostKind, CostMeasure } from "./cost.choices.ts";

/** What a row of the table of costs says, as PostgreSQL writes it; money in the row's currency. */
export interface RateTerms {
  valid_from: string;
  currency: "lbp" | "usd";
  percent: string;
  fixed: string;
  vat_percent: string;
  measure: CostMeasure | null;
  source: string;
  source_url: string | null;
  note_ar: string | null;
  note_en: string | null;
}

/** One kind of cost of a vehicle, with the row in force for it; money as PostgreSQL writes it, in the row's currency. */
export interface CostRow extends RateTerms {
  kind: CostKind;
  day: string;
  lbp: string | null;
  as_of: string | null;
  customs: "paid" | "unpaid" | null;
  is_registered: boolean;
  rate_id: string | null;
  value: string | null;
  measured: number | null;
  share: string | null;
  excise: string | null;
  vat: string | null;
  amount: string | null;
  amount_usd: string | null;
  bands: { from: number; to: number | null; amount: string; amountUsd: string | null }[];
}

/** A vehicle that nobody lists, to see what a row would say of it. The price is in US dollars. */
export interface ExampleVehicle {
  vehicleType: VehicleType;
  price: number;
  year: number;
  horsepower: number | null;
  fiscalHorsepower: number | null;
  engineCc: number | null;
}

/** A row that is not stored: one of the same shape as those that are. */
export interface UnstoredRate {
  kind: CostKind;
  vehicleType: VehicleType;
  validFrom: string;
  currency: "lbp" | "usd";
  percent: number;
  fixed: number;
  vatPercent: number;
  measure: CostMeasure | null;
  source: string;
  sourceUrl: string | null;
  noteAr: string | null;
  noteEn: string | null;
  bands: { from: number; to: number | null; ageFrom: number; ageTo: number | null; amount: number }[];
  excise: { from: number; percent: number }[];
}

export const dayInBeirut = (at: Date) => sql`(${at}::timestamptz at time zone 'Asia/Beirut')::date`;

const rateColumns = sql`r.id, r.kind, r.vehicle_type, r.valid_from, r.currency, r.percent, r.fixed, r.vat_percent, r.measure,
  r.source, r.source_url, r.note_ar, r.note_en`;

/** Where the rows are: those in force in the tables, or one that is to be tried. */
interface Rows {
  rates: RawBuilder<unknown>;
  road: RawBuilder<unknown>;
  excise: RawBuilder<unknown>;
}

const stored: Rows = {
  rates: sql`select distinct on (r.kind) ${rateColumns} from cost_rates r, vehicle v, today
    where r.vehicle_type = v.vehicle_type and r.withdrawn_at is null and r.valid_from <= today.day
    order by r.kind, r.valid_from desc, r.number desc`,
  road: sql`select b.* from cost_road_bands b join rate r on r.id = b.rate_id`,
  excise: sql`select b.* from cost_excise_bands b join rate r on r.id = b.rate_id`,
};

function unstored({ bands, excise, ...rate }: UnstoredRate): Rows {
  const nobody = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
  return {
    rates: sql`select ${nobody} as id, ${rate.kind}::cost_kind as kind, ${rate.vehicleType}::vehicle_type as vehicle_type,
      ${rate.validFrom}::date as valid_from, ${rate.currency}::currency as currency,
      ${String(rate.percent)}::numeric as percent, ${String(rate.fixed)}::numeric as fixed,
      ${String(rate.vatPercent)}::numeric as vat_percent, ${rate.measure}::cost_measure as measure,
      ${rate.source}::text as source, ${rate.sourceUrl}::text as source_url, ${rate.noteAr}::text as note_ar,
      ${rate.noteEn}::text as note_en`,
    road: sql`select ${nobody} as rate_id, "from" as measure_from, "to" as measure_to, "ageFrom" as age_from,
      "ageTo" as age_to, amount
      from jsonb_to_recordset(${JSON.stringify(bands)}::jsonb)
        as b ("from" int, "to" int, "ageFrom" int, "ageTo" int, amount numeric)`,
    excise: sql`select ${nobody} as rate_id, "from" as from_value, percent
      from jsonb_to_recordset(${JSON.stringify(excise)}::jsonb) as b ("from" numeric, percent numeric)`,
  };
}

/**
 * A row for each kind of cost of one vehicle, all exact: nothing leaves PostgreSQL before it is rounded, pounds to whole ones,
 * dollars to cents. No rows: there is no such vehicle.
 */
const costsOf = (vehicle: RawBuilder<unknown>, { rates, road, excise }: Rows, at: Date) => sql<CostRow>`
  with today as (select ${dayInBeirut(at)} as day),
  vehicle as (
    select given.*, greatest(extract(year from today.day)::int - given.year, 0) as age from (${vehicle}) given, today
  ),
  exchange as (
    select (value ->> 'lbp')::numeric as lbp, value ->> 'asOf' as as_of from app_settings where key = 'exchange_rates'
  ),
  rate as (${rates}), road as (${road}), excise as (${excise}),
  worth as (
    select r.*, case r.currency when 'lbp' then 0 else 2 end as digits,
      case r.currency when 'lbp' then x.lbp else 1 end as per_dollar,
      round(
        case r.currency when v.currency then v.price when 'usd' then v.price_usd else v.price_usd * x.lbp end, 2
      ) as value,
      case r.measure
        when 'fiscal_horsepower' then v.fiscal_horsepower when 'horsepower' then v.horsepower else v.engine_cc
      end as measured
    from vehicle v cross join rate r left join exchange x on true
  ),
  levied as (
    select w.*, round(w.value * w.percent / 100, w.digits) as share,
      (select coalesce(round(sum((least(w.value, b.upto) - b.from_value) * b.percent / 100), w.digits), 0)
        from (select rate_id, from_value, percent, lead(from_value, 1, 'Infinity') over (order by from_value) as upto
          from excise where rate_id = w.id) b
        where b.from_value < w.value) as excise
    from worth w
  ),
  taxed as (
    select l.*, round((l.value + l.share + l.excise) * l.vat_percent / 100, l.digits) as vat from levied l
  ),
  summed as (
    select t.*, case t.kind
      when 'registration' then t.share + t.fixed
      when 'customs' then t.share + t.excise + t.fixed + t.vat
      else (select b.amount from road b, vehicle v
        where b.rate_id = t.id and t.measured >= b.measure_from and t.measured <= coalesce(b.measure_to, t.measured)
          and v.age between b.age_from and coalesce(b.age_to, v.age))
      end as amount
    from taxed t
  )
  select k.kind, today.day::text, x.lbp, x.as_of, v.customs, v.is_registered, s.id as rate_id,
    s.valid_from::text, s.currency, s.percent, s.fixed, s.vat_percent, s.measure, s.source, s.source_url, s.note_ar,
    s.note_en, s.value, s.measured, s.share, s.excise, s.vat, s.amount,
    round(s.amount / s.per_dollar, 2) as amount_usd,
    (select coalesce(json_agg(json_build_object('from', b.measure_from, 'to', b.measure_to, 'amount', b.amount::text,
        'amountUsd', round(b.amount / s.per_dollar, 2)::text) order by b.measure_from), '[]')
      from road b
      where b.rate_id = s.id and s.measured is null
        and v.age between b.age_from and coalesce(b.age_to, v.age)) as bands
  from vehicle v cross join today cross join unnest(enum_range(null::cost_kind)) k (kind)
  left join exchange x on true left join summed s on s.kind = k.kind
  order by k.kind`;

/** The costs of a listing that anyone may see, or of `userId`'s own; undefined for every other. */
export async function findCosts(
  db: Database,
  id: string,
  { userId, at }: { userId: string | undefined; at: Date },
): Promise<CostRow[] | undefined> {
  const vehicle = sql`select c.vehicle_type, c.price, c.currency, c.price_usd, c.year, c.horsepower,
      null::int as fiscal_horsepower, c.customs,
      case c.vehicle_type when 'motorcycle' then c.bike_engine_size else round(c.engine_capacity * 1000)::int end as engine_cc,
      coalesce(c.plate <> 'none', c.condition <> 'new') and c.customs is distinct from 'unpaid' as is_registered
    from cars c where c.id = ${id}::uuid
      and (c.is_public or c.user_id = ${userId ?? null}::uuid and c.deleted_at is null)`;
  const { rows } = await costsOf(vehicle, stored, at).execute(db);
  return rows.length > 0 ? rows : undefined;
}

/** What one row would say of an example, no matter what is stored. */
export async function findCostsOfExample(
  db: Database,
  example: ExampleVehicle,
  rate: UnstoredRate,
  at: Date,
): Promise<CostRow[]> {
  const price = sql`${String(example.price)}::numeric`;
  const vehicle = sql`select ${example.vehicleType}::vehicle_type as vehicle_type, ${price} as price,
    'usd'::currency as currency, ${price} as price_usd, ${example.year}::int as year,
    ${example.horsepower}::int as horsepower, ${example.fiscalHorsepower}::int as fiscal_horsepower,
    ${example.engineCc}::int as engine_cc,
    ${rate.kind === "customs" ? "unpaid" : "paid"}::customs_state as customs, ${rate.kind !== "customs"} as is_registered`;
  return (await costsOf(vehicle, unstored(rate), at).execute(db)).rows;
}
