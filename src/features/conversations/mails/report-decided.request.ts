import { z } from "zod";

/** The job that tells both of a reported conversation what was decided: asked for in the transaction that decided it. */
export const reportDecidedJob = "conversations.report_decided";
export const reportDecidedRequest = z.object({ reportId: z.uuid(), reason: z.string().nullable() });
