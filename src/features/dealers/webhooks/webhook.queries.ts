import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Delivery, Webhook } from "./webhook.contract.ts";

interface WebhookRow {
  id: string;
  url: string;
  events: string[];
  created_at: Date;
  off_at: Date | null;
  off_reason: string | null;
  waiting: number;
  failed: number;
}

/** A user's own webhooks, or the one that is named. */
export async function findWebhooks(db: Database, userId: string, id?: string): Promise<Webhook[]> {
  const { rows } = await sql<WebhookRow>`
    select w.id, w.url, w.events, w.created_at, w.off_at, w.off_reason,
      (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting') as waiting,
      (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'failed') as failed
    from webhooks w where w.user_id = ${userId}::uuid and (${id ?? null}::uuid is null or w.id = ${id ?? null}::uuid)
    order by w.created_at, w.id`.execute(db);
  return rows.map(({ id: webhookId, url, events, created_at, off_at, off_reason, waiting, failed }) => ({
    id: webhookId,
    url,
    events: events as Webhook["events"],
    state: off_at === null ? "on" : "off",
    offReason: off_reason as Webhook["offReason"],
    createdAt: created_at.toISOString(),
    waiting,
    failed,
  }));
}

/** Error: `webhook.not_found`, also for anyone else's. */
export async function findWebhook(db: Database, userId: string, id: string): Promise<Webhook> {
  const [found] = await findWebhooks(db, userId, id);
  if (!found) throw new AppError("webhook.not_found");
  return found;
}

/** Locks a user's own webhook until the transaction ends. Error: `webhook.not_found`. */
export async function lockWebhook(tx: Database, userId: string, id: string): Promise<void> {
  const { rows } = await sql`select from webhooks
    where id = ${id}::uuid and user_id = ${userId}::uuid for update`.execute(tx);
  if (rows.length === 0) throw new AppError("webhook.not_found");
}

interface DeliveryRow {
  id: string;
  event: string;
  car_id: string;
  happened_at: Date;
  state: string;
  tries: number;
  last_status: number | null;
  last_error: string | null;
  last_try_at: Date | null;
  next_try_at: Date | number;
}
const deliveryColumns = sql`d.id, d.event, d.car_id, d.happened_at, d.state, d.tries, d.last_status, d.last_error,
  d.last_try_at, d.next_try_at`;

const presentDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  event: row.event as Delivery["event"],
  listingId: row.car_id,
  happenedAt: row.happened_at.toISOString(),
  state: row.state as Delivery["state"],
  tries: row.tries,
  status: row.last_status,
  error: row.last_error,
  lastTryAt: row.last_try_at?.toISOString() ?? null,
  // At once is no time.
  nextTryAt:
    row.state === "waiting" && row.next_try_at instanceof Date ? row.next_try_at.toISOString() : null,
});

const mostShown = 50;

/** The newest first. */
export async function findDeliveries(db: Database, webhookId: string): Promise<Delivery[]> {
  const { rows } = await sql<DeliveryRow>`select ${deliveryColumns} from webhook_deliveries d
    where d.webhook_id = ${webhookId}::uuid order by d.number desc limit ${mostShown}`.execute(db);
  return rows.map(presentDelivery);
}

/** A delivery to a user's own webhook. Error: `delivery.not_found`. */
export async function findDelivery(
  db: Database,
  userId: string,
  id: string,
): Promise<Delivery & { webhookId: string; isOn: boolean }> {
  const { rows } = await sql<DeliveryRow & { webhook_id: string; is_on: boolean }>`
    select ${deliveryColumns}, d.webhook_id, w.off_at is null as is_on
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.id = ${id}::uuid and w.user_id = ${userId}::uuid`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError("delivery.not_found");
  return { ...presentDelivery(row), webhookId: row.webhook_id, isOn: row.is_on };
}
