import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { partnerOf } from "../inspection.queries.ts";

/** It cannot end meanwhile. */
const holdPartner = (tx: Database, userId: string) => partnerOf(tx, userId).forShare().executeTakeFirst();

/** The part that a user has as a partner. Error: `inspection.not_partner`, also once it ended. */
export async function mustBePartner(tx: Database, userId: string) {
  const partner = await holdPartner(tx, userId);
  if (!partner || partner.ended_at !== null) throw new AppError("inspection.not_partner");
  return partner;
}

interface Whose {
  reportId: string;
  userId: string;
}

/**
 * A report of this partner, whose listing is held before it. Errors: `inspection.not_found`, also for those who never were a
 * partner; `inspection.not_partner` for one's own once that ended.
 */
export async function lockReport(tx: Database, { reportId, userId }: Whose) {
  const partner = await holdPartner(tx, userId);
  if (!partner) throw new AppError("inspection.not_found");
  // Who was a partner before, and is one again, has the reports of then.
  const parts = tx.selectFrom("inspection_partners").select("id").where("user_id", "=", userId);
  const whose = tx.selectFrom("inspections").where("id", "=", reportId).where("partner_id", "in", parts);
  const known = await whose.select("car_id").executeTakeFirst();
  if (!known) throw new AppError("inspection.not_found");
  if (partner.ended_at !== null) throw new AppError("inspection.not_partner");
  await tx.selectFrom("cars").select("id").where("id", "=", known.car_id).forNoKeyUpdate().execute();
  const report = await whose.selectAll().forUpdate().executeTakeFirst();
  if (!report) throw new AppError("inspection.not_found");
  return { report, partner };
}

/** The same while it is not published. Error: `inspection.signed` too. */
export async function lockDraft(tx: Database, whose: Whose) {
  const found = await lockReport(tx, whose);
  if (found.report.state !== "draft") throw new AppError("inspection.signed");
  return found;
}
