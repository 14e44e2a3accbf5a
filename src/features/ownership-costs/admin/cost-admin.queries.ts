import { type RawBuilder, sql } from "kysely";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { dayInBeirut } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import type { CostKind } from "../cost.choices.ts";
import type { RateTerms } from "../cost.queries.ts";
import type { AdminCostRow } from "./cost-admin.contract.ts";

const mostRows = 100;

export interface StoredCost extends RateTerms {
  id: string;
  kind: CostKind;
  vehicle_type: VehicleType;
  number: number;
  state: AdminCostRow["state"];
  reason: string | null;
  entered_by: string;
  entered_at: Date;
  withdrawn_by: string | null;
  withdrawn_at: Date | null;
  withdrawn_reason: string | null;
  bands: { from: number; to: number | null; ageFrom: number; ageTo: number | null; amount: string }[];
  excise: { from: string; percent: string }[];
}

/** The rows of all tables, or of one; of each the latest beginning first. */
export async function findCostRows(
  db: Database,
  at: Date,
  table?: { kind: CostKind; vehicleType: VehicleType },
): Promise<StoredCost[]> {
  const among = table
    ? sql`kind = ${table.kind}::cost_kind and vehicle_type = ${table.vehicleType}::vehicle_type`
    : sql`true`;
  return (await costRows(among, at).execute(db)).rows;
}

const costRows = (among: RawBuilder<unknown>, at: Date) => sql<StoredCost>`
  with numbered as (
    select *, valid_from <= ${dayInBeirut(at)}::date as begun,
      row_number() over (partition by kind, vehicle_type order by valid_from desc, number desc) as place,
      row_number() over (partition by kind, vehicle_type, withdrawn_at is null, valid_from <= ${dayInBeirut(at)}::date
        order by valid_from desc, number desc) as among_its_like
    from cost_rates where ${among}
  )
  select n.id, n.kind, n.vehicle_type, n.number, n.valid_from::text, n.currency, n.percent, n.fixed, n.vat_percent,
    n.measure, n.source, n.source_url, n.note_ar, n.note_en, n.reason, n.entered_at, n.withdrawn_at, n.withdrawn_reason,
    case when n.withdrawn_at is not null then 'withdrawn' when not n.begun then 'planned'
      when n.among_its_like = 1 then 'in_force' else 'past' end as state,
    e.full_name as entered_by, w.full_name as withdrawn_by,
    (select coalesce(json_agg(json_build_object('from', measure_from, 'to', measure_to, 'ageFrom', age_from,
        'ageTo', age_to, 'amount', amount::text) order by measure_from, age_from), '[]')
      from cost_road_bands where rate_id = n.id) as bands,
    (select coalesce(json_agg(json_build_object('from', from_value::text, 'percent', percent::text)
        order by from_value), '[]')
      from cost_excise_bands where rate_id = n.id) as excise
  from numbered n join admin_users e on e.id = n.entered_by left join admin_users w on w.id = n.withdrawn_by
  where n.place <= ${mostRows}
  order by n.kind, n.vehicle_type, n.valid_from desc, n.number desc`;

/** Which table a row is in, and until when it can be withdrawn; the row is locked. */
export async function lockCostRow(tx: Database, id: string, at: Date) {
  const { rows } = await sql<{
    kind: CostKind;
    vehicle_type: VehicleType;
    begun: boolean;
    withdrawn: boolean;
  }>`select kind, vehicle_type, valid_from <= ${dayInBeirut(at)}::date as begun, withdrawn_at is not null as withdrawn
    from cost_rates where id = ${id}::uuid for update`.execute(tx);
  return rows[0];
}
