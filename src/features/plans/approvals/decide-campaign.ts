import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Done } from "#platform/http/administrator.ts";
import { approveCampaign, rejectCampaign } from "../verbs/decide-campaign.ts";
import type { AdminCampaign } from "./approval.contract.ts";
import { presentCampaign } from "./approval.present.ts";
import { type CampaignRow, findCampaign, lockCampaign } from "./approval.queries.ts";
import { askForMail } from "./mails/approval-mail.requests.ts";

/** What an administrator says about the text of a campaign. */
export type CampaignDecision = { to: "approved" } | { to: "rejected"; reason: string };

const told = ({ state, rejection_reason: reason }: CampaignRow) => ({ state, reason });

/**
 * Carries a decision about a campaign out, once: the second of two is told so, and changes nothing. Its owner is notified by
 * mail, where the account is still there. Errors: `campaign.not_found`, `campaign.decided`.
 */
export async function decideCampaign(
  tx: Database,
  id: string,
  decision: CampaignDecision,
  { administratorId, at }: { administratorId: string; at: Date },
): Promise<Done<AdminCampaign>> {
  const before = await lockCampaign(tx, id);
  if (before.state !== "pending") throw new AppError("campaign.decided", { facts: { state: before.state } });
  const made = { campaignId: id, administratorId, at };
  if (decision.to === "approved") await approveCampaign(tx, made);
  else await rejectCampaign(tx, { ...made, reason: decision.reason });
  if (before.user_id !== null) {
    await askForMail(tx, {
      userId: before.user_id,
      outcome: `campaign_${decision.to}`,
      campaign: before.title,
      reason: decision.to === "rejected" ? decision.reason : undefined,
      at: at.toISOString(),
    });
  }
  const after = await findCampaign(tx, id);
  return {
    log: {
      action: `campaign.${decision.to}`,
      resource: ["campaign", id],
      before: told(before),
      after: told(after),
      details: { title: before.title },
    },
    answer: presentCampaign(after),
  };
}
