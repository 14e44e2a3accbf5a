import type { Database } from "#platform/db/connect.ts";
import { endOffersBetween } from "../offers/verbs/end-offers.ts";
import { endViewingsBetween } from "../viewings/verbs/end-viewings.ts";
import { lockConversation } from "./lock-conversation.ts";

interface Blocking {
  conversationId: string;
  userId: string;
}

/**
 * The other can no longer write to a user, anywhere; no offer and no viewing between the two stays open. A message that is being written here is either before it or refused.
 * Error: `conversation.not_found`.
 */
export async function blockOther(
  tx: Database,
  { conversationId, userId, at }: Blocking & { at: Date },
): Promise<void> {
  const { otherId } = await lockConversation(tx, conversationId, userId);
  await tx
    .insertInto("user_blocks")
    .values({ user_id: userId, blocked_id: otherId, created_at: at })
    .onConflict((conflict) => conflict.constraint("user_blocks_once").doNothing())
    .execute();
  await endOffersBetween(tx, [userId, otherId], at);
  await endViewingsBetween(tx, [userId, otherId], at);
}

/** The other can write again. Error: `conversation.not_found`. */
export async function unblockOther(tx: Database, { conversationId, userId }: Blocking): Promise<void> {
  const { otherId } = await lockConversation(tx, conversationId, userId);
  await tx
    .deleteFrom("user_blocks")
    .where("user_id", "=", userId)
    .where("blocked_id", "=", otherId)
    .execute();
}
