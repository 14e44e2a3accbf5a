import { z } from "zod";

/** Tells the owner of a listing what came of its papers: asked for in the transaction that decided. */
export const decisionMailJob = "papers.decision_mail";

export const decisionMail = z.object({ papersId: z.uuid() });
