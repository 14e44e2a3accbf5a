import { sql } from "kysely";
import { AppError } from "#errors";
import { verifiedOnly } from "#features/plans/usage.queries.ts";
import type { Database } from "#platform/db/connect.ts";

/** Errors: `auth.suspended`, `conversation.unverified`, `conversation.blocked`, `conversation.closed`. */
export async function checkMayWrite(tx: Database, senderId: string, otherId: string): Promise<void> {
  const { rows } = await sql<Record<"mayWrite" | "verified" | "blocked" | "reachable", boolean>>`
    select in_good_standing(me.user_status, me.deletion_requested_at) as "mayWrite",
      me.is_email_verified as verified,
      exists (select from user_blocks where user_id = me.id and blocked_id = other.id) as blocked,
      in_good_standing(other.user_status, other.deletion_requested_at)
        and not exists (select from user_blocks where user_id = other.id and blocked_id = me.id) as reachable
    from users me, users other where me.id = ${senderId}::uuid and other.id = ${otherId}::uuid`.execute(tx);
  const [found] = rows;
  // A session that was still good when the call began.
  if (!found?.mayWrite) throw new AppError("auth.suspended");
  if (!found.verified && (await verifiedOnly(tx))) throw new AppError("conversation.unverified");
  if (found.blocked) throw new AppError("conversation.blocked");
  // Anyone who was blocked is not told that: it is the answer of an account that is suspended or goes.
  if (!found.reachable) throw new AppError("conversation.closed");
}

/**
 * Whether a user may write in a conversation of theirs, before something for it is taken in. Errors: `conversation.not_found`, and
 * those of checkMayWrite.
 */
export async function mustMayWrite(db: Database, conversationId: string, userId: string): Promise<void> {
  const { rows } = await sql<{ other: string }>`
    select case when buyer_id = ${userId}::uuid then seller_id else buyer_id end as other from conversations
    where id = ${conversationId}::uuid and ${userId}::uuid in (buyer_id, seller_id)`.execute(db);
  if (!rows[0]) throw new AppError("conversation.not_found");
  await checkMayWrite(db, userId, rows[0].other);
}
