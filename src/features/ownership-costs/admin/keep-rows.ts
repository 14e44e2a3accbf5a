import { sql } from "kysely";
import { AppError } from "#errors";
import { changedMeanwhile } from "#features/administrators/versions.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { dayInBeirut } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Done } from "#platform/http/administrator.ts";
import type { Rate } from "../compute-costs.ts";
import type { CostKind } from "../cost.choices.ts";
import type { CostTable } from "./cost-admin.contract.ts";
import { presentCostRow, presentCostTable } from "./cost-admin.present.ts";
import { findCostRows, lockCostRow, type StoredCost } from "./cost-admin.queries.ts";
import type { CostInput } from "./cost-admin.schema.ts";

interface By {
  administratorId: string;
  at: Date;
}
interface Table {
  kind: CostKind;
  vehicleType: VehicleType;
}

/** How far ahead a row may begin; a year that was mistyped is further. */
const yearsAhead = 5;

/** What was entered, with nothing in the places that its kind does not have. */
export const rateOf = (input: CostInput): Rate => ({
  percent: 0,
  fixed: 0,
  vatPercent: 0,
  measure: null,
  bands: [],
  excise: [],
  ...input,
});

/**
 * Enters a row. It follows the one in force from its day on, which then stays as what held until that day. Errors:
 * `cost.changed` when the administrator had not seen the table as it is; wrong input where it would begin before the row in
 * force, on the day of a planned one, or follows a row without a reason.
 * Database then: the row and its bands stay as they are for good (cost_rates_stay, cost_road_bands_stay,
 * cost_excise_bands_stay).
 */
export async function enterRow(
  tx: Database,
  { version, reason, ...row }: CostInput & { version: string; reason?: string | undefined },
  by: By,
): Promise<Done<CostTable>> {
  await lockTable(tx, row);
  const before = await findCostRows(tx, by.at, row);
  if (version !== presentCostTable(row.kind, row.vehicleType, before).version)
    throw await changed(tx, before);
  holdToOrder(before, row.validFrom, reason, by.at);
  const id = await insert(tx, rateOf(row), reason ?? null, by);
  const after = await findCostRows(tx, by.at, row);
  return {
    log: {
      action: "cost.entered",
      resource: ["cost_row", id],
      before: toldOf(before.find(({ state }) => state === "in_force")),
      after: toldOf(after.find((one) => one.id === id)),
      details: { kind: row.kind, type: row.vehicleType, ...(reason && { reason }) },
    },
    answer: presentCostTable(row.kind, row.vehicleType, after),
  };
}

/** Withdraws a row that has not begun. Errors: `cost.not_found`, `cost.withdrawn`, `cost.in_force` for one that has. */
export async function withdrawRow(
  tx: Database,
  id: string,
  reason: string,
  { administratorId, at }: By,
): Promise<Done<CostTable>> {
  const row = await lockCostRow(tx, id, at);
  if (!row) throw new AppError("cost.not_found");
  if (row.withdrawn) throw new AppError("cost.withdrawn");
  if (row.begun) throw new AppError("cost.in_force");
  const table = { kind: row.kind, vehicleType: row.vehicle_type };
  await tx
    .updateTable("cost_rates")
    .set({ withdrawn_by: administratorId, withdrawn_at: at, withdrawn_reason: reason })
    .where("id", "=", id)
    .execute();
  const rows = await findCostRows(tx, at, table);
  return {
    log: {
      action: "cost.withdrawn",
      resource: ["cost_row", id],
      before: toldOf(rows.find((one) => one.id === id)),
      after: null,
      details: { kind: table.kind, type: table.vehicleType, reason },
    },
    answer: presentCostTable(table.kind, table.vehicleType, rows),
  };
}

/** One who enters a row waits for the other. */
const lockTable = (tx: Database, { kind, vehicleType }: Table) =>
  sql`select pg_advisory_xact_lock(hashtext(${`cost ${kind} ${vehicleType}`}))`.execute(tx);

function holdToOrder(rows: readonly StoredCost[], from: string, reason: string | undefined, at: Date): void {
  const living = rows.filter(({ state }) => state !== "withdrawn");
  const inForce = living.find(({ state }) => state === "in_force");
  const wrong = (fields: Record<string, `field.${string}`>) => new AppError("request.invalid", { fields });
  // Days as ISO 8601 stand in the order of time.
  if (inForce && from < inForce.valid_from) throw wrong({ validFrom: "field.cost_before_row" });
  if (living.some(({ state, valid_from }) => state === "planned" && valid_from === from)) {
    throw wrong({ validFrom: "field.cost_day_planned" });
  }
  const last = addYears(dayInBeirut(at), yearsAhead);
  if (from > last) throw wrong({ validFrom: "field.cost_too_far" });
  if (!reason && living.some(({ valid_from }) => valid_from <= from))
    throw wrong({ reason: "field.required" });
}

const addYears = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

async function insert(tx: Database, rate: Rate, reason: string | null, by: By): Promise<string> {
  const { id } = await tx
    .insertInto("cost_rates")
    .values({
      kind: rate.kind,
      vehicle_type: rate.vehicleType,
      valid_from: rate.validFrom,
      currency: rate.currency,
      percent: rate.percent,
      fixed: rate.fixed,
      vat_percent: rate.vatPercent,
      measure: rate.measure,
      source: rate.source,
      source_url: rate.sourceUrl,
      note_ar: rate.noteAr,
      note_en: rate.noteEn,
      reason,
      entered_by: by.administratorId,
      entered_at: by.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (rate.bands.length > 0) {
    const bands = rate.bands.map((band) => ({
      rate_id: id,
      measure_from: band.from,
      measure_to: band.to,
      age_from: band.ageFrom,
      age_to: band.ageTo,
      amount: band.amount,
    }));
    await tx.insertInto("cost_road_bands").values(bands).execute();
  }
  if (rate.excise.length > 0) {
    const bands = rate.excise.map(({ from, percent }) => ({ rate_id: id, from_value: from, percent }));
    await tx.insertInto("cost_excise_bands").values(bands).execute();
  }
  return id;
}

/** What the log holds of a row: all that it says. */
function toldOf(row: StoredCost | undefined): object | null {
  if (!row) return null;
  const { validFrom, currency, percent, fixed, vatPercent, measure, bands, excise, source, sourceUrl } =
    presentCostRow(row);
  return {
    validFrom,
    currency,
    ...(row.kind !== "road_fee" && { percent, fixed }),
    ...(row.kind === "customs" && { excise, vatPercent }),
    ...(row.kind === "road_fee" && { measure, bands }),
    source,
    sourceUrl,
  };
}

async function changed(tx: Database, rows: readonly StoredCost[]): Promise<AppError> {
  // Rows are never deleted: who names another version of an empty table has seen none.
  if (rows.length === 0) return new AppError("cost.changed", { facts: { changedBy: null, changedAt: null } });
  const times = rows.flatMap(({ entered_at, withdrawn_at }) => [entered_at, withdrawn_at ?? entered_at]);
  return changedMeanwhile(tx, "cost.changed", {
    resources: rows.map(({ id }) => ["cost_row", id] as const),
    updatedAt: new Date(Math.max(...times.map((time) => time.getTime()))),
  });
}
