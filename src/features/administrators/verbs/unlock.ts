import type { SignInGuard } from "#features/accounts/guards/sign-in-guard.ts";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import { lockAdministrator } from "../administrators.queries.ts";

/**
 * Forgets the failures at the sign-in of an administrator, wherever they came from, with the lock that they made. The locks
 * of addresses stay. Error: `administrator.not_found`.
 */
export async function unlock(tx: Database, guard: SignInGuard, id: string, at: Date): Promise<LogEntry> {
  const { username } = await lockAdministrator(tx, id);
  const lockedUntil = (await guard.locksOf([username], at)).get(username) ?? null;
  await guard.free(tx, username);
  return {
    action: "admin.unlocked",
    resource: ["admin", id],
    before: { lockedUntil },
    after: { lockedUntil: null },
  };
}
