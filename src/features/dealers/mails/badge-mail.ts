import { z } from "zod";

/** Tells a dealer that the badge was taken away or given back: asked for in the transaction that did it. */
export const badgeMailJob = "dealers.badge_mail";

export const badgeMail = z.object({
  userId: z.uuid(),
  verified: z.boolean(),
  reason: z.string(),
  at: z.iso.datetime(),
});
export type BadgeMail = z.output<typeof badgeMail>;
