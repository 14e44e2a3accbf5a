import { AppError } from "#errors";
import { dayInBeirut } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Findings, Verdicts } from "../inspection-kinds.ts";
import { askToTell } from "../mails/telling.ts";
import { signatureOf } from "../sign.ts";
import { lockInspectable } from "./lock-car.ts";
import { lockDraft } from "./lock-report.ts";

const longestAgoMs = 30 * 86_400_000;

/**
 * Signs and publishes a report: it speaks of the car as the listing names it now, in the partner's name of now, and replaces
 * the same partner's report before. What buyers asked of the partner about the car is done; they and the seller hear of it.
 * Errors: those of `lockDraft` and `lockInspectable`; `inspection.incomplete` without day, mileage, or a part that was looked
 * at; `inspection.bad_day` for one to come, or more than 30 days ago.
 * Database then: it never changes any more (inspections_signed_stay).
 */
export async function publishReport(
  tx: Database,
  whose: { reportId: string; userId: string },
  sessionSecret: string,
  at: Date,
): Promise<void> {
  const { report, partner } = await lockDraft(tx, whose);
  const { id, car_id, partner_id, inspected_on, mileage } = report;
  const car = await lockInspectable(tx, { carId: car_id, partnerId: partner_id });
  const verdicts = report.verdicts as Verdicts;
  const isLooked = Object.values(verdicts).some(({ verdict }) => verdict !== "not_looked");
  if (inspected_on === null || mileage === null || !isLooked) throw new AppError("inspection.incomplete");
  const first = dayInBeirut(new Date(at.getTime() - longestAgoMs));
  if (inspected_on > dayInBeirut(at) || inspected_on < first) throw new AppError("inspection.bad_day");

  const before = await tx
    .updateTable("inspections")
    .set({ state: "replaced", changed_at: at })
    .where("partner_id", "=", partner_id)
    .where("car_id", "=", car_id)
    .where("state", "=", "published")
    .returning("id")
    .executeTakeFirst();
  if (before) await hideReport(tx, { carId: car_id, reportId: before.id });

  const { brand, model, year, vin_number } = car;
  const signed = { partner_name: partner.name, brand, model, year, vin_number, published_at: at };
  const content = {
    id,
    car_id,
    partner_id,
    inspected_on,
    mileage,
    verdicts,
    points: report.points as Findings,
  };
  await tx
    .updateTable("inspections")
    .set({
      ...signed,
      state: "published",
      changed_at: at,
      signature: signatureOf(sessionSecret, { ...signed, ...content }),
    })
    .where("id", "=", id)
    .execute();
  const answered = await tx
    .updateTable("inspection_requests")
    .set({ state: "done", closed_at: at })
    .where("car_id", "=", car_id)
    .where("partner_id", "=", partner_id)
    .where("state", "=", "open")
    .returning("id")
    .execute();
  await askToTell(tx, { event: "published", id });
  for (const request of answered) await askToTell(tx, { event: "done", id: request.id });
}

/** Hides a report wherever it is shown. Database then: the listing is read again by all that show it (cars_tell). */
export async function hideReport(
  tx: Database,
  { carId, reportId }: { carId: string; reportId: string },
): Promise<void> {
  await tx
    .updateTable("cars")
    .set({ inspection_id: null })
    .where("id", "=", carId)
    .where("inspection_id", "=", reportId)
    .execute();
}
