import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Done } from "#platform/http/administrator.ts";
import { grantBadge, noteSeen, refuseBadge } from "../verbs/verify-seller.ts";
import type { AdminVerification } from "./approval.contract.ts";
import { presentBadge } from "./approval.present.ts";
import { findBadge, lockBadge, type VerificationRow } from "./approval.queries.ts";
import { askForMail } from "./mails/approval-mail.requests.ts";

interface SeenAs {
  firstName: string;
  lastName: string;
  phone: string | null;
}

/**
 * What an administrator says about a badge. `documentSentAt`: which document was looked at, where one was; `seenAs`: whose name
 * and number that was.
 */
export type BadgeDecision =
  | { to: "granted" }
  | { to: "phone_seen"; seenAs?: SeenAs | undefined }
  | { to: "document_seen"; documentSentAt?: string | null | undefined; seenAs?: SeenAs | undefined }
  | { to: "refused"; reason: string; documentSentAt?: string | null | undefined };

const told = (row: VerificationRow) => ({
  state: row.state,
  phoneSeen: row.phone_seen_at !== null,
  documentSeen: row.document_seen_at !== null,
  reason: row.refused_reason,
});

/**
 * Carries a decision about a user's badge out, once: the second of two is told so, and changes nothing. The seller is notified
 * of a badge, or why there is none, by mail. Errors: `verification.not_found`, `verification.decided`,
 * `verification.nothing_to_see`, `verification.unseen`, `verification.changed`.
 */
export async function decideBadge(
  tx: Database,
  userId: string,
  decision: BadgeDecision,
  { administratorId, at }: { administratorId: string; at: Date },
): Promise<Done<AdminVerification>> {
  const before = await lockBadge(tx, userId);
  holdToRules(before, decision);
  const look = { userId, administratorId, at };
  if (decision.to === "refused") {
    const { reason } = decision;
    await refuseBadge(tx, { ...look, reason });
    await askForMail(tx, { userId, outcome: "badge_refused", reason, at: at.toISOString() });
  } else if (decision.to === "granted") {
    await grantBadge(tx, look);
    await askForMail(tx, { userId, outcome: "badge_granted", at: at.toISOString() });
  } else await noteSeen(tx, decision.to === "phone_seen" ? "phone" : "document", look);
  const after = await findBadge(tx, userId);
  return {
    log: {
      action: `verification.${decision.to}`,
      resource: ["user", userId],
      before: told(before),
      after: told(after),
    },
    answer: presentBadge(after),
  };
}

function holdToRules(row: VerificationRow, decision: BadgeDecision): void {
  const { to } = decision;
  const isSeen =
    (to === "phone_seen" && row.phone_seen_at) || (to === "document_seen" && row.document_seen_at);
  if (row.state !== "waiting" || isSeen)
    throw new AppError("verification.decided", { facts: { state: row.state } });
  if ((to === "phone_seen" && !row.phone) || (to === "document_seen" && !row.document_key))
    throw new AppError("verification.nothing_to_see");
  if (to === "granted" && !(row.phone_seen_at && row.document_seen_at))
    throw new AppError("verification.unseen");
  const looked = "documentSentAt" in decision ? decision.documentSentAt : undefined;
  if (looked !== undefined && looked !== (row.document_sent_at?.toISOString() ?? null))
    throw new AppError("verification.changed");
  const as = "seenAs" in decision ? decision.seenAs : undefined;
  if (as && !(as.firstName === row.first_name && as.lastName === row.last_name && as.phone === row.phone))
    throw new AppError("verification.changed");
}
