import { readUserAgent } from "#features/accounts/sessions/user-agent.ts";
import type { AdminSession, OwnAdmin } from "./admin.contract.ts";
import type { OwnRow, TokenRow } from "./admin.queries.ts";
import { areasOf } from "./roles.ts";

export const presentOwn = (row: OwnRow): OwnAdmin => ({
  id: row.id,
  username: row.username,
  fullName: row.full_name,
  email: row.email,
  role: row.role,
  areas: [...areasOf(row.role)],
  twoFactor: {
    enabled: row.totp_enabled_at !== null,
    required: row.two_factor_required,
    codesLeft: row.codes_left,
  },
});

export const presentSession = (row: TokenRow, currentId: string): AdminSession => ({
  id: row.id,
  ...readUserAgent(row.user_agent),
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  current: row.id === currentId,
});
