import { sql } from "kysely";
import type { Database } from "../db/connect.ts";

/** The channel of everything that browsers are notified of at once. */
export const liveChannel = "live";

/** PostgreSQL takes less than 8,000 bytes. */
const longest = 7900;

/** What some users are notified of: in the stream an event of this name, with this as its data. */
export interface LiveEvent {
  to: readonly string[];
  event: string;
  data: object;
  /** Its data where `data` is too long to be told: enough to ask for the rest. */
  short?: object;
}

/**
 * Has the streams of a user open once more, as soon as the transaction commits: what they hear from then on is something else.
 */
export async function reopenStreams(tx: Database, userId: string): Promise<void> {
  await sql`select pg_notify(${liveChannel}, jsonb_build_object('reopened', jsonb_agg(id))::text)
    from sessions where user_id = ${userId}::uuid having count(*) > 0`.execute(tx);
}

/** Tells the browsers of these users, in whatever process their streams are, as soon as the transaction commits. */
export async function publish(tx: Database, { short, ...event }: LiveEvent): Promise<void> {
  const whole = JSON.stringify(event);
  const said =
    short && Buffer.byteLength(whole) > longest ? JSON.stringify({ ...event, data: short }) : whole;
  await sql`select pg_notify(${liveChannel}, ${said})`.execute(tx);
}
