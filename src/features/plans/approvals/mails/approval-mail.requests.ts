import { z } from "zod";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";

/** Writes to a seller what an administrator decided: asked for in the transaction that decided. */
export const approvalMail = "plans.approval_mail";

/** It carries what was decided: a seller may have sent another document when the mail leaves. */
export const approvalRequest = z.object({
  userId: z.uuid(),
  outcome: z.enum([
    "badge_granted",
    "badge_refused",
    "badge_rests",
    "campaign_approved",
    "campaign_rejected",
  ]),
  /** The headline of a campaign. */
  campaign: z.string().optional(),
  reason: z.string().optional(),
  at: z.iso.datetime(),
});
export type ApprovalRequest = z.output<typeof approvalRequest>;

export const askForMail = (tx: Database, request: ApprovalRequest) =>
  addJob(tx, approvalMail, request, { maxAttempts: 12 });
