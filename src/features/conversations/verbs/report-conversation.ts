import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { RateLimiter } from "#platform/limits/rate-limit.ts";
import { addJob } from "#platform/queue/queue.ts";
import { reportsOfUser } from "../conversation.limits.ts";
import type { ReportReason } from "../conversation.schema.ts";
import { reportMailJob } from "../mails/report-mail.request.ts";
import { lockConversation } from "./lock-conversation.ts";

interface Report {
  conversationId: string;
  userId: string;
  reason: ReportReason;
  text: string | undefined;
  at: Date;
}

/** Tells support of a conversation, each of the two once. Errors: `conversation.not_found`, `conversation.reported`, `request.too_many`. */
export async function reportConversation(
  tx: Database,
  limiter: RateLimiter,
  { conversationId, userId, reason, text, at }: Report,
): Promise<void> {
  const { message_count } = await lockConversation(tx, conversationId, userId);
  await limiter.count(reportsOfUser, userId, at);
  const row = await tx
    .insertInto("conversation_reports")
    .values({
      conversation_id: conversationId,
      user_id: userId,
      reason,
      text: text ?? null,
      message_count,
      created_at: at,
    })
    .onConflict((conflict) => conflict.constraint("conversation_reports_once").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) throw new AppError("conversation.reported");
  await addJob(tx, reportMailJob, { id: row.id });
}
