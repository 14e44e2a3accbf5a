import type { AdminCampaign, AdminVerification } from "./approval.contract.ts";
import type { CampaignRow, VerificationRow } from "./approval.queries.ts";

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A badge as administrators see it, with what may be done about it at this moment. */
export function presentBadge(row: VerificationRow): AdminVerification {
  const since = row.granted_at ?? row.rested_at ?? row.document_sent_at ?? row.bought_at;
  return {
    user: {
      id: row.user_id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
    },
    state: row.state,
    since: since.toISOString(),
    hasDocument: row.document_key !== null,
    documentSentAt: iso(row.document_sent_at),
    phoneSeenAt: iso(row.phone_seen_at),
    documentSeenAt: iso(row.document_seen_at),
    restedAt: iso(row.rested_at),
    grantedBy: row.granted_by,
    reason: row.refused_reason,
    actions: actionsFor(row),
  };
}

/** What deciding takes (decide.ts), so that no button leads to a refusal. */
function actionsFor(row: VerificationRow): AdminVerification["actions"] {
  if (row.state !== "waiting") return [];
  const actions: AdminVerification["actions"] = ["refuse"];
  if (!row.phone_seen_at && row.phone) actions.push("seePhone");
  if (row.document_key) actions.push("seeDocument");
  if (row.phone_seen_at && row.document_seen_at) actions.push("grant");
  return actions;
}

export function presentCampaign(row: CampaignRow): AdminCampaign {
  return {
    id: row.id,
    user:
      row.user_id === null ? null : { id: row.user_id, firstName: row.first_name, lastName: row.last_name },
    title: row.title,
    body: row.body,
    car: row.car_id === null ? null : { id: row.car_id, title: row.car_title ?? "" },
    state: row.state,
    refunded: row.refunded,
    createdAt: row.created_at.toISOString(),
    reviewedAt: iso(row.reviewed_at),
    reviewedBy: row.reviewed_by,
    sentAt: iso(row.sent_at),
    // That the money went back is said by `refunded`; the column holds a code then.
    reason: row.refunded ? null : row.rejection_reason,
    actions: row.state === "pending" ? ["approve", "reject"] : [],
  };
}
