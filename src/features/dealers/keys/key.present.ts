import type { ApiKey } from "./key.contract.ts";
import type { KeyRow } from "./key.queries.ts";
import type { Scope } from "./key.schema.ts";

export function presentKey(row: KeyRow, now: Date): ApiKey {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes as Scope[],
    lastFour: row.last_four,
    state: stateOf(row, now),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}

/** Whether a key may be used, by itself. */
export function stateOf(
  { revoked_at, expires_at, replaced_by }: Pick<KeyRow, "revoked_at" | "expires_at" | "replaced_by">,
  now: Date,
): ApiKey["state"] {
  if (revoked_at !== null) return "revoked";
  if (expires_at !== null && expires_at <= now) return "expired";
  return replaced_by === null ? "live" : "replaced";
}
