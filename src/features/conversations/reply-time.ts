import { type RawBuilder, sql } from "kysely";

/** So many conversations must have been answered before a time is told of them. */
const fewestAnswered = 5;
const lastDays = 90;

/**
 * Minutes until a seller's first answer, as it was in half of the conversations or sooner: of the 200 that were begun last, in the
 * last 90 days. One that was never answered counts as the longest of all, after a day in which it still may be. Null: too few.
 */
export const replyMinutes = (sellerId: RawBuilder<unknown>, at: Date) => sql<number | null>`(
  select case when count(*) filter (where answered_at is not null) >= ${fewestAnswered}
    then nullif(percentile_disc(0.5) within group (order by
      coalesce(ceil(extract(epoch from answered_at - begun_at) / 60), 'infinity')::float8), 'infinity') end
  from (
    select c.created_at as begun_at,
      (select min(m.sent_at) from messages m where m.conversation_id = c.id and m.sender_id = c.seller_id) as answered_at
    from conversations c
    where c.seller_id = ${sellerId} and c.created_at > ${at}::timestamptz - make_interval(days => ${lastDays})
    order by c.created_at desc limit 200
  ) talks
  where answered_at is not null or begun_at < ${at}::timestamptz - interval '1 day'
)`;
