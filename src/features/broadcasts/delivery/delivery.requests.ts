import { z } from "zod";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";

/** Delivers a message, or the next part of one, and asks for itself again. */
export const deliverJob = "messages.deliver";
export const deliverRequest = z.object({ messageId: z.uuid() });

export const testMailJob = "messages.test_mail";
export const testMailRequest = z.object({
  messageId: z.uuid(),
  administratorId: z.uuid(),
});

/** Asks for the delivery of a message that is being sent; one request waits at most. */
export const askToDeliver = (db: Database, messageId: string) =>
  addJob(db, deliverJob, { messageId }, { key: `${deliverJob} ${messageId}` });
