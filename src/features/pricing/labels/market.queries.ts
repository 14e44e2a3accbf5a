import { type RawBuilder, sql } from "kysely";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Curve } from "../engine/fit.ts";
import type { Listed, ReadModel } from "./judge.ts";

/** A model of the market: what is read together. */
export interface Model {
  vehicle_type: VehicleType;
  brand: string;
  model: string;
}

export const numbered = (models: readonly Model[]): RawBuilder<unknown> => sql`
  select vehicle_type, brand, model from unnest(
    ${models.map((one) => one.vehicle_type)}::vehicle_type[],
    ${models.map((one) => one.brand)}::text[],
    ${models.map((one) => one.model)}::text[]) as m (vehicle_type, brand, model)`;

/** What a price is read from. Damage, and a mileage that nobody said or believes, are compared with nothing. */
const listed = sql`select c.id, c.vehicle_type as "vehicleType", c.brand, c.model, c.year::int as year,
    c.price_usd::float8 as "priceUsd", c.mileage, c.condition, c.gear_type as "gearType", c.fuel_type as "fuelType",
    c.drive_type as "driveType", c.body_type as "bodyType", c.motorcycle_type as "motorcycleType", c.category, c.source,
    c.customs, c.accident_history as "accidentHistory", c.license_valid as "licenseValid", c.horsepower,
    coalesce(c.bike_engine_size, c.engine_capacity * 1000)::float8 as "engineCc"`;
const sound = sql`c.is_public and c.mileage <= 1000000 and c.price_usd >= 1
  and c.condition is distinct from 'damaged' and c.category is distinct from 'damaged'
  and c.title_status is distinct from 'salvage'`;
const inOrder = sql`order by c.brand, c.model, c.id`;

/** The listings of these models, one model's after another's. */
export async function findListed(db: Database, models: readonly Model[]): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    with models as (${numbered(models)})
    ${listed} from models m
    join cars c on c.vehicle_type = m.vehicle_type and c.brand = m.brand and c.model = m.model
    where ${sound} ${inOrder}`.execute(db);
  return rows;
}

/**
 * A whole market of one kind, or of a large one as many as about `most`: those whose id ends low, which is chance's once and
 * stays.
 */
export async function findMarket(
  db: Database,
  kind: VehicleType,
  count: number,
  most: number,
): Promise<Listed[]> {
  const share = Math.min(1, most / Math.max(1, count));
  const { rows } = await sql<Listed>`${listed} from cars c
    where c.vehicle_type = ${kind}::vehicle_type and ${sound}
      and ${share === 1 ? sql`true` : sql`('x' || right(c.id::text, 4))::bit(16)::int < ${Math.floor(65_536 * share)}::int`}
    ${inOrder}`.execute(db);
  return rows;
}

export async function countMarket(db: Database, kind: VehicleType): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from cars where is_public and vehicle_type = ${kind}::vehicle_type`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface KeptCurve {
  id: string;
  year: number;
  listings: number;
  curve: Curve;
  is_stale: boolean;
}

/**
 * The newest, by which listings are read, whether or not all have been. Ordered by the column of the table: an unqualified `id`
 * is the text beside it, by which 9 comes after 10.
 */
export async function findNewestCurve(db: Database, kind: VehicleType): Promise<KeptCurve | undefined> {
  const { rows } = await sql<KeptCurve>`
    select id::text, year::int as year, listings, curve, is_stale from price_curves c
    where vehicle_type = ${kind}::vehicle_type order by c.id desc limit 1`.execute(db);
  return rows[0];
}

/** Whether listings have changed since their kind's curve was fitted. */
export async function isAnyStale(db: Database): Promise<boolean> {
  const { rows } = await sql`select from price_curves where is_stale limit 1`.execute(db);
  return rows.length > 0;
}

export async function keepCurve(
  tx: Database,
  kind: VehicleType,
  { curve, year, listings, at }: { curve: Curve; year: number; listings: number; at: Date },
): Promise<void> {
  await sql`insert into price_curves (vehicle_type, year, listings, curve, fitted_at)
    values (${kind}::vehicle_type, ${year}::smallint, ${listings}::int, ${JSON.stringify(curve)}::jsonb,
      ${at}::timestamptz)`.execute(tx);
}

/** All models are read by the newest curves: these answer from now on, and those before them go. */
export async function finishCurves(tx: Database, at: Date): Promise<void> {
  await sql`
    with newest as (select distinct on (vehicle_type) id from price_curves order by vehicle_type, id desc),
    older as (delete from price_curves where id not in (select id from newest))
    update price_curves set read_at = ${at}::timestamptz where id in (select id from newest) and read_at is null`.execute(
    tx,
  );
}

/** What these models were read as, instead of what they were before; one without listings is gone. */
export async function keepModels(
  tx: Database,
  curveId: string,
  models: readonly Model[],
  read: ReadonlyMap<string, ReadModel>,
): Promise<void> {
  const rows = models.flatMap(({ brand, model }) => {
    const one = read.get(keyOf({ brand, model }));
    if (!one) return [];
    const { level, yearMin, yearMax, yearlyKm } = one;
    return [
      {
        brand,
        model,
        listings: level.listings,
        year_min: yearMin,
        year_max: yearMax,
        yearly_km: yearlyKm,
        level,
      },
    ];
  });
  await sql`
    delete from price_models where curve_id = ${curveId}::bigint
      and (brand, model) in (select brand, model from (${numbered(models)}) m)`.execute(tx);
  await sql`
    insert into price_models (curve_id, brand, model, listings, year_min, year_max, yearly_km, level)
    select ${curveId}::bigint, brand, model, listings, year_min, year_max, yearly_km, level
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (brand text, model text, listings int,
      year_min smallint, year_max smallint, yearly_km int, level jsonb)`.execute(tx);
}

export const keyOf = ({ brand, model }: { brand: string; model: string }) => `${brand} ${model}`;
