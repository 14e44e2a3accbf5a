import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { deliverJob } from "../campaigns/deliver.ts";

interface Decision {
  campaignId: string;
  administratorId: string;
  at: Date;
}

/** Approves the text of a campaign; it is delivered by a job. Approved already is done. Error: `campaign.wrong_state`. */
export async function approveCampaign(tx: Database, decision: Decision): Promise<void> {
  await decide(tx, decision, "approved", null);
  await addJob(tx, deliverJob, {}, { key: deliverJob });
}

/**
 * Rejects the text of a campaign, with a reason that its owner reads. Errors: `request.invalid` without one,
 * `campaign.wrong_state`.
 */
export async function rejectCampaign(
  tx: Database,
  { reason, ...decision }: Decision & { reason: string },
): Promise<void> {
  if (reason.trim() === "") throw new AppError("request.invalid", { fields: { reason: "field.required" } });
  await decide(tx, decision, "rejected", reason.trim());
}

/** A campaign is decided about once. */
async function decide(
  tx: Database,
  { campaignId, administratorId, at }: Decision,
  state: "approved" | "rejected",
  reason: string | null,
): Promise<void> {
  const { rows } = await sql<{ state: string }>`
    update campaigns
    set state = ${state}, rejection_reason = ${reason}, reviewed_by = ${administratorId}::uuid, reviewed_at = ${at}::timestamptz
    where id = ${campaignId}::uuid and state = 'pending'
    returning state`.execute(tx);
  if (rows.length > 0) return;
  const now = await tx
    .selectFrom("campaigns")
    .select("state")
    .where("id", "=", campaignId)
    .executeTakeFirst();
  if (now?.state !== state) throw new AppError("campaign.wrong_state");
}
