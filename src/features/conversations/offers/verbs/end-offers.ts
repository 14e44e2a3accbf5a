import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** No offer of a conversation stays open whose time is over; the caller holds the conversation. */
export async function endOffersPast(tx: Database, conversationId: string, at: Date): Promise<void> {
  await tx
    .updateTable("offers")
    .set({ state: "ended", answered_at: at })
    .where("conversation_id", "=", conversationId)
    .where("state", "=", "open")
    .where("until", "<=", at)
    .execute();
}

/** No offer stays open between two who no longer write to each other. */
export async function endOffersBetween(
  tx: Database,
  [one, other]: readonly [string, string],
  at: Date,
): Promise<void> {
  const pair = sql`(${one}::uuid, ${other}::uuid)`;
  await sql`update offers set state = 'ended', answered_at = greatest(${at}::timestamptz, made_at)
    where state = 'open' and conversation_id in (
      select id from conversations where buyer_id in ${pair} and seller_id in ${pair})`.execute(tx);
}
