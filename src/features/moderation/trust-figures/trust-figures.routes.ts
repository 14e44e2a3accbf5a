import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Deps } from "#deps";
import { memoFor } from "#platform/cache/memo.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { trustFiguresContract } from "./trust-figures.contract.ts";

const days = 90;
/** A median of fewer says nothing. */
const fewest = 5;
/** They are of three months: each process counts again after ten minutes. */
const keptSeconds = 600;

/** What everybody may know of how listings are watched. */
export async function trustFiguresRoutes(app: FastifyInstance, { db, clock }: Deps): Promise<void> {
  const reads = readsOf(db);
  const figures = memoFor(keptSeconds, clock, () => findTrustFigures(reads, clock()));
  serve(app, "Listings", trustFiguresContract, { "GET /api/trust/figures": figures });
}

interface Counted {
  reviewed: number;
  rejected: number;
  seconds: number | null;
  removed: number;
  reported: number;
  upheld: number;
  appealed: number;
  overturned: number;
  lookedAgain: number;
  agreed: number;
  talks: number;
  upheld_talks: number;
}

/** What a reviewer took back is no decision. Answers to appeals are read from the log: appeals go with their listings. */
export async function findTrustFigures(db: Database, at: Date) {
  const since = sql`${at}::timestamptz - make_interval(days => ${days})`;
  const { rows } = await sql<Counted>`
    with decided as (
      select decision, waited_seconds, before ->> 'status' as was from listing_reviews
      where undone_at is null and decided_at > ${since} and decided_at <= ${at}::timestamptz
    ), reported as (
      select outcome from listing_reports where created_at > ${since} and created_at <= ${at}::timestamptz
    ), appeals as (
      select action from admin_activity_log
      where action in ('appeal.upheld', 'appeal.overturned')
        and created_at > ${since} and created_at <= ${at}::timestamptz
    ), looks as (
      select agrees from second_looks where looked_at > ${since} and looked_at <= ${at}::timestamptz
    ), talks as (
      select outcome from conversation_reports where created_at > ${since} and created_at <= ${at}::timestamptz
    )
    select count(*) filter (where waited_seconds is not null)::int as reviewed,
      count(*) filter (where waited_seconds is not null and decision = 'rejected')::int as rejected,
      percentile_disc(0.5) within group (order by waited_seconds) as seconds,
      count(*) filter (where was = 'active' and decision = 'rejected')::int as removed,
      (select count(*)::int from reported) as reported,
      (select count(*)::int from reported where outcome = 'upheld') as upheld,
      (select count(*)::int from appeals) as appealed,
      (select count(*)::int from appeals where action = 'appeal.overturned') as overturned,
      (select count(*)::int from looks) as "lookedAgain",
      (select count(*)::int from looks where agrees) as agreed,
      (select count(*)::int from talks) as talks,
      (select count(*)::int from talks where outcome <> 'dismissed') as upheld_talks
    from decided`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error("An aggregate answers with a row");
  const { seconds, talks, upheld_talks, ...counts } = counted;
  const isEnough = counts.reviewed >= fewest && seconds !== null;
  return {
    days,
    ...counts,
    // To a tenth: of ten minutes it is not said that they are none.
    medianHours: isEnough ? Math.max(0.1, Math.round(seconds / 360) / 10) : null,
    conversationsReported: talks,
    conversationsUpheld: upheld_talks,
  };
}
