import type { Database } from "#platform/db/connect.ts";
import { isIntact } from "./inspection.present.ts";
import { findReport, type ReportRow } from "./inspection.queries.ts";

interface Asked {
  id: string;
  actor: { id: string; personId: string } | null | undefined;
  /** An administrator who reviews listings. */
  isReviewer: boolean;
}

/**
 * A report, for those who may see it: everybody while its seller shows it and it is valid; else its partner, and once it is signed
 * its seller and reviewers. Undefined for all others, and where its row is not as it was signed.
 */
export async function findReportFor(
  db: Database,
  { id, actor, isReviewer }: Asked,
  { day, sessionSecret }: { day: string; sessionSecret: string },
): Promise<ReportRow | undefined> {
  const report = await findReport(db, id, day);
  if (!report || actor?.personId === report.partner_user_id) return report;
  if (report.state === "draft" || !isIntact(report, sessionSecret)) return;
  const isOpen = report.is_shown && report.is_valid && report.is_public;
  return isOpen || isReviewer || actor?.id === report.seller_id ? report : undefined;
}
