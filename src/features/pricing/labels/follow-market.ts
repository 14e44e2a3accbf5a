import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { type VehicleType, vehicleTypes } from "#features/reference/enumerations.ts";
import { yearInBeirut } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import { fitCurve } from "../engine/fit.ts";
import { readMarket } from "../engine/read-market.ts";
import { judgeModel, type Listed, type ReadModel } from "./judge.ts";
import { keepJudged, writeLabels } from "./label.queries.ts";
import {
  countMarket,
  findListed,
  findMarket,
  findNewestCurve,
  finishCurves,
  isAnyStale,
  type KeptCurve,
  keepCurve,
  keepModels,
  keyOf,
  type Model,
} from "./market.queries.ts";

/** Models of one transaction, and listings whose label is written at once: their rows are locked for so long only. */
const modelsAtOnce = 40;
const labelsAtOnce = 300;
/** A statement of a visitor may take 2.4 seconds; the listings of many models together may take longer. */
const longestMs = 60_000;
/** A market of so many is read whole at every change; of a larger one the curve of the night holds until it is another. */
const fewListings = 5000;
const anotherMarket = 0.2;
/** What all share is known from so many as well as from all. */
const mostRead = 50_000;

/**
 * Brings the labels of all models in line whose listings have changed, some models in each transaction: one transaction at a
 * time, whatever other job runs beside it. Where a kind's curve is no longer its market's, it is fitted first, and all its
 * models are read by it.
 */
export async function followMarket(db: Database, at: Date): Promise<void> {
  // What changes while all is read asks for another turn, and what changes in that for the next run.
  for (let turn = 0; turn < 2; turn++) {
    for (const kind of vehicleTypes) await inTurn(db, (tx) => renewCurve(tx, kind, at));
    await readChanged(db, at);
    if (!(await isAnyStale(db))) return;
  }
}

async function readChanged(db: Database, at: Date): Promise<void> {
  for (;;) {
    const models = await inTurn(db, async (tx) => {
      const taken = await takeChanged(tx);
      if (taken.length > 0) await readModels(tx, taken, at);
      else await finishCurves(tx, at);
      return taken;
    });
    if (models.length === 0) return;
    while ((await writeLabels(db, models, labelsAtOnce)) === labelsAtOnce);
  }
}

/** All of them, by new curves: what a slip of the bookkeeping left behind is mended, and every date is of today. */
export async function readAll(db: Database, at: Date): Promise<void> {
  for (const kind of vehicleTypes) await inTurn(db, (tx) => fitAnew(tx, kind, at));
  await followMarket(db, at);
}

const inTurn = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', ${String(longestMs)}, true)`.execute(tx);
    await sql`select pg_advisory_xact_lock(hashtextextended('pricing.fair_prices', 0))`.execute(tx);
    return work(tx);
  });

async function renewCurve(tx: Database, kind: VehicleType, at: Date): Promise<void> {
  const { rows } = await sql<{ changed: boolean }>`
    select exists (select from fair_price_changes
      where vehicle_type = ${kind}::vehicle_type and not by_fit) as changed`.execute(tx);
  const newest = await findNewestCurve(tx, kind);
  if (!newest || newest.year !== yearInBeirut(at)) return fitAnew(tx, kind, at);
  if (!rows[0]?.changed && !newest.is_stale) return;
  const count = await countMarket(tx, kind);
  const isAnother = Math.abs(count - newest.listings) > anotherMarket * newest.listings;
  if (count <= fewListings || isAnother) await fitAnew(tx, kind, at);
}

/** Fits a kind's curve to its market of this moment, and notes all its models to be read by it. */
async function fitAnew(tx: Database, kind: VehicleType, at: Date): Promise<void> {
  // What was noted until here is seen by what follows.
  await sql`delete from fair_price_changes where vehicle_type = ${kind}::vehicle_type`.execute(tx);
  const count = await countMarket(tx, kind);
  const year = yearInBeirut(at);
  const curve = await fitCurve(readMarket(kind, await findMarket(tx, kind, count, mostRead), year), () =>
    setImmediate(),
  );
  await keepCurve(tx, kind, { curve, year, listings: count, at });
  await sql`
    insert into fair_price_changes (vehicle_type, brand, model, by_fit)
    select distinct vehicle_type, brand, model, true from cars
    where is_public and vehicle_type = ${kind}::vehicle_type`.execute(tx);
}

/** The next changed models. What changes from here on is noted again, and taken by a later turn. */
async function takeChanged(tx: Database): Promise<Model[]> {
  const { rows } = await sql<Model>`
    with next as (
      select vehicle_type, brand, model from fair_price_changes
      group by vehicle_type, brand, model order by vehicle_type, brand, model limit ${modelsAtOnce}
    ), taken as (
      delete from fair_price_changes c using next n
      where (c.vehicle_type, c.brand, c.model) = (n.vehicle_type, n.brand, n.model)
      returning c.vehicle_type, c.by_fit
    ), stale as (
      update price_curves set is_stale = true
      where not is_stale and vehicle_type in (select vehicle_type from taken where not by_fit)
    )
    select * from next`.execute(tx);
  return rows;
}

async function readModels(tx: Database, models: readonly Model[], at: Date): Promise<void> {
  for (const kind of vehicleTypes) {
    const ofKind = models.filter((one) => one.vehicle_type === kind);
    const kept = ofKind.length > 0 && (await findNewestCurve(tx, kind));
    if (kept) await readBy(tx, kept, ofKind, at);
  }
}

async function readBy(
  tx: Database,
  { id, curve, year }: KeptCurve,
  models: readonly Model[],
  at: Date,
): Promise<void> {
  const read = new Map<string, ReadModel>();
  const judged: (ReadModel["judged"][number] & Pick<Listed, "priceUsd">)[] = [];
  for (const [key, listings] of Map.groupBy(await findListed(tx, models), keyOf)) {
    const model = judgeModel(curve, listings, year);
    const prices = new Map(listings.map((one) => [one.id, one.priceUsd]));
    read.set(key, model);
    judged.push(...model.judged.map((one) => ({ ...one, priceUsd: prices.get(one.id) ?? 0 })));
    await setImmediate();
  }
  await keepModels(tx, id, models, read);
  await keepJudged(tx, models, judged, at);
}
