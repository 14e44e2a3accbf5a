import { createHmac, timingSafeEqual } from "node:crypto";
import type { Findings, SignedPhoto, Verdicts } from "./inspection-kinds.ts";
import { allPoints, partNames } from "./points/points.ts";

/** All that a published report says, of whom and by whom. */
export interface Signed {
  id: string;
  car_id: string;
  partner_id: string;
  partner_name: string;
  brand: string;
  model: string;
  year: number;
  vin_number: string;
  /** `2026-11-28` */
  inspected_on: string;
  mileage: number;
  verdicts: Verdicts;
  points: Findings;
  photos: readonly SignedPhoto[];
  published_at: Date;
}

/** The signature of a report by the market's secret: no row that was written past the market has one that fits. */
export function signatureOf(sessionSecret: string, report: Signed): string {
  const { id, car_id, partner_id, partner_name, brand, model, year, vin_number, inspected_on, mileage } =
    report;
  const said = [
    ...[id, car_id, partner_id, partner_name, brand, model, year, vin_number, inspected_on, mileage],
    partNames.map((part) => [report.verdicts[part]?.verdict ?? null, report.verdicts[part]?.note ?? null]),
    allPoints.map((point) => report.points[point] ?? null),
    report.photos.map(({ id, digest }) => [id, digest]),
    report.published_at.toISOString(),
  ];
  return createHmac("sha256", sessionSecret)
    .update(`inspection ${JSON.stringify(said)}`)
    .digest("base64url");
}

/** Whether a stored report is as it was signed. */
export function isAsSigned(sessionSecret: string, report: Signed & { signature: string }): boolean {
  const [stored, due] = [report.signature, signatureOf(sessionSecret, report)].map((one) => Buffer.from(one));
  return (
    stored !== undefined && due !== undefined && stored.length === due.length && timingSafeEqual(stored, due)
  );
}
