import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** Lets these listings be featured, and their messages come first, as far as an add-on of theirs runs at this moment. */
export async function keepListingEffects(tx: Database, carIds: readonly string[], at: Date): Promise<void> {
  if (carIds.length === 0) return;
  await sql`
    with runs as (
      select c.id,
        coalesce(bool_or(b.slug = 'featured'), false) as featured,
        coalesce(bool_or(b.slug = 'chat_priority'), false) as chat_priority
      from cars c
      left join add_ons a on a.car_id = c.id and a.ended_at is null
        and a.starts_at <= ${at}::timestamptz and (a.ends_at is null or a.ends_at > ${at}::timestamptz)
      left join bonus_features b on b.id = a.bonus_feature_id
      where c.id = any (${carIds}::uuid[])
      group by c.id
    )
    update cars c set featured = runs.featured, chat_priority = runs.chat_priority
    from runs
    where c.id = runs.id and (c.featured, c.chat_priority) <> (runs.featured, runs.chat_priority)`.execute(
    tx,
  );
}
