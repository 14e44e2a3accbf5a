import type { Offer, OfferAct } from "./offer.contract.ts";
import type { OfferRow } from "./offer.queries.ts";
import type { OfferEvent } from "./offer.schema.ts";

const iso = (time: Date | string) => new Date(time).toISOString();

/** An offer as `userId` sees it at a moment: one whose time is over has ended, no matter what was written down. */
export function presentOffer(row: OfferRow, userId: string, at: Date): Offer {
  return {
    id: row.id,
    amount: Number(row.amount),
    currency: row.currency,
    until: iso(row.until),
    mine: row.maker_id === userId,
    state: row.state === "open" && new Date(row.until) <= at ? "ended" : row.state,
    isCounter: row.is_counter,
    madeAt: iso(row.made_at),
    answeredAt: row.answered_at && iso(row.answered_at),
  };
}

type Told = Pick<OfferRow, "id" | "amount" | "currency" | "until" | "state" | "is_counter" | "made_number">;

/** What the message of this number tells of an offer. */
export const presentAct = (row: Told, number: number): OfferAct => ({
  id: row.id,
  amount: Number(row.amount),
  currency: row.currency,
  until: iso(row.until),
  event: eventOf(row, number),
});

/** The message that answers an offer says how; a counter-offer is told of as itself. */
function eventOf({ state, is_counter, made_number }: Told, number: number): OfferEvent {
  if (number === made_number) return is_counter ? "countered" : "made";
  return state === "accepted" || state === "declined" ? state : "withdrawn";
}
