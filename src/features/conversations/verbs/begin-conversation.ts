import { AppError } from "#errors";
import { findVisibility } from "#features/listings/listing.queries.ts";
import type { Database } from "#platform/db/connect.ts";
import type { RateLimiter } from "#platform/limits/rate-limit.ts";
import { beginningsOfUser } from "../conversation.limits.ts";

interface Beginning {
  carId: string;
  buyerId: string;
  at: Date;
}

/**
 * The id of the one conversation of a buyer about a listing, begun where there is none; a message must follow in the same
 * transaction. A listing that has gone from the market can still be talked about by those who did. Errors: `listing.own`,
 * `listing.not_found`, `listing.gone`, `request.too_many`.
 */
export async function beginConversation(
  tx: Database,
  limiter: RateLimiter,
  { carId, buyerId, at }: Beginning,
): Promise<string> {
  const begun = () =>
    tx
      .selectFrom("conversations")
      .select("id")
      .where("car_id", "=", carId)
      .where("buyer_id", "=", buyerId)
      .executeTakeFirst();
  const there = await begun();
  if (there) return there.id;
  const listing = await tx
    .selectFrom("cars")
    .select(["user_id", "chat_priority"])
    .where("id", "=", carId)
    .executeTakeFirst();
  if (listing?.user_id === buyerId) throw new AppError("listing.own");
  const visible = await findVisibility(tx, carId);
  if (!listing || !visible) throw new AppError("listing.not_found");
  if (visible === "gone") throw new AppError("listing.gone");
  await limiter.count(beginningsOfUser, buyerId, at);
  await tx
    .insertInto("conversations")
    .values({
      car_id: carId,
      buyer_id: buyerId,
      seller_id: listing.user_id,
      priority: listing.chat_priority,
      last_message_at: at,
      created_at: at,
    })
    // Another device of the same buyer, at the same moment: this waited for it.
    .onConflict((conflict) => conflict.constraint("conversations_once").doNothing())
    .execute();
  const row = await begun();
  if (!row) throw new AppError("server.busy");
  return row.id;
}
