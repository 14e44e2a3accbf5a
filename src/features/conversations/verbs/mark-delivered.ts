import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { tellSeen } from "../live-messages.ts";

/** Notes that a device of a user has been told of everything that was written to them so far; who wrote it sees that. */
export async function markDelivered(tx: Database, userId: string, at: Date): Promise<void> {
  const me = sql`${userId}::uuid`;
  // Held in one order: two devices at once do not wait for each other in a ring.
  const { rows: waiting } = await sql<{ id: string; otherId: string }>`
    select id, case when buyer_id = ${me} then seller_id else buyer_id end as "otherId" from conversations
    where buyer_id = ${me} and buyer_unread > 0 and buyer_undelivered > 0
      or seller_id = ${me} and seller_unread > 0 and seller_undelivered > 0
    order by id for update`.execute(tx);
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  const { rows } = await sql<{ conversation_id: string; number: number }>`
    with reached as (
      update messages set delivered_at = ${at}::timestamptz
      where conversation_id = any(${ids}::uuid[]) and read_at is null and delivered_at is null
        and sender_id <> ${me}
      returning conversation_id, number
    )
    select conversation_id, max(number) as number from reached group by conversation_id`.execute(tx);
  await sql`update conversations set
      buyer_undelivered = case when buyer_id = ${me} then 0 else buyer_undelivered end,
      seller_undelivered = case when seller_id = ${me} then 0 else seller_undelivered end
    where id = any(${ids}::uuid[])`.execute(tx);
  const others = new Map(waiting.map(({ id, otherId }) => [id, otherId]));
  for (const { conversation_id, number } of rows) {
    const other = others.get(conversation_id);
    if (other)
      await tellSeen(tx, [other], { conversationId: conversation_id, by: userId, delivered: number });
  }
}
