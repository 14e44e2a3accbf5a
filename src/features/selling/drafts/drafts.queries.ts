import { sql } from "kysely";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { DraftFields } from "./drafts.contract.ts";

export interface DraftRow {
  vehicle_type: VehicleType;
  id: string;
  version: string;
  fields: DraftFields;
  updated_at: Date;
}

/** A user's open drafts, the newest first: one of each kind at most. */
export async function findDrafts(db: Database, userId: string): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    select vehicle_type, id, version, fields, updated_at from listing_drafts
    where user_id = ${userId}::uuid and fields is not null
    order by updated_at desc, vehicle_type`.execute(db);
  return rows;
}
