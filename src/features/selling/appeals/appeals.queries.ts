import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** A refusal or a removal that stands, with what was said against it. As JSON has it: times are texts. */
export interface DecisionRow {
  /** Null: the listing was removed. */
  review_id: string | null;
  made_by: string;
  made_at: string;
  appeal: {
    outcome: "upheld" | "overturned" | null;
    sent_at: string;
    answer: string | null;
    no_place: boolean;
  } | null;
}

/**
 * Of each row of `cars` in a query the decision of an administrator that stands against it: its removal, its refusal, or that of
 * changes of it. Null where there is none, and as soon as its seller has sent it again.
 */
export const decisionOfRow = sql<DecisionRow | null>`(
  select json_build_object('review_id', d.review_id, 'made_by', d.made_by, 'made_at', d.made_at,
    'appeal', (select json_build_object('outcome', a.outcome, 'sent_at', a.sent_at, 'answer', a.answer,
      'no_place', a.no_place)
      from listing_appeals a where a.car_id = cars.id and a.made_at = d.made_at))
  from (
    select null::uuid as review_id, cars.deleted_by as made_by, cars.deleted_at as made_at
    where cars.deleted_at is not null and cars.deleted_by is not null
    union all
    select r.id, r.admin_id, r.decided_at
    from (select id, admin_id, decision, decided_at from listing_reviews
      where car_id = cars.id and undone_at is null order by decided_at desc, id desc limit 1) r
    where cars.deleted_at is null and r.decision = 'rejected' and (cars.status = 'rejected' or exists (
      select from listing_revisions v where v.car_id = cars.id and v.refused_at = r.decided_at))
  ) d)`;

/** The same of one listing. */
export async function findDecision(db: Database, carId: string): Promise<DecisionRow | null> {
  const { rows } = await sql<{ decision: DecisionRow | null }>`
    select ${decisionOfRow} as decision from cars where id = ${carId}::uuid`.execute(db);
  return rows[0]?.decision ?? null;
}
