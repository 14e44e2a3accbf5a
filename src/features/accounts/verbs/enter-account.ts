import { AppError } from "#errors";
import type { Language } from "#i18n/language.ts";
import { reasonIn } from "#i18n/reason-in.ts";
import type { Database } from "#platform/db/connect.ts";
import { type AccountRow, findAccount } from "../account.queries.ts";
import { tellOfStanding } from "../mails/standing-mail.request.ts";
import { type Secrets, startSession, type Visit } from "../sessions/start-session.ts";

export interface Entered {
  account: AccountRow;
  secrets: Secrets;
  deletionUndone: boolean;
}

/**
 * Lets a user in who has proved to be one, within the caller's transaction, which holds the user's row. Returns why the user is
 * refused all the same: `auth.suspended` and `auth.banned`, with reason and end. A suspension that is over is lifted, and the
 * deletion of an account in its grace is undone.
 */
export async function enterAccount(
  tx: Database,
  id: string,
  visit: Visit,
  at: Date,
): Promise<Entered | AppError> {
  const user = await tx
    .selectFrom("users")
    .select(["user_status", "suspended_until", "suspension_reason", "deletion_requested_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const refusal = refusalOf(user, visit.language, at);
  if (refusal) return refusal;
  await tx
    .updateTable("users")
    .set({
      user_status: "active",
      suspended_until: null,
      suspension_reason: null,
      deletion_requested_at: null,
      last_login_at: at,
    })
    .where("id", "=", id)
    .execute();
  if (user.user_status === "suspended") {
    await tellOfStanding(tx, { userId: id, what: "over", at: at.toISOString() });
  }
  const secrets = await startSession(tx, id, visit, at);
  return { account: await findAccount(tx, id), secrets, deletionUndone: user.deletion_requested_at !== null };
}

interface Standing {
  user_status: "active" | "suspended" | "banned";
  suspended_until: Date | null;
  suspension_reason: string | null;
}

/** Why a user who has proved to be one is refused all the same. */
function refusalOf(
  { user_status: status, ...user }: Standing,
  language: Language,
  at: Date,
): AppError | undefined {
  if (status === "active") return undefined;
  const until = user.suspended_until;
  if (status === "suspended" && until && until <= at) return undefined;
  return new AppError(`auth.${status}`, {
    facts: { reason: reasonIn(language, user.suspension_reason), until: until?.toISOString() ?? null },
  });
}
