import type { Language } from "#i18n/language.ts";
import { reasonIn } from "#i18n/reason-in.ts";
import type { Database } from "#platform/db/connect.ts";
import type { OwnVerification } from "./verification.contract.ts";

/** A user's verification, where one was bought and not taken back. */
export function findVerification(db: Database, userId: string) {
  return db
    .selectFrom("verifications as v")
    .innerJoin("add_ons as a", "a.id", "v.add_on_id")
    .select([
      "v.id",
      "v.document_key",
      "v.document_sent_at",
      "v.phone_seen_at",
      "v.document_seen_at",
      "v.granted_at",
      "v.refused_reason",
    ])
    .where("v.user_id", "=", userId)
    .where("a.taken_back_at", "is", null)
    .executeTakeFirst();
}
type VerificationRow = NonNullable<Awaited<ReturnType<typeof findVerification>>>;

/** A verification as its owner sees it. */
export function presentVerification(row: VerificationRow | undefined, language: Language): OwnVerification {
  return {
    state: stateOf(row),
    documentSentAt: row?.document_sent_at?.toISOString() ?? null,
    phoneSeen: Boolean(row?.phone_seen_at),
    documentSeen: Boolean(row?.document_seen_at),
    grantedAt: row?.granted_at?.toISOString() ?? null,
    refusedReason: reasonIn(language, row?.refused_reason ?? null),
  };
}

function stateOf(row: VerificationRow | undefined): OwnVerification["state"] {
  if (!row) return "none";
  if (row.granted_at) return "granted";
  if (row.refused_reason !== null) return "refused";
  return row.document_key || row.document_seen_at ? "waiting" : "document_needed";
}
