import type { Database } from "#platform/db/connect.ts";
import type { ReportInput } from "../inspection.schema.ts";
import { lockInspectable } from "./lock-car.ts";
import { lockDraft, mustBePartner } from "./lock-report.ts";

/**
 * Begins a report of a partner on a car that is on sale. Returns its id, or that of the one that was begun already. Errors:
 * `inspection.not_partner`, `listing.not_found`, `inspection.cars_only`, `inspection.own_listing`.
 */
export async function beginReport(
  tx: Database,
  { carId, userId }: { carId: string; userId: string },
  at: Date,
): Promise<string> {
  const { id: partnerId } = await mustBePartner(tx, userId);
  await lockInspectable(tx, { carId, partnerId });
  const begun = await tx
    .selectFrom("inspections")
    .select("id")
    .where("partner_id", "=", partnerId)
    .where("car_id", "=", carId)
    .where("state", "=", "draft")
    .executeTakeFirst();
  if (begun) return begun.id;
  const made = await tx
    .insertInto("inspections")
    .values({ car_id: carId, partner_id: partnerId, created_at: at, changed_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}

interface Whose {
  reportId: string;
  userId: string;
}

export const columnsOf = ({ inspectedOn, mileage, vinNumber, verdicts, points }: ReportInput) => ({
  inspected_on: inspectedOn,
  mileage,
  vin_number: vinNumber,
  verdicts: JSON.stringify(verdicts),
  points: JSON.stringify(points),
});

/** Keeps what a report says so far. Errors: `inspection.not_partner`, `inspection.not_found`, `inspection.signed`. */
export async function saveReport(tx: Database, whose: Whose, said: ReportInput, at: Date): Promise<void> {
  await lockDraft(tx, whose);
  await tx
    .updateTable("inspections")
    .set({ ...columnsOf(said), changed_at: at })
    .where("id", "=", whose.reportId)
    .execute();
}

/** Throws away what was not published. Errors: as of `saveReport`. Database then: its photos go (inspection_photos_forget). */
export async function dropReport(tx: Database, whose: Whose): Promise<void> {
  await lockDraft(tx, whose);
  await tx.deleteFrom("inspections").where("id", "=", whose.reportId).execute();
}
