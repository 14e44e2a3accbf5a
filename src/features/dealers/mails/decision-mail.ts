import { z } from "zod";

/** Writes to an applicant about the decision: asked for in the transaction that decided. */
export const decisionMailJob = "dealers.decision_mail";

export const decisionMail = z.object({ applicationId: z.uuid() });
