import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { keepListingEffects } from "./listing-effects.ts";

/** An add-on whose end moved, by how many seconds: those that follow it move up by as much. */
export interface Moved {
  user_id: string | null;
  bonus_feature_id: string;
  car_id: string | null;
  was_until: Date | null;
  left: string | null;
}
interface TakenBack extends Moved {
  id: string;
}

/** Ends what these items of an order started, with its effects; a prolongation behind it moves up. */
export async function takeBackAddOns(tx: Database, orderItemIds: readonly string[], at: Date): Promise<void> {
  const { rows } = await sql<TakenBack>`
    update add_ons
    set taken_back_at = ${at}::timestamptz, ended_at = coalesce(ended_at, ${at}::timestamptz),
      ends_at = case when ended_at is null then greatest(starts_at, ${at}::timestamptz) else ends_at end
    where order_item_id = any (${orderItemIds}::uuid[]) and taken_back_at is null
    returning new.id, new.user_id, new.bonus_feature_id, new.car_id, old.ends_at as was_until,
      case when old.ended_at is null then greatest(0,
        extract(epoch from old.ends_at - greatest(old.starts_at, ${at}::timestamptz))) end as left`.execute(
    tx,
  );
  for (const row of rows) {
    await moveUp(tx, row);
    await endBadge(tx, row.id);
    await endCampaign(tx, row.id, at);
  }
  const carIds = rows.flatMap(({ car_id }) => car_id ?? []).toSorted();
  await keepListingEffects(tx, carIds, at);
}

export async function moveUp(tx: Database, row: Moved): Promise<void> {
  await sql`update add_ons
    set starts_at = starts_at - make_interval(secs => ${row.left}::float8),
      ends_at = ends_at - make_interval(secs => ${row.left}::float8)
    where user_id = ${row.user_id}::uuid and bonus_feature_id = ${row.bonus_feature_id}::uuid
      and car_id is not distinct from ${row.car_id}::uuid and ended_at is null
      and starts_at >= ${row.was_until}::timestamptz and ${row.left}::numeric > 0`.execute(tx);
}

/** What an administrator has seen stays seen; the badge goes. */
async function endBadge(tx: Database, addOnId: string): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    update verifications set granted_at = null, granted_by = null where add_on_id = ${addOnId}::uuid
    returning user_id`.execute(tx);
  for (const { user_id } of rows) {
    await tx.updateTable("users").set({ is_verified_seller: false }).where("id", "=", user_id).execute();
  }
}

/** One that is on its way stops; what was delivered was delivered. */
async function endCampaign(tx: Database, addOnId: string, at: Date): Promise<void> {
  await sql`update campaigns
    set state = 'rejected', rejection_reason = 'refunded', reviewed_at = coalesce(reviewed_at, ${at}::timestamptz)
    where add_on_id = ${addOnId}::uuid and state in ('pending', 'approved')`.execute(tx);
}
