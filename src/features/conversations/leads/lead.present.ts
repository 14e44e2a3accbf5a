import type { Conversation } from "../conversation.contract.ts";
import type { Lead } from "./lead.contract.ts";
import type { LeadRow } from "./lead.queries.ts";

/** A lead as its seller sees it: the conversation, and what the seller says of it. */
export const presentLead = (row: LeadRow, conversation: Conversation): Lead => ({
  id: row.id,
  conversation,
  state: row.state,
  isOwnState: row.is_own_state,
  remindAt: row.remind_at?.toISOString() ?? null,
  inCharge: row.in_charge_id && row.in_charge ? { id: row.in_charge_id, name: row.in_charge } : null,
  notes: row.notes,
});
