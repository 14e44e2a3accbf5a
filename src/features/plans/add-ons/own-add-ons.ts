import { sql } from "kysely";
import type { Language } from "#i18n/language.ts";
import { reasonIn } from "#i18n/reason-in.ts";
import type { Database } from "#platform/db/connect.ts";
import type { AddOnSlug } from "../add-on.schema.ts";
import type { OwnAddOn } from "../limits.contract.ts";

interface Row {
  feature: AddOnSlug;
  carId: string | null;
  carTitle: string | null;
  startsAt: Date;
  endsAt: Date | null;
  state: OwnAddOn["state"];
  reason: string | null;
}

/** For so long an add-on that is over is still told of. */
const toldDays = 30;
const mostTold = 100;

/**
 * A user's add-ons, those that run or wait first, then the last to end. One that was prolonged is one; a badge waits until
 * it is granted, a campaign until it is approved, and it runs until everybody has got it.
 */
export async function findOwnAddOns(
  db: Database,
  userId: string,
  language: Language,
  at: Date,
): Promise<OwnAddOn[]> {
  const { rows } = await sql<Row>`
    with own as (
      select a.id, a.bonus_feature_id, a.car_id, a.starts_at, coalesce(a.ended_at, c.sent_at, a.ends_at) as ends_at,
        coalesce(a.ended_at, c.sent_at, case when c.state = 'rejected' then c.reviewed_at end, a.ends_at)
          <= ${at}::timestamptz is true as is_over,
        (v.id is not null and v.granted_at is null or c.state = 'pending') is true as waits,
        case when c.id is not null or v.id is not null then a.id end as apart,
        coalesce(v.refused_reason, c.rejection_reason) as reason
      from add_ons a
      left join verifications v on v.add_on_id = a.id
      left join campaigns c on c.add_on_id = a.id
      where a.user_id = ${userId}::uuid and a.taken_back_at is null
    ),
    merged as (
      select bonus_feature_id, car_id, is_over, bool_or(waits) as waits, max(reason) as reason, min(starts_at) as starts_at,
        case when bool_and(ends_at is not null) then max(ends_at) end as ends_at
      from own group by bonus_feature_id, car_id, is_over, apart
    )
    select b.slug as feature, c.id as "carId", c.title as "carTitle", m.starts_at as "startsAt", m.ends_at as "endsAt",
      case when is_over then 'ended' when waits then 'waiting' else 'running' end as state,
      m.reason
    from merged m
    join bonus_features b on b.id = m.bonus_feature_id
    left join cars c on c.id = m.car_id and c.deleted_at is null
    where not is_over or m.ends_at is null or m.ends_at > ${at}::timestamptz - make_interval(days => ${toldDays})
    order by is_over, m.ends_at desc nulls first, b.display_order
    limit ${mostTold}`.execute(db);
  return rows.map(({ startsAt, endsAt, reason, ...row }) => ({
    ...row,
    reason: reasonIn(language, reason),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  }));
}
