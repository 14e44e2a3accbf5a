import { AppError } from "#errors";
import { tellOfStanding } from "#features/accounts/mails/standing-mail.request.ts";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import type { StandingOutcome, UserStatus } from "../user-admin.contract.ts";

/** What an administrator says about a user's standing. */
export interface Standing {
  status: UserStatus;
  reason?: string | undefined;
  until?: Date | undefined;
}

interface LockedUser {
  id: string;
  first_name: string;
  last_name: string;
  user_status: UserStatus;
  suspension_reason: string | null;
  suspended_until: Date | null;
}

const actions = { active: "user.activated", suspended: "user.suspended", banned: "user.banned" } as const;

/** The users of these ids, locked in one order for all who decide about several at once. */
async function lockUsers(tx: Database, ids: readonly string[]): Promise<Map<string, LockedUser>> {
  const rows = await tx
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "user_status", "suspension_reason", "suspended_until"])
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Suspend only who is active, ban who is not banned, let in who is not active (docs/product.md, "Administrators"). */
const mayBecome = (from: UserStatus, to: UserStatus) =>
  to === "suspended" ? from === "active" : from !== to;

function refusePast({ until }: Standing, at: Date): void {
  if (until && until <= at) throw new AppError("request.invalid", { fields: { until: "field.past" } });
}

/**
 * Suspends, bans, or lets a user in again. Listings and sessions follow by the trigger `users_standing`; the user is notified
 * by mail and notice. `seen`: the status that the administrator saw. Returns what is written down. Errors: `user.not_found`,
 * `user.wrong_state` {status} when another user was faster or the status does not allow it, `field.past` for an end that
 * has passed.
 */
export async function changeStanding(
  tx: Database,
  id: string,
  standing: Standing & { seen?: UserStatus | undefined },
  at: Date,
): Promise<LogEntry> {
  refusePast(standing, at);
  const user = (await lockUsers(tx, [id])).get(id.toLowerCase());
  if (!user) throw new AppError("user.not_found");
  const { user_status: status } = user;
  if ((standing.seen ?? status) !== status || !mayBecome(status, standing.status)) {
    throw new AppError("user.wrong_state", { facts: { status } });
  }
  return applyStanding(tx, user, standing, at);
}

/**
 * The same for several, each for itself: who is gone or does not fit keeps none of the others from it. Returns one outcome
 * for each id, in their order, and what is written down.
 */
export async function changeStandings(
  tx: Database,
  ids: readonly string[],
  standing: Standing,
  at: Date,
): Promise<{ data: StandingOutcome[]; log: LogEntry[] }> {
  refusePast(standing, at);
  const named = [...new Set(ids.map((id) => id.toLowerCase()))];
  const users = await lockUsers(tx, named);
  const data: StandingOutcome[] = [];
  const log: LogEntry[] = [];
  for (const id of named) {
    const user = users.get(id);
    if (!user) {
      data.push({ id, outcome: "not_found", name: null, status: null });
      continue;
    }
    const name = `${user.first_name} ${user.last_name}`;
    const fits = mayBecome(user.user_status, standing.status);
    if (fits) log.push(await applyStanding(tx, user, standing, at));
    const outcome = fits ? "done" : "wrong_state";
    data.push({ id, outcome, name, status: fits ? standing.status : user.user_status });
  }
  return { data, log };
}

/**
 * Database then: the user's listings are hidden, or public again (users_standing, then cars_standing, cars_news), fair
 * prices and the search index follow (cars_fair_price_over, cars_market_update, cars_change, cars_tell); a user who may not
 * come in is signed out, streams close (sessions_ended).
 */
async function applyStanding(
  tx: Database,
  user: LockedUser,
  { status, reason, until }: Standing,
  at: Date,
): Promise<LogEntry> {
  const { id } = user;
  await tx
    .updateTable("users")
    .set({
      user_status: status,
      suspension_reason: status === "active" ? null : (reason ?? null),
      suspended_until: status === "suspended" ? (until ?? null) : null,
      updated_at: at,
    })
    .where("id", "=", id)
    .execute();
  const told = { status, reason: reason ?? null, until: until?.toISOString() ?? null };
  const { status: what, ...why } = told;
  await tellOfStanding(tx, { userId: id, what, ...why, at: at.toISOString() });
  return {
    action: actions[status],
    resource: ["user", id],
    before: { status: user.user_status, reason: user.suspension_reason, until: user.suspended_until },
    after: told,
  };
}
