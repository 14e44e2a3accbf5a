import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { findMatches, type Match } from "../matching/find-matches.ts";

export const tellJob = "saved_searches.tell";
/** Listings looked at together. */
const batch = 200;
/** Who is notified at once is notified again no sooner than this: what comes meanwhile is one digest. */
const pauseMinutes = 15;

/**
 * Looks which saved searches the listings fit that have become public or cheaper, writes down of whom they are news, and
 * asks for the digests of those who want to hear at once. What it has looked at is forgotten in the same transaction. Gives
 * whether there may be more.
 */
export async function matchNews(db: Database, at: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ car_id: string }>`
      delete from saved_search_news where id in (
        select id from saved_search_news order by id limit ${batch} for update skip locked
      ) returning car_id`.execute(tx);
    const carIds = [...new Set(rows.map(({ car_id }) => car_id))];
    if (carIds.length > 0) await noteMatches(tx, await findMatches(tx, carIds, at), at);
    return rows.length === batch;
  });
}

/**
 * Each listing is news for a user once, whichever of their searches it fits, and again when it has become cheaper than
 * what they were told; never one's own, and of nobody who is suspended. What waits for the daily digest goes at once where
 * another search wants that.
 */
async function noteMatches(tx: Database, matches: readonly Match[], at: Date): Promise<void> {
  if (matches.length === 0) return;
  await sql`
    with noted as (
      insert into saved_search_matches as known
        (user_id, car_id, search_id, kind, price, currency, price_usd, due, found_at)
      select distinct on (u.id, c.id)
        u.id, c.id, s.id, 'new', c.price, c.currency, c.price_usd, s.alerts, ${at}::timestamptz
      from unnest(${matches.map(({ searchId }) => searchId)}::uuid[], ${matches.map(({ carId }) => carId)}::uuid[])
        as fit (search_id, car_id)
      join saved_searches s on s.id = fit.search_id and s.alerts <> 'off' and s.deleted_at is null
      join cars c on c.id = fit.car_id and c.is_public
      join users u on u.id = s.user_id and u.id <> c.user_id
        and in_good_standing(u.user_status, u.deletion_requested_at)
      order by u.id, c.id, s.alerts = 'now' desc, s.created_at
      on conflict (user_id, car_id) do update set
        kind = case when known.digest_id is null then known.kind else 'cheaper' end,
        search_id = excluded.search_id, price = excluded.price, currency = excluded.currency,
        price_usd = excluded.price_usd, due = excluded.due, found_at = excluded.found_at, digest_id = null
      where case when excluded.currency = known.currency
          then excluded.price < known.price else excluded.price_usd < known.price_usd end
        or (known.digest_id is null and known.due = 'daily' and excluded.due = 'now')
      returning user_id, due
    )
    select graphile_worker.add_job(${tellJob},
      payload => json_build_object('userId', soon.user_id, 'due', 'now'),
      job_key => ${`${tellJob} `} || soon.user_id,
      run_at => greatest(${at}::timestamptz, coalesce((
        select max(d.created_at) from saved_search_digests d where d.user_id = soon.user_id
      ) + make_interval(mins => ${pauseMinutes}), ${at}::timestamptz)))
    from (select distinct user_id from noted where due = 'now') as soon`.execute(tx);
}

/** Asks for the digests of a day, of all who have something to hear of. */
export async function askForDaily(db: Database): Promise<void> {
  await sql`
    select graphile_worker.add_job(${tellJob},
      payload => json_build_object('userId', waiting.user_id, 'due', 'daily'),
      job_key => ${`${tellJob} daily `} || waiting.user_id)
    from (
      select distinct user_id from saved_search_matches where digest_id is null and due = 'daily'
    ) as waiting`.execute(db);
}
