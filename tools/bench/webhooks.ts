import { randomInt } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import fastify from "fastify";
import { sql } from "kysely";
import { readConfig } from "#config";
import type { JobDeps } from "#deps";
import { sendWebhooks } from "#features/dealers/webhooks/send-webhooks.ts";
import {
  addWebhook,
  removeWebhook,
  replayDelivery,
} from "#features/dealers/webhooks/verbs/change-webhook.ts";
import { connectDatabase, type Database } from "#platform/db/connect.ts";
import { prepareQueue } from "#platform/queue/queue.ts";
import { withMarket } from "./lib/market.ts";
import type { Report } from "./lib/report.ts";
import { figure, timed } from "./lib/stats.ts";
import { table } from "./lib/table.ts";

const deliveries = 10_000;
const listings = 100;
/** Of a hundred calls so many fail, half of them without an answer. */
const failing = 30;
/** Of the webhook that is removed so many have arrived by then. */
const beforeRemoval = 300;
/** As many workers as an operator may run, each with a job of its own; each has so many calls under way. */
const workers = 2;
const underWay = 20;

/** The job comes every minute for those that are tried again. */
const everyMs = 60_000;

interface Call {
  id: string;
  data: { listingId: string; n: number };
}

/** 10,000 deliveries to a program that fails at random; the waits between tries pass on a clock of their own. */
export async function benchWebhooks(): Promise<Report> {
  return withMarket({ listings: 600, pictures: false }, async ({ url }) => {
    const db = await connectDatabase({ url, max: workers * underWay, statementTimeoutMs: 0 });
    try {
      await prepareQueue(url);
      const userId = await aDealer(db);
      const steady = await deliver(db, userId, () => false);
      const random = await deliver(db, userId, () => randomInt(100) < failing);
      return reportOf(steady, random, await removeMidway(db, userId));
    } finally {
      await db.destroy();
    }
  });
}

/** One of the market's, whose webhooks of an earlier run are gone. */
async function aDealer(db: Database): Promise<string> {
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("is_verified_dealer", "=", true)
    .where("user_status", "=", "active")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  await db.deleteFrom("webhooks").where("user_id", "=", id).execute();
  return id;
}

/** Answers calls, or fails them, and keeps which came through, in which order. */
async function program(fails: () => boolean) {
  const through: Call[] = [];
  const seen = { calls: 0 };
  const server = createServer(async (request, answer) => {
    const call: Call = JSON.parse(await text(request));
    seen.calls++;
    if (!fails()) {
      through.push(call);
      answer.end();
    } else if (seen.calls % 2) answer.writeHead(503).end();
    else request.socket.destroy();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    through,
    seen,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A worker's deps, whose clock runs ahead to when something is due. */
function worker(db: Database) {
  const ahead = { ms: 0 };
  const clock = () => new Date(Date.now() + ahead.ms);
  const { log } = fastify();
  // Only of a test may a program be on this machine.
  const config = readConfig({ NODE_ENV: "test" });
  const deps: Pick<JobDeps, "config" | "db" | "clock" | "log"> = { config, db, clock, log };
  return {
    clock,
    /** Sends until nothing waits. */
    async run(webhookId: string) {
      for (;;) {
        await Promise.all(Array.from({ length: workers }, () => sendWebhooks(deps)));
        const { rows } = await sql<{ next: Date | null; n: number }>`select count(*)::int as n,
          min(nullif(next_try_at, '-infinity')) as next
          from webhook_deliveries where webhook_id = ${webhookId}::uuid and state = 'waiting'`.execute(db);
        if (!rows[0]?.n) return;
        const wait = rows[0].next ? rows[0].next.getTime() - clock().getTime() : 0;
        ahead.ms += Math.max(wait, everyMs);
      }
    },
  };
}

async function addDeliveries(
  db: Database,
  userId: string,
  { url, count, at }: { url: string; count: number; at: Date },
): Promise<string> {
  const id = await addWebhook(db, userId, { url, events: ["lead"] }, { withLoopback: true, at });
  // A transaction each, as events come: each asks for the one job.
  for (let n = 1; n <= count / listings; n++)
    await sql`insert into webhook_deliveries (webhook_id, event, car_id, data, happened_at)
      select ${id}::uuid, 'lead', id, jsonb_build_object('n', ${n}::int), ${at}::timestamptz
      from cars order by id limit ${listings}`.execute(db);
  return id;
}

async function deliver(db: Database, userId: string, fails: () => boolean) {
  const { url, through, seen, stop } = await program(fails);
  const { clock, run } = worker(db);
  try {
    const id = await addDeliveries(db, userId, { url, count: deliveries, at: clock() });
    const { ms } = await timed(() => run(id));
    const givenUp = await sql<{ id: string }>`select id from webhook_deliveries
      where webhook_id = ${id}::uuid and state = 'failed'`.execute(db);
    const outOfOrder = countOutOfOrder(through);
    const tries = seen.calls;
    // As the dealer does it by hand for those that were given up.
    for (const one of givenUp.rows) await replayDelivery(db, userId, one.id);
    await run(id);
    const arrived = new Set(through.map((call) => call.id)).size;
    await removeWebhook(db, userId, id);
    return { ms, tries, givenUp: givenUp.rows.length, arrived, outOfOrder };
  } finally {
    stop();
  }
}

/** Of each listing the first time that each came through: none before one that happened earlier. */
function countOutOfOrder(through: readonly Call[]): number {
  const last = new Map<string, number>();
  const seen = new Set<string>();
  let wrong = 0;
  for (const { id, data } of through) {
    if (seen.has(id)) continue;
    seen.add(id);
    if (data.n < (last.get(data.listingId) ?? 0)) wrong++;
    last.set(data.listingId, Math.max(data.n, last.get(data.listingId) ?? 0));
  }
  return wrong;
}

/** How many calls came after the removal had been answered. */
async function removeMidway(db: Database, userId: string): Promise<number> {
  let onArrival = () => {};
  const { url, seen, stop } = await program(() => {
    onArrival();
    return false;
  });
  const { clock, run } = worker(db);
  try {
    const id = await addDeliveries(db, userId, { url, count: deliveries / 10, at: clock() });
    const enough = new Promise<void>((resolve) => {
      onArrival = () => seen.calls === beforeRemoval && resolve();
    });
    const running = run(id);
    await enough;
    await db.transaction().execute((tx) => removeWebhook(tx, userId, id));
    const atRemoval = seen.calls;
    await running;
    return seen.calls - atRemoval;
  } finally {
    stop();
  }
}

type Run = Awaited<ReturnType<typeof deliver>>;

function reportOf(steady: Run, random: Run, afterRemoval: number): Report {
  const row = (title: string, { ms, tries, givenUp, arrived, outOfOrder }: Run) => [
    title,
    figure(ms / 1000),
    figure((tries / ms) * 1000),
    String(tries),
    String(givenUp),
    String(arrived),
    String(outOfOrder),
  ];
  const most = workers * underWay;
  return {
    markdown: table(
      [
        `${deliveries.toLocaleString("en-US")} deliveries, ${listings} listings`,
        "seconds",
        "calls a second",
        "calls",
        "given up",
        "arrived, with those replayed",
        "out of order",
      ],
      [row("a program that never fails", steady), row(`fails ${failing} of 100 at random`, random)],
    ),
    targets: [
      {
        text: "each arrived at least once",
        figure: String(Math.min(steady.arrived, random.arrived)),
        met: steady.arrived === deliveries && random.arrived === deliveries,
      },
      {
        text: "none of a listing before an earlier one",
        figure: String(steady.outOfOrder + random.outOfOrder),
        met: steady.outOfOrder + random.outOfOrder === 0,
      },
      {
        text: "after removal only what was under way",
        figure: String(afterRemoval),
        met: afterRemoval <= most,
      },
    ],
  };
}
