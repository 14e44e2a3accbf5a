import type { z } from "zod";
import { AppError } from "#errors";
import { changeStanding } from "#features/users/verbs/change-standing.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Administrator, LogEntry } from "#platform/http/administrator.ts";
import { addJob } from "#platform/queue/queue.ts";
import { reportDecidedJob, type reportDecidedRequest } from "../mails/report-decided.request.ts";
import { blockOther } from "../verbs/block-other.ts";
import type { ReportDecision } from "./report.contract.ts";
import { findReport } from "./report.queries.ts";

/**
 * Decides a report once, and does what follows. `blocked`: the reported can no longer write to the reporter, as if that one
 * had said so. The reporter is told that it was looked at, the reported why. Returns what is written down. Errors:
 * `report.not_found`; `report.decided` {outcome} when another administrator was faster; `admin.forbidden` to suspend without
 * looking after users; `user.wrong_state` {status} of one who is suspended already.
 */
export async function decideReport(
  tx: Database,
  administrator: Pick<Administrator, "id" | "areas">,
  id: string,
  { outcome, reason, until }: ReportDecision,
  at: Date,
): Promise<LogEntry[]> {
  if (outcome === "suspended" && !administrator.areas.has("users")) throw new AppError("admin.forbidden");
  const report = await findReport(tx, id);
  if (!report) throw new AppError("report.not_found");
  const log: LogEntry[] = [];
  const { conversation_id: conversationId, me_id: reporterId, other_id: reportedId, title } = report;
  // Users are locked before what hangs on them; what is done for a report that is decided already is undone with it.
  if (outcome === "suspended" && report.outcome === null) {
    const standing = { status: outcome, reason, ...(until && { until: new Date(until) }) };
    log.push(await changeStanding(tx, reportedId, standing, at));
  }
  if (outcome === "blocked") await blockOther(tx, { conversationId, userId: reporterId, at });
  const { numUpdatedRows } = await tx
    .updateTable("conversation_reports")
    .set({ outcome, resolved_at: at, resolved_by: administrator.id })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    const now = await findReport(tx, id);
    throw new AppError("report.decided", { facts: { outcome: now?.outcome ?? null } });
  }
  const told: z.input<typeof reportDecidedRequest> = { reportId: id, reason: reason ?? null };
  await addJob(tx, reportDecidedJob, told, { maxAttempts: 12 });
  log.push({
    action: `conversation_report.${outcome}`,
    resource: ["conversation_report", id],
    before: { outcome: null },
    after: { outcome, reason: reason ?? null },
    details: { title, user: reportedId },
  });
  return log;
}
