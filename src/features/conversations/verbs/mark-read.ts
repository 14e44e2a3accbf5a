import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { tellSeen } from "../live-messages.ts";
import { lockConversation } from "./lock-conversation.ts";

/** Notes that a user has read what the other wrote, up to a number. Error: `conversation.not_found`. */
export async function markRead(
  tx: Database,
  { conversationId, userId, upTo, at }: { conversationId: string; userId: string; upTo: number; at: Date },
): Promise<void> {
  const { own, otherId } = await lockConversation(tx, conversationId, userId);
  const { rows } = await sql<{ number: number }>`
    update messages set read_at = ${at}::timestamptz, delivered_at = coalesce(delivered_at, ${at}::timestamptz)
    where conversation_id = ${conversationId}::uuid and number <= ${upTo} and sender_id <> ${userId}::uuid
      and read_at is null
    returning number`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    update conversations set ${sql.ref(own.unread)} = waits.unread, ${sql.ref(own.undelivered)} = waits.undelivered
    from (
      select count(*) as unread, count(*) filter (where delivered_at is null) as undelivered from messages
      where conversation_id = ${conversationId}::uuid and read_at is null and sender_id <> ${userId}::uuid
    ) waits
    where id = ${conversationId}::uuid`.execute(tx);
  const read = Math.max(...rows.map(({ number }) => number));
  await tellSeen(tx, [userId, otherId], { conversationId, by: userId, delivered: read, read });
}
