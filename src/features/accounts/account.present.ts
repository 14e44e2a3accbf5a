import { placeBySlug } from "#features/reference/reference.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { Account, Device } from "./account.contract.ts";
import { type AccountRow, profileVersion } from "./account.queries.ts";
import { claimDue } from "./phone/claim-number.ts";
import type { SessionRow } from "./sessions/session.queries.ts";
import { readUserAgent } from "./sessions/user-agent.ts";

/**
 * A user as the user alone sees it at a moment: a plan that is over is none, even before the job that ends it ran. `actor`: who
 * asks; a session that just begins works for the dealership.
 */
export function presentAccount(row: AccountRow, at: Date, actor?: Pick<Actor, "staff">): Account {
  const isOver = row.subscription_ends_at !== null && row.subscription_ends_at <= at;
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    hasPassword: row.has_password,
    isPhoneVerified: row.phone_verified_at !== null,
    phoneClaimedUntil: (row.phone_claimed_at && claimDue(row.phone_claimed_at, at)?.toISOString()) ?? null,
    version: profileVersion(row),
    city: (row.city && placeBySlug(row.city)?.slug) || null,
    profileImageUrl: row.profile_image_url,
    isEmailVerified: row.is_email_verified,
    userStatus: row.user_status,
    currentPlan: isOver ? "free" : row.current_plan,
    isDealership: row.is_dealership,
    isVerifiedDealer: row.is_verified_dealer,
    isVerifiedSeller: row.is_verified_seller,
    isInspector: row.is_inspector,
    work: row.work && { ...row.work, working: !actor || Boolean(actor.staff) },
    createdAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    loginAttempts: row.login_attempts,
    lockedUntil: row.locked_until?.toISOString() ?? null,
  };
}

/** One of a user's devices. */
export function presentDevice(row: SessionRow, currentId: string): Device {
  const { userAgent } = row.sess as { userAgent?: unknown };
  return {
    id: row.id,
    ...readUserAgent(typeof userAgent === "string" ? userAgent : null),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === currentId,
  };
}
