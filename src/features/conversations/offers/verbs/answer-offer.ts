import { randomUUID } from "node:crypto";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { RateLimiter } from "#platform/limits/rate-limit.ts";
import { type LockedConversation, lockConversation } from "../../verbs/lock-conversation.ts";
import { addMessage, endWithMessage } from "../../verbs/write-message.ts";
import { findOffer, type OfferRow } from "../offer.queries.ts";
import type { OfferState } from "../offer.schema.ts";
import { addOffer, checkOnSale, type Making, offerWithKey } from "./make-offer.ts";

interface Answering {
  offerId: string;
  userId: string;
  staffId?: string | null;
  at: Date;
  host: string;
}
type Answer = Extract<OfferState, "accepted" | "declined" | "withdrawn">;

const said: Record<Answer, string> = {
  accepted: "قُبل العرض · Offer accepted",
  declined: "رُفض العرض · Offer declined",
  withdrawn: "سُحب العرض · Offer withdrawn",
};

/**
 * The other's offer is accepted or declined, or one's own withdrawn, once; the other is told as of a message. Nothing is
 * reserved or sold by it. To decline and to withdraw is possible also where nothing can be written; then without a message.
 * Errors: `offer.not_found`, `offer.own`, `offer.not_own`, `offer.not_open` {state}; to accept also `listing.gone` and those of
 * addMessage.
 */
export async function answerOffer(
  tx: Database,
  limiter: RateLimiter,
  { offerId, userId, staffId = null, at, host }: Answering,
  answer: Answer,
): Promise<OfferRow> {
  const { offer, conversation } = await lockOffer(tx, offerId, userId);
  const isOwn = offer.maker_id === userId;
  if (answer === "withdrawn" && !isOwn) throw new AppError("offer.not_own");
  if (answer !== "withdrawn" && isOwn) throw new AppError("offer.own");
  checkOpen(offer, at);
  if (answer === "accepted") await checkOnSale(tx, conversation);
  const close = async (number: number | null) => ({ offer: await closeOffer(tx, offer, answer, number, at) });
  const content = `${said[answer]}: ${Number(offer.amount)} ${offer.currency.toUpperCase()}`;
  const writing = { senderId: userId, staffId, content, key: randomUUID(), at, host };
  const write = answer === "accepted" ? addMessage : endWithMessage;
  return (await write(tx, limiter, conversation, writing, close)).offer as OfferRow;
}

/**
 * Answers the other's offer with an own one, once for each key. Errors: `offer.not_found`, `offer.own`, `offer.not_open`
 * {state}, and those of makeOffer.
 */
export async function counterOffer(
  tx: Database,
  limiter: RateLimiter,
  offerId: string,
  making: Making,
): Promise<OfferRow> {
  const { userId, at } = making;
  const { offer, conversation } = await lockOffer(tx, offerId, userId);
  const before = await offerWithKey(tx, conversation.id, making, true);
  if (before) return before;
  if (offer.maker_id === userId) throw new AppError("offer.own");
  checkOpen(offer, at);
  // First, since one is open at a time.
  await closeOffer(tx, offer, "countered", conversation.message_count + 1, at);
  return addOffer(tx, limiter, conversation, making, true);
}

/** An offer of a conversation that a user takes part in, held with it. */
async function lockOffer(
  tx: Database,
  offerId: string,
  userId: string,
): Promise<{ offer: OfferRow; conversation: LockedConversation }> {
  const found = await findOffer(tx, offerId, userId);
  if (!found) throw new AppError("offer.not_found");
  const conversation = await lockConversation(tx, found.conversation_id, userId);
  // What the other did meanwhile is known now.
  const offer = await findOffer(tx, offerId, userId);
  if (!offer) throw new AppError("offer.not_found");
  return { offer, conversation };
}

function checkOpen({ state, until }: OfferRow, at: Date): void {
  if (state !== "open") throw new AppError("offer.not_open", { facts: { state } });
  if (new Date(until) <= at) throw new AppError("offer.not_open", { facts: { state: "ended" } });
}

/** Error: `offer.not_open` where it was ended meanwhile by who holds no conversation. */
async function closeOffer(
  tx: Database,
  { id }: OfferRow,
  state: Exclude<OfferState, "open" | "ended">,
  number: number | null,
  at: Date,
): Promise<OfferRow> {
  const row = await tx
    .updateTable("offers")
    .set({ state, answered_number: number, answered_at: at })
    .where("id", "=", id)
    .where("state", "=", "open")
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError("offer.not_open", { facts: { state: "ended" } });
  return row as OfferRow;
}
