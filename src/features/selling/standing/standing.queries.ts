import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { type DecisionRow, decisionOfRow } from "../appeals/appeals.queries.ts";
import { banDays, warningsFor } from "./ladder.ts";

/** A moment, or the column of a query that has it. */
type Moment = Date | RawBuilder<unknown>;

/** The warnings of a user that are in force, as the condition of a query of `seller_warnings`: those of the same `given_at` are one. */
export const inForce = (userId: RawBuilder<unknown>, at: Moment) => sql`user_id = ${userId}
  and lifted_at is null and given_at <= ${at}::timestamptz and ends_at > ${at}::timestamptz`;

/** How a seller stands on the ladder of warnings. */
export interface Ladder {
  warnings: number;
  reviewed_until: Date | null;
  no_listing_until: Date | null;
}

/**
 * One row, also without a warning: how many are in force, until when new listings are always reviewed, and until when none can be
 * added. All warnings last equally long, so the second newest is the next to end of two, the third newest of three.
 */
export const ladderOf = (userId: RawBuilder<unknown>, at: Moment) => sql<Ladder>`
  select warnings, reviewed_until, case when banned_until > ${at}::timestamptz then banned_until end as no_listing_until
  from (
    select count(*)::int as warnings,
      (array_agg(ends_at order by given_at desc))[${sql.lit(warningsFor.review)}] as reviewed_until,
      case when count(*) >= ${sql.lit(warningsFor.ban)} then least(
        max(given_at) + make_interval(days => ${sql.lit(banDays)}),
        (array_agg(ends_at order by given_at desc))[${sql.lit(warningsFor.ban)}]) end as banned_until
    from (select given_at, max(ends_at) as ends_at from seller_warnings
      where ${inForce(userId, at)} group by given_at) each_once) counted`;

/** The same of one seller. */
export async function findLadder(db: Database, userId: string, at: Date): Promise<Ladder> {
  const { rows } = await ladderOf(sql`${userId}::uuid`, at).execute(db);
  if (!rows[0]) throw new Error("an aggregate has one row");
  return rows[0];
}

/** What a seller is shown at once. */
const most = 20;

/** How a seller stands: the ladder, each warning in force, and what administrators removed. */
export async function findStanding(db: Database, userId: string, at: Date) {
  const seller = sql`${userId}::uuid`;
  const [ladder, warnings, removed] = await Promise.all([
    findLadder(db, userId, at),
    sql<{ title: string; listings: number; code: string | null; given_at: Date; ends_at: Date }>`
      select (array_agg(title order by id))[1] as title, count(*)::int as listings,
        (array_agg(code order by id))[1] as code, given_at, max(ends_at) as ends_at
      from seller_warnings where ${inForce(seller, at)}
      group by given_at order by given_at desc limit ${most}`.execute(db),
    sql<{ id: string; title: string; deleted_at: Date; decision: DecisionRow }>`
      select cars.id, cars.title, cars.deleted_at, ${decisionOfRow} as decision from cars
      where user_id = ${seller} and deleted_at is not null and deleted_by is not null
      order by deleted_at desc limit ${most}`.execute(db),
  ]);
  return { ladder, warnings: warnings.rows, removed: removed.rows };
}
