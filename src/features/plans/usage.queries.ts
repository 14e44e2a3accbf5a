import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** What of a plan somebody uses: pending and active listings, as the database counts them when it refuses one more. */
export interface Usage {
  isEmailVerified: boolean;
  currentPlan: string;
  subscriptionStatus: string;
  endsAt: Date | null;
  hasFeatured: boolean;
  hasWhatsAppPriority: boolean;
  hasPush: boolean;
  isVerifiedDealer: boolean;
  plan: { name: string; nameAr: string; price: string; maxPhotos: number };
  ads: { used: number; max: number };
  cars: { used: number; max: number };
  motorcycles: { used: number; max: number };
  featured: number;
}

/** Undefined once the account is gone. */
export async function findUsage(db: Database, userId: string): Promise<Usage | undefined> {
  const { rows } = await sql<Usage>`
    select u.is_email_verified as "isEmailVerified", u.current_plan as "currentPlan",
      u.subscription_status as "subscriptionStatus", u.subscription_ends_at as "endsAt",
      u.has_featured_listings as "hasFeatured", u.has_whats_app_priority as "hasWhatsAppPriority",
      u.has_push_notifications as "hasPush", u.is_verified_dealer as "isVerifiedDealer",
      json_build_object('name', p.name, 'nameAr', p.name_ar, 'price', p.price, 'maxPhotos', p.max_photos) as plan,
      json_build_object('used', used.ads, 'max', p.max_ads) as ads,
      json_build_object('used', used.cars, 'max', p.max_car_listings) as cars,
      json_build_object('used', used.motorcycles, 'max', p.max_motorcycle_listings) as motorcycles,
      used.featured
    from users u
    join subscription_plans p on p.slug = u.current_plan
    cross join lateral (
      select count(*)::int as ads, count(*) filter (where vehicle_type = 'car')::int as cars,
        count(*) filter (where vehicle_type = 'motorcycle')::int as motorcycles,
        count(*) filter (where featured)::int as featured
      from cars where user_id = u.id and takes_place(status, deleted_at)
    ) used
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
