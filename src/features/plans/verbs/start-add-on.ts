import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { type AddOnSlug, campaignText } from "../add-on.schema.ts";
import { refreshListings } from "../add-ons/auto-refresh.ts";
import { endAddOnsJob } from "../add-ons/end-add-ons.ts";
import { keepListingEffects } from "../add-ons/listing-effects.ts";

interface Start {
  userId: string;
  bonusFeatureId: string;
  carId: string | null;
  orderItemId: string | null;
  amount: string;
  days: number | null;
  /** The text of a campaign: {title, body}. */
  detail: unknown;
  at: Date;
}

const daySeconds = 86_400;

/**
 * Starts an add-on that was paid for, with its effect; one that runs already is prolonged from its end. A badge and a
 * campaign only begin to wait for an administrator. The caller has locked the user.
 * Database then: featured or moved up, the search index hears of it (cars_change, cars_tell); conversations about the
 * listing get its chat priority (cars_chat_priority).
 */
export async function startAddOn(tx: Database, given: Start): Promise<void> {
  const { userId, bonusFeatureId, carId, at } = given;
  const id = await addRow(tx, given);
  const { slug } = await tx
    .selectFrom("bonus_features")
    .select("slug")
    .where("id", "=", bonusFeatureId)
    .$narrowType<{ slug: AddOnSlug }>()
    .executeTakeFirstOrThrow();
  if (carId && (slug === "featured" || slug === "chat_priority")) await keepListingEffects(tx, [carId], at);
  if (slug === "auto_refresh") await refreshAtOnce(tx, userId, id, at);
  if (slug === "verification_badge") await awaitBadge(tx, userId, id, at);
  if (slug === "notification_campaign") await awaitCampaign(tx, id, given);
}

async function addRow(tx: Database, given: Start): Promise<string> {
  const { userId, bonusFeatureId, carId, orderItemId, amount, days, at } = given;
  const seconds = days === null ? null : days * daySeconds;
  const { rows } = await sql<{ id: string; ends_at: Date | null }>`
    with before as (
      select greatest(${at}::timestamptz, max(ends_at)) as ends_at from add_ons
      where user_id = ${userId}::uuid and bonus_feature_id = ${bonusFeatureId}::uuid
        and car_id is not distinct from ${carId}::uuid and ended_at is null
    )
    insert into add_ons (user_id, bonus_feature_id, car_id, order_item_id, amount, starts_at, ends_at, created_at)
    select ${userId}::uuid, ${bonusFeatureId}::uuid, ${carId}::uuid, ${orderItemId}::uuid, ${amount}::numeric,
      before.ends_at, before.ends_at + make_interval(secs => ${seconds}::float8), ${at}::timestamptz
    from before
    returning id, ends_at`.execute(tx);
  const [row] = rows;
  if (row?.ends_at)
    await addJob(tx, endAddOnsJob, {}, { key: `${endAddOnsJob}:${row.id}`, runAt: row.ends_at });
  return row?.id ?? "";
}

/** Only the first of several that follow each other; the others go on by the hour. */
async function refreshAtOnce(tx: Database, userId: string, id: string, at: Date): Promise<void> {
  const { rows } =
    await sql`select from add_ons where id = ${id}::uuid and starts_at <= ${at}::timestamptz`.execute(tx);
  if (rows.length > 0) await refreshListings(tx, { id, userId }, at);
}

/** What an administrator has seen of a user before stays seen; what was refused is looked at again. */
async function awaitBadge(tx: Database, userId: string, addOnId: string, at: Date): Promise<void> {
  await sql`insert into verifications (user_id, add_on_id, created_at)
    values (${userId}::uuid, ${addOnId}::uuid, ${at}::timestamptz)
    on conflict (user_id) do update set add_on_id = excluded.add_on_id, refused_reason = null`.execute(tx);
}

async function awaitCampaign(
  tx: Database,
  addOnId: string,
  { userId, carId, detail, at }: Start,
): Promise<void> {
  const { title, body } = campaignText.parse(detail);
  await tx
    .insertInto("campaigns")
    .values({ user_id: userId, add_on_id: addOnId, car_id: carId, title, body, created_at: at })
    .execute();
}
