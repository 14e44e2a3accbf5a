import { sql } from "kysely";

/** Orders `o` that an administrator decides. */
export const isWaiting = sql`(o.state = 'open' and o.gateway is null or o.state = 'held')`;

/** Until when the decision on an order `o` is promised (docs/product.md, "Payments"): a day after the receipt, or after another amount, came. */
export const dueAt = sql<Date | null>`(
  select max(e.at) + interval '24 hours' from order_events e
  where e.order_id = o.id and ${isWaiting} and e.what in ('receipt_sent', 'other_amount'))`;
