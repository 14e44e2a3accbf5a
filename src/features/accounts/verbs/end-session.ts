import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";

/**
 * Signs one of a user's devices out. Errors: `auth.session_not_found`, also for another user's.
 * Database then: the live streams of the session close (sessions_ended).
 */
export async function endSession(db: Database, userId: string, sessionId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError("auth.session_not_found");
}
