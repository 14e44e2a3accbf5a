import { AppError } from "#errors";
import { priceErrors } from "#features/selling/price-limit.ts";
import type { Database } from "#platform/db/connect.ts";
import type { RateLimiter } from "#platform/limits/rate-limit.ts";
import { offersOfUser } from "../../conversation.limits.ts";
import { type LockedConversation, lockConversation } from "../../verbs/lock-conversation.ts";
import { addMessage, findByKey } from "../../verbs/write-message.ts";
import type { MadeOffer } from "../offer.contract.ts";
import type { OfferRow } from "../offer.queries.ts";
import { longestOffer, shortestOffer } from "../offer.schema.ts";
import { endOffersPast } from "./end-offers.ts";

export interface Making extends MadeOffer {
  userId: string;
  staffId?: string | null;
  /** The same one again is the same offer. */
  key: string;
  at: Date;
  host: string;
}

/**
 * Offers a price for the listing of a conversation, once for each key; the other is told as of a message. Errors:
 * `conversation.not_found`, `request.invalid`, `listing.gone`, `offer.one_open`, `request.too_many`, and those of addMessage.
 */
export async function makeOffer(
  tx: Database,
  limiter: RateLimiter,
  conversationId: string,
  making: Making,
): Promise<OfferRow> {
  const conversation = await lockConversation(tx, conversationId, making.userId);
  const before = await offerWithKey(tx, conversationId, making, false);
  if (before) return before;
  await endOffersPast(tx, conversationId, making.at);
  const open = await tx
    .selectFrom("offers")
    .select("id")
    .where("conversation_id", "=", conversationId)
    .where("state", "=", "open")
    .executeTakeFirst();
  if (open) throw new AppError("offer.one_open");
  return addOffer(tx, limiter, conversation, making, false);
}

/** What was made with this key before. Error: `request.key_reused`. */
export async function offerWithKey(
  tx: Database,
  conversationId: string,
  making: Making,
  isCounter: boolean,
): Promise<OfferRow | undefined> {
  const { userId: senderId, key } = making;
  const content = contentOf(making, isCounter);
  return (await findByKey(tx, conversationId, { senderId, key, content }))?.offer ?? undefined;
}

/** Adds an offer to a conversation whose row is held and in which none is open. */
export async function addOffer(
  tx: Database,
  limiter: RateLimiter,
  conversation: LockedConversation,
  making: Making,
  isCounter: boolean,
): Promise<OfferRow> {
  const { userId, staffId = null, amount, currency, key, at, host } = making;
  const until = new Date(making.until);
  checkTerms(making, until);
  await checkOnSale(tx, conversation);
  await limiter.count(offersOfUser, userId, at);
  const content = contentOf(making, isCounter);
  const { offer } = await addMessage(
    tx,
    limiter,
    conversation,
    { senderId: userId, staffId, content, key, at, host },
    async (number) => ({
      offer: (await tx
        .insertInto("offers")
        .values({
          conversation_id: conversation.id,
          maker_id: userId,
          amount,
          currency,
          until,
          is_counter: isCounter,
          made_number: number,
          made_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow()) as OfferRow,
    }),
  );
  return offer as OfferRow;
}

/** Error: `listing.gone` unless anyone may see the listing. */
export async function checkOnSale(
  tx: Database,
  { car_id }: Pick<LockedConversation, "car_id">,
): Promise<void> {
  const car = await tx.selectFrom("cars").select("is_public").where("id", "=", car_id).executeTakeFirst();
  if (!car?.is_public) throw new AppError("listing.gone");
}

function checkTerms({ amount, currency, at }: Making, until: Date): void {
  const { price } = priceErrors({ price: amount, currency });
  if (price) throw new AppError("request.invalid", { fields: { amount: price } });
  const stands = until.getTime() - at.getTime();
  if (stands < shortestOffer || stands > longestOffer)
    throw new AppError("request.invalid", { fields: { until: "field.invalid" } });
}

/** In words of no language: what the export, and a build that knows no offers, show. */
const contentOf = ({ amount, currency, until }: MadeOffer, isCounter: boolean): string =>
  `${isCounter ? "عرض مقابل · Counter-offer" : "عرض · Offer"}: ${amount} ${currency.toUpperCase()} (${until.slice(0, 16)}Z)`;
