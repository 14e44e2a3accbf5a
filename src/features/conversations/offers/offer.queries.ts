import { sql } from "kysely";
import type { Currency } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import type { OfferState } from "./offer.schema.ts";

/** An offer; its times as the driver gives them, or as JSON has them. */
export interface OfferRow {
  id: string;
  conversation_id: string;
  maker_id: string;
  amount: string | number;
  currency: Currency;
  until: Date | string;
  state: OfferState;
  is_counter: boolean;
  made_number: number;
  made_at: Date;
  answered_number: number | null;
  answered_at: Date | null;
}

const mostShown = 50;

/** The offers of a conversation, the newest first. */
export async function findOffers(db: Database, conversationId: string): Promise<OfferRow[]> {
  const rows = await db
    .selectFrom("offers")
    .selectAll()
    .where("conversation_id", "=", conversationId)
    .orderBy("made_number", "desc")
    .limit(mostShown)
    .execute();
  return rows as OfferRow[];
}

/** One offer that a user may know: made by either of the two. */
export async function findOffer(db: Database, id: string, userId: string): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    select o.id, o.conversation_id, o.maker_id, o.amount, o.currency, o.until, o.state, o.is_counter, o.made_number,
      o.made_at, o.answered_number, o.answered_at
    from offers o join conversations c on c.id = o.conversation_id
    where o.id = ${id}::uuid and ${userId}::uuid in (c.buyer_id, c.seller_id)`.execute(db);
  return rows[0];
}

/** The offers that messages of a conversation tell of, by the messages' numbers. */
export async function findOffersOfMessages(
  db: Database,
  conversationId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, OfferRow>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<OfferRow>`
    select id, conversation_id, maker_id, amount, currency, until, state, is_counter, made_number, made_at,
      answered_number, answered_at
    from offers
    where conversation_id = ${conversationId}::uuid
      and (made_number between ${Math.min(...numbers)} and ${Math.max(...numbers)}
        or answered_number between ${Math.min(...numbers)} and ${Math.max(...numbers)})
    order by made_number`.execute(db);
  const found = new Map<number, OfferRow>();
  // An offer that counters another stands after it, and has the message that both name.
  for (const row of rows) {
    if (row.answered_number !== null) found.set(row.answered_number, row);
    found.set(row.made_number, row);
  }
  return found;
}
