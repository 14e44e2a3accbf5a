import { sql } from "kysely";
import { type ChangedRules, changedRules } from "#features/selling/review/rule-settings.ts";
import type { FlagKind } from "#features/selling/review/rules.ts";
import type { Database } from "#platform/db/connect.ts";

const rateDays = 90;
/** A month is what a trial looks at. */
export const trialDays = 30;

/**
 * What rules found since some days, with what became of the listing after it: the last decision that was not taken back, or
 * that a reviewer deleted it. A listing that is purged counts no more.
 */
const hits = (days: number, at: Date) => sql`
  select h.rule, c.deleted_by is not null or d.decision is not distinct from 'rejected' as refused,
    c.deleted_by is not null or d.decision is not null as decided
  from rule_hits h join cars c on c.id = h.car_id
  left join lateral (
    select decision from listing_reviews r
    where r.car_id = h.car_id and r.undone_at is null and r.decided_at >= h.found_at
    order by r.decided_at desc limit 1) d on true
  where h.found_at > ${at}::timestamptz - make_interval(days => ${days}) and h.found_at <= ${at}::timestamptz`;

export interface RuleFigures {
  rule: string;
  found: number;
  decided: number;
  agreed: number;
}

/** How often each rule found something, and how often reviewers agreed, of the last 90 days. */
export async function findRates(db: Database, at: Date): Promise<Map<string, RuleFigures>> {
  const { rows } = await sql<RuleFigures>`
    select rule, count(*)::int as found, count(*) filter (where decided)::int as decided,
      count(*) filter (where refused)::int as agreed
    from (${hits(rateDays, at)}) hit group by rule`.execute(db);
  return new Map(rows.map((row) => [row.rule, row]));
}

export interface TrialRow {
  rejected: number;
  approved: number;
  waiting: number;
}

/** What became of the listings of the last 30 days in which a rule found something, on or off. */
export async function tryRule(db: Database, rule: FlagKind, at: Date): Promise<TrialRow> {
  const { rows } = await sql<TrialRow>`
    select count(*) filter (where refused)::int as rejected,
      count(*) filter (where decided and not refused)::int as approved,
      count(*) filter (where not decided)::int as waiting
    from (${hits(trialDays, at)}) hit where rule = ${rule}`.execute(db);
  return rows[0] ?? { rejected: 0, approved: 0, waiting: 0 };
}

/** What administrators set. */
export async function findChangedRules(db: Database): Promise<ChangedRules> {
  const { rows } = await sql<{ changed: ChangedRules }>`select ${changedRules} as changed`.execute(db);
  return rows[0]?.changed ?? {};
}
