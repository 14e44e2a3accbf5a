import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { perNumber, perPrefix, pumped } from "./limits.ts";

/** What was asked for lately for one number, and for its prefix. */
export interface History {
  inHour: number;
  inDay: number;
  /** Not used, within the hour; the last of them, and the first of the hour and of the day. */
  unused: number;
  lastUnused: Date | null;
  firstOfHour: Date | null;
  firstOfDay: Date | null;
  ofPrefix: number;
  firstOfPrefix: Date | null;
  prefixSent: number;
  prefixEntered: number;
}

/** Locks the prefix of a number until the transaction ends: two who ask at once are counted one after the other. */
export async function lockPrefix(tx: Database, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone-codes:${phone.slice(0, -4)}`}, 0))`.execute(
    tx,
  );
}

/** By the index of prefixes, of one day: the limit of a prefix bounds it. */
export async function historyOf(tx: Database, phone: string, at: Date): Promise<History> {
  const since = (seconds: number) => sql`asked_at > ${at}::timestamptz - make_interval(secs => ${seconds})`;
  const own = sql`phone = ${phone}`;
  const inHour = sql`${own} and ${since(perNumber.hour.seconds)}`;
  const ofPrefix = since(perPrefix.seconds);
  const { rows } = await sql<History>`
    select count(*) filter (where ${inHour})::int as "inHour",
      count(*) filter (where ${own})::int as "inDay",
      count(*) filter (where ${inHour} and used_at is null)::int as unused,
      max(asked_at) filter (where ${inHour} and used_at is null) as "lastUnused",
      min(asked_at) filter (where ${inHour}) as "firstOfHour",
      min(asked_at) filter (where ${own}) as "firstOfDay",
      count(*) filter (where ${ofPrefix})::int as "ofPrefix",
      min(asked_at) filter (where ${ofPrefix}) as "firstOfPrefix",
      count(sent_at) filter (where ${since(pumped.seconds)})::int as "prefixSent",
      count(used_at) filter (where ${since(pumped.seconds)})::int as "prefixEntered"
    from phone_codes
    where prefix = left(${phone}, -4) and ${since(perNumber.day.seconds)}`.execute(tx);
  return rows[0] as History;
}

/** Whether a prefix is one whose codes nobody enters. */
export const isPumped = ({ prefixSent, prefixEntered }: History): boolean =>
  prefixSent >= pumped.leastSent && prefixEntered < prefixSent * pumped.leastEntered;
