import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

const isOpen = sql`state in ('asked', 'offered', 'confirmed')`;

/** No viewing of a conversation stays open whose time is over; the caller holds the conversation. */
export async function endViewingsPast(tx: Database, conversationId: string, at: Date): Promise<void> {
  await sql`update viewings set state = 'ended', changed_at = ${at}::timestamptz
    where conversation_id = ${conversationId}::uuid and ${isOpen} and until <= ${at}::timestamptz`.execute(
    tx,
  );
}

/** Two who no longer write to each other do not meet. */
export async function endViewingsBetween(
  tx: Database,
  [one, other]: readonly [string, string],
  at: Date,
): Promise<void> {
  const pair = sql`(${one}::uuid, ${other}::uuid)`;
  await sql`update viewings set state = 'ended', changed_at = ${at}::timestamptz
    where ${isOpen} and conversation_id in (
      select id from conversations where buyer_id in ${pair} and seller_id in ${pair})`.execute(tx);
}
