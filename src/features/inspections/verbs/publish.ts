import { AppError } from "#errors";
import { dayInBeirut } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import { findPhotos } from "../inspection.queries.ts";
import type { ReportInput } from "../inspection.schema.ts";
import { askToTell } from "../mails/telling.ts";
import { signatureOf } from "../sign.ts";
import { lockInspectable } from "./lock-car.ts";
import { lockDraft } from "./lock-report.ts";
import { columnsOf } from "./write.ts";

const longestAgoMs = 30 * 86_400_000;

/**
 * Signs and publishes a report with what it says in this call: it speaks of the car whose VIN the partner read, as its listing
 * names it now, in the partner's name of now, and replaces the same partner's report before. What buyers asked of the partner about
 * the car is done; they and the seller hear of it. Errors: those of `lockDraft` and `lockInspectable`; `inspection.incomplete`
 * without day, mileage, VIN, or a part that was looked at; `inspection.bad_day` for one to come, or more than 30 days ago;
 * `inspection.no_vin` where the listing says none, `inspection.other_vin` where it says another.
 * Database then: it never changes any more (inspections_signed_stay).
 */
export async function publishReport(
  tx: Database,
  { said, ...whose }: { reportId: string; userId: string; said: ReportInput },
  sessionSecret: string,
  at: Date,
): Promise<void> {
  const { report, partner } = await lockDraft(tx, whose);
  const { id, car_id, partner_id } = report;
  const { inspectedOn, mileage, vinNumber, verdicts } = said;
  const car = await lockInspectable(tx, { carId: car_id, partnerId: partner_id });
  const isLooked = Object.values(verdicts).some(({ verdict }) => verdict !== "not_looked");
  if (inspectedOn === null || mileage === null || vinNumber === null || !isLooked)
    throw new AppError("inspection.incomplete");
  const first = dayInBeirut(new Date(at.getTime() - longestAgoMs));
  if (inspectedOn > dayInBeirut(at) || inspectedOn < first) throw new AppError("inspection.bad_day");
  if (car.vin_number === null) throw new AppError("inspection.no_vin");
  if (car.vin_number !== vinNumber) throw new AppError("inspection.other_vin");

  const before = await tx
    .updateTable("inspections")
    .set({ state: "replaced", changed_at: at })
    .where("partner_id", "=", partner_id)
    .where("car_id", "=", car_id)
    .where("state", "=", "published")
    .returning("id")
    .executeTakeFirst();
  if (before) await hideReport(tx, { carId: car_id, reportId: before.id });

  const { brand, model, year } = car;
  const signed = { partner_name: partner.name, brand, model, year, published_at: at };
  const content = {
    inspected_on: inspectedOn,
    mileage,
    vin_number: vinNumber,
    verdicts,
    points: said.points,
  };
  const photos = await findPhotos(tx, id);
  const signature = signatureOf(sessionSecret, { ...signed, ...content, id, car_id, partner_id, photos });
  await tx
    .updateTable("inspections")
    .set({ ...columnsOf(said), ...signed, state: "published", changed_at: at, signature })
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
