import { type RawBuilder, sql } from "kysely";

/**
 * What buyers did in conversations, the one rule of what a lead is: each conversation that was begun, offer that its buyer made
 * and viewing that its buyer asked for. `where` narrows the conversations `c`, `since` (ISO 8601) leaves out what is older.
 */
export const buyersActs = (where: RawBuilder<unknown>, since: string | null = null) => {
  const from = sql`coalesce(${since}::timestamptz, '-infinity')`;
  return sql`
    select c.id, 'message' as kind, c.created_at as at, c.car_id, c.id as conversation_id,
      null::numeric as amount, null::text as currency
    from conversations c where ${where} and c.created_at >= ${from}
    union all
    select o.id, 'offer', o.made_at, c.car_id, c.id, o.amount, o.currency::text
    from conversations c join offers o on o.conversation_id = c.id and o.maker_id = c.buyer_id
    where ${where} and o.made_at >= ${from}
    union all
    select v.id, 'viewing', v.made_at, c.car_id, c.id, null, null
    from conversations c join viewings v on v.conversation_id = c.id and v.asked_number is not null
    where ${where} and v.made_at >= ${from}`;
};
