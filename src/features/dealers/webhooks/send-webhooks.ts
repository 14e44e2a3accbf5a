import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { callPublic, PublicCallFailed } from "#platform/net/call-public.ts";
import { stockNumberOf } from "../stock-number.ts";
import { askForWebhooks } from "./ask-for-webhooks.ts";
import { signatureOf, webhookSecret } from "./signature.ts";
import { switchOff } from "./verbs/change-webhook.ts";
import { keptDays, mostTries, waits } from "./webhook.schema.ts";

/** Deliveries that are sent side by side. */
const atOnce = 20;
/** Other work comes in between after so long. */
const turnMs = 10_000;
/** Who has taken a delivery has so long to say what became of it. */
const heldSeconds = 120;
const limitMs = 10_000;

type SendDeps = Pick<JobDeps, "config" | "db" | "clock" | "log">;
interface Due {
  id: string;
  webhook_id: string;
  url: string;
  event: string;
  car_id: string;
  stock_number: string | null;
  data: Record<string, unknown>;
  happened_at: Date;
  tries: number;
}

/**
 * Sends what is due: each delivery once or more, those of one listing to one webhook in their order, nothing to one that is off.
 * Each is taken before it is sent and written down after: should the process end between, the next one sends it again.
 */
export async function sendWebhooks(deps: SendDeps): Promise<void> {
  const until = performance.now() + turnMs;
  for (;;) {
    const due = await take(deps);
    if (due.length === 0) return;
    await Promise.all(due.map((one) => send(deps, one)));
    if (performance.now() > until) return askForWebhooks(deps.db);
  }
}

async function take({ db, clock }: SendDeps): Promise<Due[]> {
  const at = clock();
  const { rows } = await sql<Due>`
    update webhook_deliveries d
    set tries = d.tries + 1, last_try_at = ${at}::timestamptz,
      next_try_at = ${at}::timestamptz + make_interval(secs => ${heldSeconds})
    from webhooks w
    where w.id = d.webhook_id and d.id in (
      select one.id from (
        -- Of each listing the first that waits, by one pass over the index: thousands may wait behind it.
        select distinct on (webhook_id, car_id) id from webhook_deliveries where state = 'waiting'
        order by webhook_id, car_id, number
      ) first
      join webhook_deliveries one on one.id = first.id
      join webhooks h on h.id = one.webhook_id
      join users u on u.id = h.user_id
      where one.state = 'waiting' and one.next_try_at <= ${at}::timestamptz and h.off_at is null
        and has_showroom(u.is_verified_dealer, u.dealership_slug, u.user_status, u.deletion_requested_at)
      order by one.next_try_at, one.number limit ${atOnce} for update of one skip locked)
    returning d.id, d.webhook_id, w.url, d.event, d.car_id, d.data, d.happened_at, d.tries,
      ${stockNumberOf(sql`d.car_id`)} as stock_number`.execute(db);
  return rows;
}

async function send(deps: SendDeps, due: Due): Promise<void> {
  const { db, clock, config } = deps;
  const { id, webhook_id, url, event, car_id, stock_number, data, happened_at } = due;
  const isOn = await sql`select from webhooks where id = ${webhook_id}::uuid and off_at is null`.execute(db);
  if (isOn.rows.length === 0) return;
  const about = { listingId: car_id, stockNumber: stock_number, url: `${config.publicUrl}/cars/${car_id}` };
  const body = JSON.stringify({
    id,
    event,
    happenedAt: happened_at.toISOString(),
    data: { ...about, ...data },
  });
  const at = Math.floor(clock().getTime() / 1000);
  const headers = {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "user-agent": "Mishwar-Webhooks",
    "mishwar-delivery": id,
    "mishwar-event": event,
    "mishwar-signature": signatureOf(webhookSecret(webhook_id, config.sessionSecret), at, body),
  };
  const withLoopback = config.env === "test";
  const answer = await callPublic(url, {
    method: "POST",
    headers,
    body,
    limitMs,
    mostBytes: 0,
    withLoopback,
  }).then(
    ({ status }) => ({ status, error: null }),
    (error: unknown) => {
      if (!(error instanceof PublicCallFailed)) throw error;
      return { status: null, error: error.reason };
    },
  );
  await settle(deps, due, answer);
}

async function settle(
  { db, clock, log }: SendDeps,
  { id, webhook_id, tries }: Due,
  { status, error }: { status: number | null; error: string | null },
): Promise<void> {
  const isTaken = status !== null && status >= 200 && status < 300;
  const isGivenUp = !isTaken && tries >= mostTries;
  const state = isTaken ? "delivered" : isGivenUp ? "failed" : "waiting";
  // Not all at the same moment, where a server was away.
  const wait = (waits[tries - 1] ?? 0) * (0.8 + 0.4 * Math.random());
  await sql`update webhook_deliveries
    set state = ${state}, last_status = ${status}, last_error = ${error},
      next_try_at = ${clock()}::timestamptz + make_interval(secs => ${wait}::float8)
    where id = ${id}::uuid and state = 'waiting'`.execute(db);
  if (status === 410) await db.transaction().execute((tx) => switchOff(tx, webhook_id, "gone", clock()));
  if (isGivenUp)
    log.warn({ webhook: webhook_id, delivery: id, status }, "a delivery to a program was given up");
}

/** What happened a month ago is forgotten, also what never could be sent: its dealer is not in good standing. */
export async function forgetDeliveries({ db, clock }: JobDeps): Promise<void> {
  await sql`delete from webhook_deliveries
    where happened_at < ${clock()}::timestamptz - make_interval(days => ${keptDays})`.execute(db);
}
