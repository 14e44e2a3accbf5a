import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { isPublicUrl } from "#platform/net/public-address.ts";
import { lockOwnShowroom } from "../../own-showroom/own-showroom.queries.ts";
import { askForWebhooks } from "../ask-for-webhooks.ts";
import type { Delivery } from "../webhook.contract.ts";
import { findDelivery, lockWebhook } from "../webhook.queries.ts";
import { mostWebhooks, type WebhookEvent } from "../webhook.schema.ts";

interface Given {
  /** Programs may be on this machine: for tests alone. */
  withLoopback: boolean;
  at: Date;
}

function mustBePublic(url: string, { withLoopback }: Given): void {
  if (!isPublicUrl(url, { withLoopback }))
    throw new AppError("request.invalid", { fields: { url: "field.public_url" } });
}

/** Has a program told of events from now on. Errors: `dealer.not_approved`, `webhook.too_many`, `request.invalid` of `url`. */
export async function addWebhook(
  tx: Database,
  userId: string,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
  given: Given,
): Promise<string> {
  mustBePublic(url, given);
  await lockOwnShowroom(tx, userId);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from webhooks where user_id = ${userId}::uuid`.execute(tx);
  if ((rows[0]?.n ?? 0) >= mostWebhooks) throw new AppError("webhook.too_many");
  const { id } = await tx
    .insertInto("webhooks")
    .values({ user_id: userId, url, events: [...new Set(events)], created_at: given.at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a webhook, or switches it off and on. Errors: `webhook.not_found`, `request.invalid` of `url`. */
export async function changeWebhook(
  tx: Database,
  { userId, id }: { userId: string; id: string },
  change: { url?: string | undefined; events?: WebhookEvent[] | undefined; state?: "on" | "off" | undefined },
  given: Given,
): Promise<void> {
  const { url, events, state } = change;
  await lockWebhook(tx, userId, id);
  if (url !== undefined) mustBePublic(url, given);
  if (url !== undefined || events !== undefined)
    await tx
      .updateTable("webhooks")
      .set({ ...(url !== undefined && { url }), ...(events && { events: [...new Set(events)] }) })
      .where("id", "=", id)
      .execute();
  if (state === "off") await switchOff(tx, id, "owner", given.at);
  if (state === "on") {
    await tx.updateTable("webhooks").set({ off_at: null, off_reason: null }).where("id", "=", id).execute();
  }
}

/** Sends nothing to it any more; what waits is given up. One that is off stays so for its first reason. */
export async function switchOff(tx: Database, id: string, reason: "owner" | "gone", at: Date): Promise<void> {
  await tx
    .updateTable("webhooks")
    .set({ off_at: at, off_reason: reason })
    .where("id", "=", id)
    .where("off_at", "is", null)
    .execute();
  await sql`update webhook_deliveries set state = 'failed', last_error = 'switched_off'
    where webhook_id = ${id}::uuid and state = 'waiting'`.execute(tx);
}

/** Ends a webhook, with all that was, or is to be, sent to it. Error: `webhook.not_found`. */
export async function removeWebhook(tx: Database, userId: string, id: string): Promise<void> {
  await lockWebhook(tx, userId, id);
  await tx.deleteFrom("webhooks").where("id", "=", id).execute();
}

/** Has a delivery sent again, with all its tries. Errors: `delivery.not_found`, `webhook.off`. */
export async function replayDelivery(tx: Database, userId: string, id: string): Promise<Delivery> {
  const { webhookId, isOn, ...delivery } = await findDelivery(tx, userId, id);
  await lockWebhook(tx, userId, webhookId);
  if (!isOn) throw new AppError("webhook.off");
  await sql`update webhook_deliveries
    set state = 'waiting', tries = 0, next_try_at = '-infinity', last_error = null
    where id = ${id}::uuid and state <> 'waiting'`.execute(tx);
  await askForWebhooks(tx);
  return { ...delivery, state: "waiting", tries: 0, error: null, nextTryAt: null };
}
