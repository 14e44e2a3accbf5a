import { sql } from "kysely";
import type { Deps } from "#deps";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { memoWhile } from "#platform/cache/memo.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import type { Curve } from "./engine/fit.ts";
import { fewestListings, type ModelLevel } from "./engine/model.ts";
import { keyOf } from "./labels/market.queries.ts";

export interface KnownModel {
  brand: string;
  model: string;
  yearMin: number;
  yearMax: number;
  yearlyKm: number;
  level: ModelLevel;
}
/** How the prices of one kind go, and all models of which something is known. */
export interface KnownMarket {
  curve: Curve;
  year: number;
  fittedAt: Date;
  models: ReadonlyMap<string, KnownModel>;
}
export type KnownMarkets = Partial<Record<VehicleType, KnownMarket>>;

/** What vehicles are worth, in memory until a curve or a model is another; some hundred kilobytes. */
export function keptMarkets({
  db,
  tablesVersion,
}: Pick<Deps, "db" | "tablesVersion">): () => Promise<KnownMarkets> {
  const reads = readsOf(db);
  return memoWhile(
    () => tablesVersion?.("price_curves", "price_models"),
    () => findMarkets(reads),
  );
}

/** By the newest curves that all models were read by. */
export async function findMarkets(db: Database): Promise<KnownMarkets> {
  const { rows } = await sql<{
    kind: VehicleType;
    curve: Curve;
    year: number;
    fittedAt: Date;
    models: KnownModel[];
  }>`
    with answering as (
      select distinct on (vehicle_type) * from price_curves where read_at is not null order by vehicle_type, id desc
    )
    select vehicle_type as kind, curve, year::int as year, fitted_at as "fittedAt",
      (select coalesce(json_agg(json_build_object('brand', brand, 'model', model, 'yearMin', year_min, 'yearMax', year_max,
        'yearlyKm', yearly_km, 'level', level) order by brand, model), '[]')
        from price_models where curve_id = answering.id and listings >= ${fewestListings}) as models
    from answering`.execute(db);
  return Object.fromEntries(
    rows.map(({ kind, models, ...market }) => [
      kind,
      { ...market, models: new Map(models.map((one) => [keyOf(one), one])) },
    ]),
  );
}
