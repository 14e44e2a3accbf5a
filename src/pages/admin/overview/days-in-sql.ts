import { type RawBuilder, sql } from "kysely";
import { timeZone } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Span } from "./days.ts";

/** The moment at which a day begins. */
export const midnight = (day: string): RawBuilder<Date> =>
  sql<Date>`(${day}::date::timestamp at time zone ${timeZone})`;
/** The midnights of these days, to find the day of a moment among them. */
export const midnights = ({ from, until }: Span): RawBuilder<unknown> => sql`(
  select array_agg(day at time zone ${timeZone} order by day)
  from generate_series(${from}::timestamp, ${until}::timestamp - interval '1 day', interval '1 day') day)`;

/** The day after the last one that was closed; the beginning of time where none was. */
export async function firstOpenDay(db: Database): Promise<string> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(max(day) + 1, 'YYYY-MM-DD') as day from daily_figures where part = 'all'`.execute(db);
  return rows[0]?.day ?? "0001-01-01";
}

/** Which of these days are kept, and which have to be counted; either may be none, and then ends where it begins. */
export async function partByClosing(
  db: Database,
  { from, until }: Span,
): Promise<{ kept: Span; open: Span }> {
  const open = await firstOpenDay(db);
  const [border = from] = [[open, from].toSorted()[1] ?? from, until].toSorted();
  return { kept: { from, until: border }, open: { from: border, until } };
}
