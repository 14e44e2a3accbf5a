import { z } from "zod";

/** Reminds both of a viewing that was confirmed, before it. */
export const remindJob = "conversations.remind_viewing";
export const remindRequest = z.object({ viewingId: z.uuid() });
