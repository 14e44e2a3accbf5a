import { z } from "zod";

/** Hands a reported conversation to the market's support: asked for in the transaction that keeps the report. */
export const reportMailJob = "conversations.report_mail";
export const reportMailRequest = z.object({ id: z.uuid() });
