import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Actor } from "#platform/http/actor.ts";
import { reopenStreams } from "#platform/live/publish.ts";

interface Wanted {
  working?: boolean | undefined;
  shown?: boolean | undefined;
}

/** What a member says: for whom this device acts, and whether the dealership's page may show the member. Error: `staff.not_member`. */
export async function setWork(
  tx: Database,
  { personId, sessionId }: Pick<Actor, "personId" | "sessionId">,
  { working, shown }: Wanted,
): Promise<void> {
  const place = await tx
    .selectFrom("staff")
    .select("id")
    .where("member_id", "=", personId)
    .where("left_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!place) throw new AppError("staff.not_member");
  if (shown !== undefined) await tx.updateTable("staff").set({ shown }).where("id", "=", place.id).execute();
  if (working === undefined) return;
  await tx.updateTable("sessions").set({ own_account: !working }).where("id", "=", sessionId).execute();
  await reopenStreams(tx, personId);
}
