import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { isIntact } from "../inspection.present.ts";
import { findReport } from "../inspection.queries.ts";
import { hideReport } from "./publish.ts";

interface Choice {
  reportId: string;
  sellerId: string;
  isShown: boolean;
}

/**
 * Shows a report on the seller's listing as a whole, instead of any other, or hides it. Returns the listing's id. Errors:
 * `inspection.not_found` for what is no published report on a listing of this seller; `inspection.over` for one to be shown
 * that is no longer valid.
 * Database then: the listing is read again by all that show it (cars_tell).
 */
export async function showReport(
  tx: Database,
  { reportId, sellerId, isShown }: Choice,
  { day, sessionSecret }: { day: string; sessionSecret: string },
): Promise<string> {
  const known = await findReport(tx, reportId, day);
  if (!known || known.seller_id !== sellerId || known.state === "draft")
    throw new AppError("inspection.not_found");
  const carId = known.car_id;
  await tx.selectFrom("cars").select("id").where("id", "=", carId).forNoKeyUpdate().execute();
  if (!isShown) {
    await hideReport(tx, { carId, reportId });
    return carId;
  }
  // As it is now that the listing is held: the partner may have withdrawn it meanwhile.
  const report = await findReport(tx, reportId, day);
  if (!report || report.seller_id !== sellerId) throw new AppError("inspection.not_found");
  if (!report.is_valid || !isIntact(report, sessionSecret)) throw new AppError("inspection.over");
  await tx.updateTable("cars").set({ inspection_id: reportId }).where("id", "=", carId).execute();
  return carId;
}
