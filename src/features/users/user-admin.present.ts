import { readUserAgent } from "#features/accounts/sessions/user-agent.ts";
import type { AdminUser, AdminUserDetail } from "./user-admin.contract.ts";
import type { UserRow } from "./user-admin.queries.ts";
import type { UserPage } from "./user-page.queries.ts";

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** A user as administrators see one at a moment, with what may be done. */
export function presentUser(row: UserRow, at: Date): AdminUser {
  const isLocked = row.locked_until !== null && row.locked_until > at;
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    city: row.city,
    type: kindOf(row),
    dealershipName: row.dealership_name,
    status: row.user_status,
    suspendedUntil: iso(row.suspended_until),
    isEmailVerified: row.is_email_verified,
    currentPlan: row.current_plan,
    createdAt: row.created_at.toISOString(),
    lastLoginAt: iso(row.last_login_at),
    lockedUntil: isLocked ? iso(row.locked_until) : null,
    deletionRequestedAt: iso(row.deletion_requested_at),
    actions: [
      ...(row.user_status === "active" ? (["suspend"] as const) : []),
      ...(row.user_status === "banned" ? [] : (["ban"] as const)),
      ...(row.user_status === "active" ? [] : (["activate"] as const)),
      ...(isLocked ? (["unlock"] as const) : []),
    ],
  };
}

export const kindOf = ({ is_dealership, is_verified_dealer }: UserRow): AdminUser["type"] =>
  is_dealership ? (is_verified_dealer ? "verified_dealer" : "unverified_dealer") : "individual";

export function presentUserPage(page: UserPage, at: Date): AdminUserDetail {
  const { profile, payments } = page;
  const count = (status: string) => page.byStatus.find((one) => one.status === status)?.n ?? 0;
  return {
    ...presentUser(profile, at),
    language: profile.language,
    suspensionReason: profile.suspension_reason,
    loginAttempts: profile.login_attempts,
    planName: { en: profile.plan_name, ar: profile.plan_name_ar },
    planEndsAt: profile.current_plan === "free" ? null : iso(profile.subscription_ends_at),
    listings: {
      byStatus: {
        pending: count("pending"),
        active: count("active"),
        rejected: count("rejected"),
        expired: count("expired"),
      },
      newest: page.listings.map(({ price, created_at, ...listing }) => ({
        ...listing,
        price: Number(price),
        createdAt: created_at.toISOString(),
      })),
    },
    payments: payments && {
      total: payments.total,
      newest: payments.rows.map(({ amount, title_ar, created_at, ...payment }) => ({
        ...payment,
        titleAr: title_ar,
        amount: Number(amount),
        createdAt: created_at.toISOString(),
      })),
    },
    sessions: page.sessions.map(({ id, sess, created_at, last_seen_at }) => ({
      id,
      ...readUserAgent(textIn(sess, "userAgent")),
      createdAt: created_at.toISOString(),
      lastSeenAt: last_seen_at.toISOString(),
    })),
    periods: page.periods.map((row) => ({
      id: row.id,
      plan: row.plan,
      name: row.name,
      nameAr: row.name_ar,
      startsAt: row.start_date.toISOString(),
      endsAt: iso(row.end_date),
      isPaid: row.is_paid,
      isOver: !row.is_active || (row.end_date !== null && row.end_date <= at),
    })),
    history: page.history.map(({ id, created_at, action, administrator, after }) => ({
      id,
      at: created_at.toISOString(),
      action,
      administrator,
      reason: textIn(after, "reason"),
      until: textIn(after, "until"),
      plan: textIn(after, "plan"),
    })),
  };
}

function textIn(value: unknown, key: string): string | null {
  const found = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : null;
  return typeof found === "string" ? found : null;
}
