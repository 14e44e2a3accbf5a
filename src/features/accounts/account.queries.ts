import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { StaffRole } from "#platform/http/actor.ts";

const columns = [
  "id",
  "email",
  "first_name",
  "last_name",
  "phone",
  "phone_verified_at",
  "city",
  "profile_image_url",
  "is_email_verified",
  "user_status",
  "current_plan",
  "subscription_ends_at",
  "is_dealership",
  "is_verified_dealer",
  "is_verified_seller",
  "created_at",
  "last_login_at",
  "login_attempts",
  "locked_until",
] as const;

/** The dealership of others in good standing that a user works for. */
const work = sql<{ dealershipId: string; dealership: string; role: StaffRole; shown: boolean } | null>`(
  select jsonb_build_object('dealershipId', d.id, 'dealership', d.dealership_name, 'role', m.role, 'shown', m.shown)
  from staff m join users d on d.id = m.dealership_id
  where m.member_id = users.id and m.left_at is null and d.id <> users.id
    and has_showroom(d.is_verified_dealer, d.dealership_slug, d.user_status, d.deletion_requested_at))`;

/** When another account showed to hold the number that this one has confirmed. */
const claimedAt = sql<Date | null>`(
  select c.proved_at from phone_claims c
  where users.phone_verified_at is not null and c.phone = users.phone and c.user_id <> users.id)`;

const isInspector = sql<boolean>`exists (
  select from inspection_partners p where p.user_id = users.id and p.ended_at is null)`;

/** What the presenter needs of a user; nothing secret is among it. */
export async function findAccount(db: Database, id: string) {
  return db
    .selectFrom("users")
    .select([
      ...columns,
      sql<boolean>`password is not null`.as("has_password"),
      work.as("work"),
      isInspector.as("is_inspector"),
      claimedAt.as("phone_claimed_at"),
    ])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
export type AccountRow = Awaited<ReturnType<typeof findAccount>>;

/** Tells whether a form still holds the profile that is stored. */
export const profileVersion = (
  row: Pick<AccountRow, "first_name" | "last_name" | "phone" | "city">,
): string =>
  createHash("sha256")
    .update(JSON.stringify([row.first_name, row.last_name, row.phone, row.city]))
    .digest("hex")
    .slice(0, 16);

/** The account of a mail, which is in lower case, with what signing in needs to know. */
export async function findByEmail(db: Database, email: string) {
  return db
    .selectFrom("users")
    .select(["id", "password"])
    .where(sql<string>`lower(email)`, "=", email)
    .executeTakeFirst();
}
