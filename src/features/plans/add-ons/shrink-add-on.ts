import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { endAddOnsJob } from "./end-add-ons.ts";
import { keepListingEffects } from "./listing-effects.ts";
import { type Moved, moveUp } from "./take-back-add-ons.ts";

/** An add-on ends sooner by as much as `back`, in US dollars, had paid for; a prolongation behind it moves up. */
export async function shrinkAddOn(
  tx: Database,
  { id, back }: { id: string; back: string },
  at: Date,
): Promise<void> {
  const { rows } = await sql<Moved & { ends_at: Date | null; is_over: boolean }>`
    with sooner as (
      select id, case when ends_at is not null then greatest(least(ends_at, greatest(starts_at, ${at}::timestamptz)),
        ends_at - make_interval(secs => (extract(epoch from ends_at - starts_at) * ${back}::numeric / amount)::float8))
        end as ends
      from add_ons where id = ${id}::uuid
    )
    update add_ons a
    set amount = amount - ${back}::numeric,
      ends_at = case when ended_at is null then sooner.ends else ends_at end,
      ended_at = case when ended_at is null and sooner.ends <= ${at}::timestamptz then sooner.ends else ended_at end
    from sooner where a.id = sooner.id
    returning new.user_id, new.bonus_feature_id, new.car_id, new.ends_at, new.ended_at is not null as is_over,
      old.ends_at as was_until, extract(epoch from old.ends_at - new.ends_at) as left`.execute(tx);
  const [row] = rows;
  if (!row?.ends_at) return;
  await moveUp(tx, row);
  if (row.car_id) await keepListingEffects(tx, [row.car_id], at);
  if (!row.is_over) await addJob(tx, endAddOnsJob, {}, { key: `${endAddOnsJob}:${id}`, runAt: row.ends_at });
}
