import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Actor, StaffRole } from "#platform/http/actor.ts";
import { reopenStreams } from "#platform/live/publish.ts";
import { findOneOfStaff, type StaffRow } from "../staff.queries.ts";
import { type ByOwner, lockDealership } from "./lock-dealership.ts";
import { noteAct } from "./note-act.ts";

/**
 * Changes the role of a member or an invitation; who no longer sells has no buyers any more. Errors: `staff.not_found`, also of
 * other dealerships; `staff.not_allowed`, `staff.founder`.
 */
export async function changeRole(tx: Database, id: string, role: StaffRole, by: ByOwner): Promise<StaffRow> {
  const { row, staffId } = await hold(tx, id, by);
  if (row.role === role) return row;
  await tx.updateTable("staff").set({ role }).where("id", "=", id).execute();
  if (role === "stock") await tx.deleteFrom("lead_charges").where("staff_id", "=", id).execute();
  await hearElse(tx, row.member_id);
  await note(tx, by, staffId, { act: "staff.changed", subjectId: id, detail: { role } });
  return findOneOfStaff(tx, by.id, id);
}

/**
 * Removes a member, who is in charge of nothing any more and reaches nothing from the next call on; of an invitation nothing is
 * kept. Errors: those of changeRole.
 */
export async function removeStaff(tx: Database, id: string, by: ByOwner): Promise<void> {
  const { row, staffId } = await hold(tx, id, by);
  if (row.member_id) {
    await end(tx, row, by.at);
    await note(tx, by, staffId, { act: "staff.removed", subjectId: id });
  } else {
    await tx.deleteFrom("staff").where("id", "=", id).execute();
    await note(tx, by, staffId, { act: "staff.withdrawn", detail: { email: row.email } });
  }
}

/** A member leaves. Error: `staff.not_member`, also of a founder. */
export async function leave(
  tx: Database,
  { personId, at }: Pick<Actor, "personId"> & { at: Date },
): Promise<void> {
  const place = await tx
    .selectFrom("staff")
    .select(["id", "member_id", "dealership_id"])
    .where("member_id", "=", personId)
    .where("dealership_id", "!=", personId)
    .where("left_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!place) throw new AppError("staff.not_member");
  await end(tx, place, at);
  const { id, dealership_id: dealershipId } = place;
  await noteAct(tx, { dealershipId, staffId: id, act: "staff.left", subjectId: id, at });
}

async function hold(
  tx: Database,
  id: string,
  by: ByOwner,
): Promise<{ row: StaffRow; staffId: string | null }> {
  await findOneOfStaff(tx, by.id, id);
  const staffId = await lockDealership(tx, by);
  const row = await findOneOfStaff(tx, by.id, id);
  if (row.member_id === row.dealership_id) throw new AppError("staff.founder");
  return { row, staffId };
}

async function end(tx: Database, { id, member_id }: Pick<StaffRow, "id" | "member_id">, at: Date) {
  await tx.updateTable("staff").set({ left_at: at }).where("id", "=", id).execute();
  await tx.deleteFrom("lead_charges").where("staff_id", "=", id).execute();
  await tx.deleteFrom("listing_charges").where("staff_id", "=", id).execute();
  await hearElse(tx, member_id);
}

/** What the member's browsers hear from now on is something else. */
async function hearElse(tx: Database, memberId: string | null): Promise<void> {
  if (memberId) await reopenStreams(tx, memberId);
}

async function note(
  tx: Database,
  { id: dealershipId, at }: ByOwner,
  staffId: string | null,
  done: Pick<Parameters<typeof noteAct>[1], "act" | "subjectId" | "detail">,
): Promise<void> {
  if (staffId) await noteAct(tx, { dealershipId, staffId, at, ...done });
}
