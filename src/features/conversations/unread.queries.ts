import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { mostCounted } from "./conversation.schema.ts";

/** How many messages to a user were not read, no more than can be shown, and whether some have not reached any device. */
export async function countUnreadMessages(
  db: Database,
  userId: string,
): Promise<{ unread: number; undelivered: boolean }> {
  const { rows } = await sql<{ unread: number; undelivered: boolean }>`
    select least(coalesce(sum(n), 0), ${mostCounted})::int as unread,
      coalesce(bool_or(waits > 0), false) as undelivered
    from (
      select buyer_unread as n, buyer_undelivered as waits from conversations
      where buyer_id = ${userId}::uuid and buyer_unread > 0
      union all
      select seller_unread, seller_undelivered from conversations
      where seller_id = ${userId}::uuid and seller_unread > 0
    ) mine`.execute(db);
  return rows[0] ?? { unread: 0, undelivered: false };
}
