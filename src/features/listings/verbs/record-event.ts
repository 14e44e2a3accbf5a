import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

export interface CountedEvent {
  carId: string;
  /** Who is signed in; owners' own visits do not count. */
  userId?: string | null;
  event: "view" | "contact" | "favorite" | "share";
  channel: string | null;
  /** A keyed hash; never the address itself. */
  visitorHash: string;
  userAgent: string | null;
  referrer: string | null;
  at: Date;
}

/**
 * Counts an event once per visitor and hour, also when it is sent twice at once, and adds a view to the listing's
 * own count. One statement: the row and the count can never disagree. Returns whether it counted.
 * Database then: a view that lifts the listing's view_rank is a change for the search index (cars_view_rank).
 */
export async function recordEvent(db: Database, event: CountedEvent): Promise<boolean> {
  const { rows } = await sql<{ counted: boolean }>`
    with counted as (
      insert into listing_analytics (car_id, event, channel, visitor_hash, user_agent, referrer, hour)
      select id, ${event.event}::listing_event, ${event.channel}, ${event.visitorHash},
        ${event.userAgent?.slice(0, 300) ?? null}, ${event.referrer?.slice(0, 300) ?? null},
        date_trunc('hour', ${event.at}::timestamptz)
      from cars where id = ${event.carId}::uuid and is_public and user_id is distinct from ${event.userId ?? null}::uuid
      on conflict do nothing
      returning event
    ),
    viewed as (
      update cars set view_count = view_count + 1
      where id = ${event.carId}::uuid and exists (select from counted where event = 'view')
    )
    select exists (select from counted) as counted`.execute(db);
  return rows[0]?.counted ?? false;
}

const bot =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|curl|wget|python-|headless|lighthouse|monitor/i;

/** Programs that fetch pages without a person before them; one without a name is taken for such. */
export function looksLikeBot(userAgent: string | undefined): boolean {
  return !userAgent || bot.test(userAgent);
}
