import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import { addJob } from "#platform/queue/queue.ts";
import { type BadgeMail, badgeMailJob } from "../mails/badge-mail.ts";
import { lockDealer } from "./dealers.queries.ts";

/**
 * Takes a dealer's badge away, or gives it back; its listings follow by a trigger. The dealer learns why. Of two at once
 * the second is told: `dealer.badge_decided`. Error also: `dealer.not_found`.
 * Database then: the listings' priority follows and the search index reads them again (users_dealer, then cars_change, cars_tell).
 */
export async function changeBadge(
  tx: Database,
  { userId, verified, reason, at }: { userId: string; verified: boolean; reason: string; at: Date },
): Promise<LogEntry> {
  const before = await lockDealer(tx, userId);
  if (before.is_verified_dealer === verified) {
    throw new AppError("dealer.badge_decided", { facts: { badge: verified ? "with" : "without" } });
  }
  await tx
    .updateTable("users")
    .set({ is_verified_dealer: verified, updated_at: at })
    .where("id", "=", userId)
    .execute();
  const mail: BadgeMail = { userId, verified, reason, at: at.toISOString() };
  await addJob(tx, badgeMailJob, mail, { maxAttempts: 12 });
  return {
    action: verified ? "dealer.badge_given" : "dealer.badge_taken",
    resource: ["user", userId],
    before: { isVerifiedDealer: before.is_verified_dealer },
    after: { isVerifiedDealer: verified },
    details: { dealershipName: before.dealership_name, reason },
  };
}
