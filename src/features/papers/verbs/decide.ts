import { sql } from "kysely";
import { AppError } from "#errors";
import type { PapersRefusal } from "#features/listings/paper-kinds.ts";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import { addJob } from "#platform/queue/queue.ts";
import { decisionMailJob } from "../mails/decision-mail.ts";

export type Decision = { decision: "confirmed" } | { decision: "refused"; reasons: readonly PapersRefusal[] };

/**
 * Says that papers agree with their listing, which carries the badge from then on, or why not; the owner hears of it. Returns
 * what is written down. Errors: `papers.not_found`, also of a listing that was deleted, or whose owner is not in good
 * standing; `papers.decided` {state} where they wait no more: decided, or ended because the car was changed meanwhile.
 * Database then: the listing is read again by all that show it (cars_change, cars_tell).
 */
export async function decidePapers(
  tx: Database,
  { papersId, administratorId, ...decided }: Decision & { papersId: string; administratorId: string },
  at: Date,
): Promise<LogEntry> {
  const { car, state } = await lockPapers(tx, papersId);
  if (state !== "waiting") throw new AppError("papers.decided", { facts: { state } });
  const { decision } = decided;
  const reasons = decided.decision === "refused" ? [...new Set(decided.reasons)] : [];
  await tx
    .updateTable("car_papers")
    .set({ state: decision, reasons, decided_by: administratorId, decided_at: at })
    .where("id", "=", papersId)
    .execute();
  if (decision === "confirmed") {
    await tx.updateTable("cars").set({ papers_seen_at: at }).where("id", "=", car.id).execute();
  }
  await addJob(tx, decisionMailJob, { papersId }, { maxAttempts: 12 });
  return {
    action: `papers.${decision}`,
    resource: ["papers", papersId],
    before: { state },
    after: { state: decision, ...(reasons.length > 0 && { reasons }) },
    details: { listing: car.id, user: car.user_id },
  };
}

/** The listing before its papers, as a change of the listing does it. */
async function lockPapers(tx: Database, papersId: string) {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select id, user_id from cars where id = (select car_id from car_papers where id = ${papersId}::uuid)
      and deleted_at is null and owner_in_good_standing
    for update`.execute(tx);
  const papers = await tx
    .selectFrom("car_papers")
    .select("state")
    .where("id", "=", papersId)
    .forUpdate()
    .executeTakeFirst();
  if (!rows[0] || !papers) throw new AppError("papers.not_found");
  return { car: rows[0], state: papers.state };
}
