import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** What of a plan a user uses: pending and active listings, as the database counts them when it refuses one more. */
export interface Usage {
  isEmailVerified: boolean;
  currentPlan: string;
  subscriptionStatus: "active" | "expired";
  /** Of the plan that runs; null where it does not end. */
  endsAt: Date | null;
  /** When the paid plan ended, where it is over. */
  endedAt: Date | null;
  isVerifiedSeller: boolean;
  plan: { name: string; nameAr: string; price: string; maxPhotos: number };
  ads: { used: number; max: number };
  cars: { used: number; max: number };
  motorcycles: { used: number; max: number };
  /** Add-ons that run: for how many listings, and for the account. */
  addOns: { featured: number; chatPriority: number; autoRefresh: number };
}

/** As it is at a moment, even when the job that ends a plan is late. Undefined once the account is gone. */
export async function findUsage(db: Database, userId: string, at: Date): Promise<Usage | undefined> {
  const { rows } = await sql<Usage>`
    select u.is_email_verified as "isEmailVerified", p.slug as "currentPlan",
      u.is_verified_seller as "isVerifiedSeller",
      case when is_over then 'expired' else u.subscription_status end as "subscriptionStatus",
      case when not is_over then u.subscription_ends_at end as "endsAt",
      case when is_over then u.subscription_ends_at when u.subscription_status = 'expired' then (
        select max(end_date) from subscriptions s where s.user_id = u.id and s.taken_back_at is null
      ) end as "endedAt",
      json_build_object('name', p.name, 'nameAr', p.name_ar, 'price', p.price, 'maxPhotos', p.max_photos) as plan,
      json_build_object('used', used.ads, 'max', p.max_ads) as ads,
      json_build_object('used', used.cars, 'max', p.max_car_listings) as cars,
      json_build_object('used', used.motorcycles, 'max', p.max_motorcycle_listings) as motorcycles,
      running."addOns"
    from users u
    cross join lateral (select coalesce(u.subscription_ends_at <= ${at}::timestamptz, false) as is_over) late
    join subscription_plans p on p.slug = plan_at(u.current_plan, u.subscription_ends_at, ${at}::timestamptz)
    cross join lateral (
      select count(*)::int as ads, count(*) filter (where vehicle_type = 'car')::int as cars,
        count(*) filter (where vehicle_type = 'motorcycle')::int as motorcycles
      from cars where user_id = u.id and takes_place(status, deleted_at)
    ) used
    cross join lateral (
      select json_build_object(
        'featured', count(distinct a.car_id) filter (where b.slug = 'featured'),
        'chatPriority', count(distinct a.car_id) filter (where b.slug = 'chat_priority'),
        'autoRefresh', count(*) filter (where b.slug = 'auto_refresh')) as "addOns"
      from add_ons a join bonus_features b on b.id = a.bonus_feature_id
      where a.user_id = u.id and a.ended_at is null and a.starts_at <= ${at}::timestamptz
        and (a.ends_at is null or a.ends_at > ${at}::timestamptz)
    ) running
    where u.id = ${userId}::uuid`.execute(db);
  return rows[0];
}

/** Whether a mail must be verified before a listing goes to review. */
export async function verifiedOnly(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom("app_settings")
    .select("value")
    .where("key", "=", "require_email_verification")
    .executeTakeFirst();
  return row?.value !== false;
}
