import { z } from "zod";

/** Sends an administrator's answer to who wrote: asked for in the transaction that keeps it. */
export const replyMailJob = "feedback.reply_mail";
export const replyMail = z.object({ replyId: z.uuid() });
