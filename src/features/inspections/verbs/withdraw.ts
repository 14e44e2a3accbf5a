import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { askToTell } from "../mails/telling.ts";
import { lockReport } from "./lock-report.ts";
import { hideReport } from "./publish.ts";

/**
 * Withdraws a published report, which nobody but seller, partner and reviewers sees from then on; the seller hears why. Errors:
 * `inspection.not_partner`, `inspection.not_found`, also for one that is not published.
 */
export async function withdrawReport(
  tx: Database,
  { reason, ...whose }: { reportId: string; userId: string; reason: string },
  at: Date,
): Promise<void> {
  const { report } = await lockReport(tx, whose);
  if (report.state !== "published") throw new AppError("inspection.not_found");
  await tx
    .updateTable("inspections")
    .set({ state: "withdrawn", changed_at: at, withdrawn_at: at, withdrawn_reason: reason })
    .where("id", "=", report.id)
    .execute();
  await hideReport(tx, { carId: report.car_id, reportId: report.id });
  await askToTell(tx, { event: "withdrawn", id: report.id });
}
