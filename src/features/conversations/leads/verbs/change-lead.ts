import { sql } from "kysely";
import { AppError } from "#errors";
import { mustWorkHere } from "#features/staff/verbs/put-in-charge.ts";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { type LeadState, latestReminder } from "../lead.schema.ts";
import { remindLeadJob } from "../remind-lead.request.ts";
import { holdLead } from "./hold-lead.ts";

interface Change {
  userId: string;
  id: string;
  /** null: as what was written and arranged tells; undefined: as it is. */
  state: LeadState | null | undefined;
  remindAt: Date | null | undefined;
  /** The place in staff of who sees to it; null: the listing's person in charge. */
  inCharge?: string | null | undefined;
  at: Date;
}

/**
 * Says how far a lead is, and when its seller wants to be reminded of it: by one job, which a later moment replaces. Errors:
 * `lead.not_found`, also of others' leads; `staff.not_found` of a person in charge who does not sell here; `request.invalid` of a moment that is over or more than a year ahead.
 */
export async function changeLead(
  tx: Database,
  { userId, id, state, remindAt, inCharge, at }: Change,
): Promise<void> {
  await holdLead(tx, userId, id);
  if (inCharge !== undefined) await charge(tx, { userId, id, staffId: inCharge });
  const ahead = remindAt ? remindAt.getTime() - at.getTime() : 1;
  if (ahead <= 0 || ahead > latestReminder)
    throw new AppError("request.invalid", { fields: { remindAt: "field.invalid" } });
  await tx
    .insertInto("leads")
    .values({
      conversation_id: id,
      user_id: userId,
      state: state ?? null,
      remind_at: remindAt ?? null,
      changed_at: at,
    })
    .onConflict((conflict) =>
      conflict.column("conversation_id").doUpdateSet({
        ...(state !== undefined && { state }),
        ...(remindAt !== undefined && { remind_at: remindAt }),
        changed_at: at,
      }),
    )
    .execute();
  if (remindAt)
    await addJob(
      tx,
      remindLeadJob,
      { leadId: id },
      { key: `${remindLeadJob} ${id}`, runAt: remindAt, maxAttempts: 6 },
    );
}

async function charge(
  tx: Database,
  { userId, id, staffId }: { userId: string; id: string; staffId: string | null },
): Promise<void> {
  if (staffId === null) {
    await tx.deleteFrom("lead_charges").where("conversation_id", "=", id).execute();
    return;
  }
  await mustWorkHere(tx, { dealershipId: userId, staffId, roles: ["owner", "sales"] });
  await tx
    .insertInto("lead_charges")
    .values({ conversation_id: id, staff_id: staffId })
    .onConflict((conflict) => conflict.column("conversation_id").doUpdateSet({ staff_id: staffId }))
    .execute();
}

/** Forgets a reminder that was given, unless another was set meanwhile. */
export async function forgetReminder(db: Database, id: string, remindAt: Date): Promise<void> {
  await sql`update leads set remind_at = null
    where conversation_id = ${id}::uuid and remind_at = ${remindAt}::timestamptz`.execute(db);
}
