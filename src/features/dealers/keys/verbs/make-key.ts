import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { lockOwnShowroom } from "../../own-showroom/own-showroom.queries.ts";
import { keyHash, lastFourOf, newKey } from "../api-key.ts";
import { stateOf } from "../key.present.ts";
import { countLiveKeys, findKey, type KeyRow } from "../key.queries.ts";
import { mostKeys, type Scope } from "../key.schema.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** A row and the key itself, which is told once. */
export interface Made {
  row: KeyRow;
  secret: string;
}

interface Wanted {
  name: string;
  scopes: readonly Scope[];
  expiresInDays: number | null;
}

/** Makes a key of a dealer. Errors: `dealer.not_approved`, `key.too_many`. */
export async function makeKey(tx: Database, userId: string, wanted: Wanted, at: Date): Promise<Made> {
  await lockOwnShowroom(tx, userId);
  if ((await countLiveKeys(tx, userId, at)) >= mostKeys) throw new AppError("key.too_many");
  const { name, expiresInDays } = wanted;
  const scopes = [...new Set(wanted.scopes)];
  const expires_at = expiresInDays === null ? null : new Date(at.getTime() + expiresInDays * dayMs);
  return insert(tx, { user_id: userId, name, scopes, expires_at, created_at: at });
}

/**
 * Makes the successor of a key: with its name, scopes and, where it has an end, its age. The key lives on for the overlap, or
 * to its own end if that is sooner. Errors: `key.not_found`, `key.ended` where it does not live or has a successor.
 */
export async function rotateKey(
  tx: Database,
  { userId, id, overlapHours, at }: { userId: string; id: string; overlapHours: number; at: Date },
): Promise<Made> {
  const before = await findKey(tx, userId, id, { locked: true });
  if (stateOf(before, at) !== "live") throw new AppError("key.ended");
  const { name, scopes, created_at, expires_at } = before;
  const age = expires_at && expires_at.getTime() - created_at.getTime();
  const made = await insert(tx, {
    user_id: userId,
    name,
    scopes,
    expires_at: age === null ? null : new Date(at.getTime() + age),
    created_at: at,
  });
  const overlap = new Date(at.getTime() + overlapHours * hourMs);
  await tx
    .updateTable("api_keys")
    .set({ replaced_by: made.row.id, expires_at: expires_at && expires_at < overlap ? expires_at : overlap })
    .where("id", "=", id)
    .execute();
  return made;
}

async function insert(
  tx: Database,
  values: Pick<KeyRow, "user_id" | "name" | "scopes" | "expires_at" | "created_at">,
): Promise<Made> {
  const secret = newKey();
  const row = await tx
    .insertInto("api_keys")
    .values({ ...values, secret_hash: keyHash(secret), last_four: lastFourOf(secret) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, secret };
}

/** Revokes a key at once; one that is revoked stays so. Error: `key.not_found`. */
export async function revokeKey(tx: Database, userId: string, id: string, at: Date): Promise<void> {
  const { revoked_at } = await findKey(tx, userId, id, { locked: true });
  if (revoked_at !== null) return;
  await tx.updateTable("api_keys").set({ revoked_at: at }).where("id", "=", id).execute();
}
