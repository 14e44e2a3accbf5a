import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { StaffRole } from "#platform/http/actor.ts";
import type { StaffAct } from "../staff.schema.ts";

export interface DoneByStaff {
  dealershipId: string;
  /** The place in staff of who did it. */
  staffId: string;
  act: StaffAct;
  subjectId?: string | null;
  detail?: { price?: number; count?: number; role?: StaffRole; email?: string };
  at: Date;
}

/** Writes down what one of a dealership's staff did. */
export async function noteAct(
  db: Database,
  { dealershipId, staffId, act, subjectId = null, detail = {}, at }: DoneByStaff,
): Promise<void> {
  await sql`insert into staff_acts (dealership_id, staff_id, act, subject_id, detail, at)
    values (${dealershipId}::uuid, ${staffId}::uuid, ${act}, ${subjectId}::uuid, ${JSON.stringify(detail)}::jsonb,
      ${at}::timestamptz)`.execute(db);
}
