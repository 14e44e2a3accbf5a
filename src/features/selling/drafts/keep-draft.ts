import { sql } from "kysely";
import { AppError } from "#errors";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import { lockSeller } from "../owner.queries.ts";
import type { DraftFields } from "./drafts.contract.ts";

interface Typed {
  vehicleType: VehicleType;
  id: string;
  base: string | null;
  fields: DraftFields;
}

/**
 * Keeps what a user has typed of a new listing, in place of the version that it was typed on. The same once more, after a lost
 * answer, changes nothing. Whose the pictures are is looked at when it is sent. Errors: `draft.changed`, `draft.sent`.
 */
export async function keepDraft(
  tx: Database,
  userId: string,
  { vehicleType, id, base, fields }: Typed,
  at: Date,
): Promise<{ version: string; updatedAt: string }> {
  // The order of all that touches a seller's things: a save and a sending of the same draft wait for each other here.
  await lockSeller(tx, userId, at);
  const typed = JSON.stringify(fields);
  const { rows } = await sql<{
    version: string | null;
    sentId: string | null;
    isSame: boolean | null;
    updatedAt: Date;
  }>`
    select version, sent_id as "sentId", updated_at as "updatedAt",
      id = ${id}::uuid and fields = ${typed}::jsonb as "isSame"
    from listing_drafts where user_id = ${userId}::uuid and vehicle_type = ${vehicleType}::vehicle_type`.execute(
    tx,
  );
  const [kept] = rows;
  if (kept?.sentId === id) throw new AppError("draft.sent");
  if (kept?.version && kept.isSame) return { version: kept.version, updatedAt: kept.updatedAt.toISOString() };
  if ((kept?.version ?? null) !== base) throw new AppError("draft.changed");
  const made = await sql<{ version: string }>`
    insert into listing_drafts (user_id, vehicle_type, id, version, fields, updated_at)
    values (${userId}::uuid, ${vehicleType}::vehicle_type, ${id}::uuid, uuidv7(), ${typed}::jsonb, ${at}::timestamptz)
    on conflict (user_id, vehicle_type) do update
      set id = excluded.id, version = excluded.version, fields = excluded.fields, updated_at = excluded.updated_at
    returning version`.execute(tx);
  return { version: made.rows[0]?.version ?? "", updatedAt: at.toISOString() };
}

/** Error: `draft.not_found`, also for anyone else's. */
export async function forgetDraft(db: Database, userId: string, id: string, at: Date): Promise<void> {
  const { rows } = await sql`
    update listing_drafts set id = null, version = null, fields = null, updated_at = ${at}::timestamptz
    where user_id = ${userId}::uuid and id = ${id}::uuid returning user_id`.execute(db);
  if (rows.length === 0) throw new AppError("draft.not_found");
}

/**
 * A draft has become a listing: within the transaction that made it, which holds the seller's row. Saved once more, late, it
 * stays gone; another draft of the kind, of another device, stays.
 */
export async function endDraft(
  tx: Database,
  userId: string,
  { vehicleType, id }: { vehicleType: VehicleType; id: string },
  at: Date,
): Promise<void> {
  await sql`
    insert into listing_drafts as d (user_id, vehicle_type, sent_id, updated_at)
    values (${userId}::uuid, ${vehicleType}::vehicle_type, ${id}::uuid, ${at}::timestamptz)
    on conflict (user_id, vehicle_type) do update set sent_id = excluded.sent_id,
      id = nullif(d.id, excluded.sent_id),
      version = case when d.id <> excluded.sent_id then d.version end,
      fields = case when d.id <> excluded.sent_id then d.fields end,
      updated_at = case when d.id <> excluded.sent_id then d.updated_at else excluded.updated_at end`.execute(
    tx,
  );
}
