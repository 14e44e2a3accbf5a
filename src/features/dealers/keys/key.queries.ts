import { type Selectable, sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { ApiKeys } from "#platform/db/schema.d.ts";
import type { KeyHolder } from "#platform/http/key-holder.ts";

export type KeyRow = Selectable<ApiKeys>;

const mostShown = 50;

/** The newest first. */
export function findKeys(db: Database, userId: string): Promise<KeyRow[]> {
  return db
    .selectFrom("api_keys")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(mostShown)
    .execute();
}

/** A user's own key. Error: `key.not_found`, also for anyone else's. */
export async function findKey(
  db: Database,
  userId: string,
  id: string,
  { locked = false }: { locked?: boolean } = {},
): Promise<KeyRow> {
  let query = db.selectFrom("api_keys").selectAll().where("id", "=", id).where("user_id", "=", userId);
  if (locked) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw new AppError("key.not_found");
  return row;
}

/** Whose a key is, while it lives and the dealership is in good standing. */
export async function findHolder(
  db: Database,
  hash: string,
  at: Date,
): Promise<(KeyHolder & { isStale: boolean }) | undefined> {
  const { rows } = await sql<{ id: string; user_id: string; scopes: string[]; is_stale: boolean }>`
    select k.id, k.user_id, k.scopes,
      coalesce(k.last_used_at < ${at}::timestamptz - interval '1 minute', true) as is_stale
    from api_keys k join users u on u.id = k.user_id
    where k.secret_hash = ${hash} and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > ${at}::timestamptz)
      and has_showroom(u.is_verified_dealer, u.dealership_slug, u.user_status, u.deletion_requested_at)`.execute(
    db,
  );
  const [found] = rows;
  return found && { id: found.id, userId: found.user_id, scopes: found.scopes, isStale: found.is_stale };
}

export async function touchKey(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable("api_keys").set({ last_used_at: at }).where("id", "=", id).execute();
}

/** How many of a user's keys live and have no successor. */
export async function countLiveKeys(db: Database, userId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from api_keys
    where user_id = ${userId}::uuid and revoked_at is null and replaced_by is null
      and (expires_at is null or expires_at > ${at}::timestamptz)`.execute(db);
  return rows[0]?.n ?? 0;
}
