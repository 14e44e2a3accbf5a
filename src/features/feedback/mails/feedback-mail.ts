import { z } from "zod";

/** Hands what a user wrote to the market's support: asked for in the transaction that keeps it. */
export const feedbackMailJob = "feedback.mail";
export const feedbackMail = z.object({ id: z.uuid() });
