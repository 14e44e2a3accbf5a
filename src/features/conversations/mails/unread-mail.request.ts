import { z } from "zod";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";

export const unreadMailJob = "conversations.unread_mail";
export const unreadMailRequest = z.object({ conversationId: z.uuid(), userId: z.uuid() });

/** How long a message may wait to be read before its reader is mailed. */
export const unreadMinutes = 10;

/** Has a user mailed of a conversation once its first unread message is ten minutes old, unless it is read by then. */
export async function askForUnreadMail(
  tx: Database,
  payload: z.output<typeof unreadMailRequest>,
  at: Date,
): Promise<void> {
  await addJob(tx, unreadMailJob, payload, {
    key: `${unreadMailJob} ${payload.conversationId} ${payload.userId}`,
    runAt: new Date(at.getTime() + unreadMinutes * 60_000),
    maxAttempts: 12,
  });
}
