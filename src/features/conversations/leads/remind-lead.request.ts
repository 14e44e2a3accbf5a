import { z } from "zod";

/** Reminds a seller of a lead, when the seller wanted it. */
export const remindLeadJob = "conversations.remind_lead";
export const remindLeadRequest = z.object({ leadId: z.uuid() });
