import { sql } from "kysely";
import { buyersActs } from "#features/conversations/leads/buyers-acts.ts";
import type { Database } from "#platform/db/connect.ts";
import { stockNumberOf } from "../stock-number.ts";
import { type Lead, mostLeads } from "./lead-event.contract.ts";

/** Where a page ends: the moment to the microsecond, and the id. */
export interface Place {
  at: string;
  id: string;
}

interface LeadRow {
  id: string;
  kind: Lead["kind"];
  at: Date;
  place: string;
  car_id: string;
  stock_number: string | null;
  conversation_id: string | null;
  amount: string | null;
  currency: string | null;
}

/** The leads of a dealer behind a place, the oldest first. */
export async function findLeads(
  db: Database,
  userId: string,
  after: Place,
): Promise<{ data: Lead[]; last: Place }> {
  const { rows } = await sql<LeadRow>`
    select l.id, l.kind, l.at, l.at::text as place, l.car_id, ${stockNumberOf(sql`l.car_id`)} as stock_number, l.conversation_id, l.amount, l.currency
    from (
      ${buyersActs(sql`c.seller_id = ${userId}::uuid`, after.at)}
      union all
      select a.id, a.channel, a.created_at, a.car_id, null, null, null
      from cars k join listing_analytics a on a.car_id = k.id and a.event = 'contact'
      where k.user_id = ${userId}::uuid and a.channel in ('call', 'whatsapp')
        and a.created_at >= ${after.at}::timestamptz
    ) l
    where (l.at, l.id) > (${after.at}::timestamptz, ${after.id}::uuid)
    order by l.at, l.id limit ${mostLeads}`.execute(db);
  const last = rows.at(-1);
  return {
    data: rows.map(({ id, kind, at, car_id, stock_number, conversation_id, amount, currency }) => ({
      id,
      kind,
      at: at.toISOString(),
      listingId: car_id,
      stockNumber: stock_number,
      conversationId: conversation_id,
      amount: amount === null ? null : Number(amount),
      currency,
    })),
    last: last ? { at: last.place, id: last.id } : after,
  };
}
