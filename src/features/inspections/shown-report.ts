import { dayInBeirut } from "#i18n/format.ts";
import { Lru } from "#platform/cache/lru.ts";
import type { Database } from "#platform/db/connect.ts";
import { presentFacts } from "./inspection.present.ts";
import { arePartners, findReport } from "./inspection.queries.ts";
import type { ReportFacts } from "./inspection.schema.ts";
import { validKm } from "./inspection-kinds.ts";

const mostKept = 5000;
/** What a signed report says never changes; whether its partner is in good standing may, and whether there are any. */
const keptMs = 30_000;

/** What the page of a listing knows of it. */
interface Shown {
  id: string;
  /** Of the report that its seller shows. */
  inspectionId: string | null;
  mileage: number | null;
}

/**
 * What the reports say that sellers show, in memory, since what is published never changes: a listing names another report, or
 * none, as soon as its seller hides it, its partner withdraws it, or the car in it becomes another (cars.inspection_id).
 */
export function shownReports(
  db: Database,
  { clock, sessionSecret }: { clock: () => Date; sessionSecret: string },
) {
  let partners: { exist: boolean; until: number } | undefined;
  const kept = new Lru<string, { facts: ReportFacts; until: number }>(mostKept);

  return {
    /** Of a listing as everybody sees it; undefined where none is shown, or it is no longer valid. */
    async of({ id, inspectionId, mileage }: Shown): Promise<ReportFacts | undefined> {
      if (inspectionId === null) return undefined;
      const at = clock();
      const day = dayInBeirut(at);
      let known = kept.get(inspectionId);
      if (!known || at.getTime() >= known.until) {
        const row = await findReport(db, inspectionId, day);
        const facts = row?.car_id === id && row.is_valid ? presentFacts(row, sessionSecret) : undefined;
        // What is not valid now may be in a moment, when a mileage that was typed wrong is corrected.
        if (!facts) return undefined;
        known = { facts, until: at.getTime() + keptMs };
        kept.set(inspectionId, known);
      }
      const { facts } = known;
      const isValid = facts.validUntil >= day && (mileage ?? 0) <= facts.mileage + validKm;
      return isValid ? facts : undefined;
    },

    /** Whether there is anybody to ask. */
    async havePartners(): Promise<boolean> {
      const at = clock().getTime();
      if (!partners || at >= partners.until) {
        partners = { exist: await arePartners(db), until: at + keptMs };
      }
      return partners.exist;
    },
  };
}
