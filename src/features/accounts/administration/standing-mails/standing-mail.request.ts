import { z } from "zod";

/** The job that tells a user what an administrator decided about the account. */
export const standingMailJob = "accounts.standing_mail";
export const standingMailRequest = z.object({
  userId: z.uuid(),
  status: z.enum(["active", "suspended", "banned"]),
  reason: z.string().nullable(),
  until: z.iso.datetime().nullable(),
});
export type StandingTold = z.input<typeof standingMailRequest>;
