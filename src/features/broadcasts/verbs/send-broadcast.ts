import { AppError } from "#errors";
import { readSettings } from "#features/settings/settings.table.ts";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { sizeOf } from "../audience.queries.ts";
import { type BroadcastRow, findBroadcast } from "../broadcast.queries.ts";
import { askToDeliver, testMailJob } from "../delivery/delivery.requests.ts";
import { lockDraft } from "./write-broadcast.ts";

/** A time further away is a slip of the finger. */
const furthestDays = 366;

interface Moved {
  before: BroadcastRow;
  after: BroadcastRow;
}

/**
 * Has a draft mailed to anyone who asks for it, as recipients will read it. Errors: those of `lockDraft`,
 * `message.wrong_state` for a notification, `message.mail_off`.
 */
export async function testBroadcast(
  tx: Database,
  id: string,
  { administratorId, at }: { administratorId: string; at: Date },
): Promise<Moved> {
  const before = await lockDraft(tx, id);
  if (before.kind !== "email") throw new AppError("message.wrong_state", { facts: { state: before.state } });
  await mailsAreOn(tx);
  await addJob(tx, testMailJob, { messageId: id, administratorId });
  await tx.updateTable("bulk_messages").set({ tested_at: at }).where("id", "=", id).execute();
  return { before, after: await findBroadcast(tx, id) };
}

/**
 * Sends a draft, at once or at a time, to as many as the sender was told. Errors: those of `lockDraft`,
 * `message.untested`, `message.mail_off`, `message.count_changed` with the count, `message.nobody`, `request.invalid` for a time that
 * has passed.
 */
export async function sendBroadcast(
  tx: Database,
  id: string,
  { count, sendAt, at }: { count: number; sendAt: Date | null; at: Date },
): Promise<Moved> {
  const before = await lockDraft(tx, id);
  if (before.kind === "email") {
    if (before.tested_at === null) throw new AppError("message.untested");
    await mailsAreOn(tx);
  }
  if (sendAt) readTime(sendAt, at);
  const { count: now } = await sizeOf(tx, before, at);
  if (now !== count) throw new AppError("message.count_changed", { facts: { count: now } });
  if (now === 0) throw new AppError("message.nobody");
  await tx
    .updateTable("bulk_messages")
    .set({ state: sendAt ? "scheduled" : "sending", send_at: sendAt ?? at, updated_at: at })
    .where("id", "=", id)
    .execute();
  if (!sendAt) await askToDeliver(tx, id);
  return { before, after: await findBroadcast(tx, id) };
}

/**
 * Calls off what is scheduled; stops what is being sent: who was not told yet is not told. Errors: `message.not_found`,
 * `message.wrong_state`.
 */
export async function stopBroadcast(tx: Database, id: string, at: Date): Promise<Moved> {
  const before = await findBroadcast(tx, id, { lock: true });
  if (before.state !== "scheduled" && before.state !== "sending") {
    throw new AppError("message.wrong_state", { facts: { state: before.state } });
  }
  await tx
    .updateTable("bulk_messages")
    .set({
      state: before.state === "scheduled" ? "cancelled" : "stopped",
      finished_at: at,
      updated_at: at,
      addresses: null,
    })
    .where("id", "=", id)
    .execute();
  return { before, after: await findBroadcast(tx, id) };
}

async function mailsAreOn(db: Database): Promise<void> {
  const { email_notifications } = await readSettings(db, ["email_notifications"]);
  if (!email_notifications) throw new AppError("message.mail_off");
}

function readTime(sendAt: Date, at: Date): void {
  if (sendAt <= at) throw new AppError("request.invalid", { fields: { sendAt: "field.past" } });
  if (sendAt.getTime() > at.getTime() + furthestDays * 86_400_000) {
    throw new AppError("request.invalid", { fields: { sendAt: "field.invalid" } });
  }
}
