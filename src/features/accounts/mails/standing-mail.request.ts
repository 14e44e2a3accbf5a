import { z } from "zod";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";

/** The job that tells a user what became of the account: asked for in the transaction that changed it. */
export const standingMailJob = "accounts.standing_mail";
export const standingMailRequest = z.object({
  userId: z.uuid(),
  /** `over`: a suspension ended at its time. */
  what: z.enum(["active", "suspended", "banned", "over", "unlocked"]),
  reason: z.string().nullable().default(null),
  until: z.iso.datetime().nullable().default(null),
  at: z.iso.datetime(),
});
export type StandingTold = z.output<typeof standingMailRequest>;

export const tellOfStanding = (tx: Database, told: z.input<typeof standingMailRequest>) =>
  addJob(tx, standingMailJob, told, { maxAttempts: 12 });
