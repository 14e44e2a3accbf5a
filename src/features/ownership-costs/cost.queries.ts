import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { Rate } from "./compute-costs.ts";
import type { CostMeasure } from "./cost.choices.ts";

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

/** The rows in force on a day in Beirut, one at most for each kind of cost and of vehicle. */
export async function findRates(db: Database, day: string): Promise<Rate[]> {
  const { rows } = await sql<Rate>`
    select distinct on (r.kind, r.vehicle_type) r.kind, r.vehicle_type as "vehicleType",
      r.valid_from::text as "validFrom", r.currency, r.percent::float8, r.fixed::float8,
      r.vat_percent::float8 as "vatPercent", r.measure, r.source, r.source_url as "sourceUrl", r.note_ar as "noteAr",
      r.note_en as "noteEn",
      (select coalesce(json_agg(json_build_object('from', measure_from, 'to', measure_to, 'ageFrom', age_from,
        'ageTo', age_to, 'amount', amount)), '[]') from cost_road_bands where rate_id = r.id) as bands,
      (select coalesce(json_agg(json_build_object('from', from_value, 'percent', percent)), '[]')
        from cost_excise_bands where rate_id = r.id) as excise
    from cost_rates r where r.withdrawn_at is null and r.valid_from <= ${day}::date
    order by r.kind, r.vehicle_type, r.valid_from desc, r.number desc`.execute(db);
  return rows;
}

/** Pounds for a dollar, as they were set; null where nobody knows. */
export async function findExchangeRate(db: Database): Promise<{ lbp: number; asOf: string } | null> {
  const { rows } = await sql<{ lbp: number | null; asOf: string | null }>`
    select (value ->> 'lbp')::float8 as lbp, value ->> 'asOf' as "asOf" from app_settings
    where key = 'exchange_rates'`.execute(db);
  const [{ lbp, asOf } = { lbp: null, asOf: null }] = rows;
  return lbp === null || asOf === null ? null : { lbp, asOf };
}
