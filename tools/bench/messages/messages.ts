import { setTimeout } from "node:timers/promises";
import { withMarket } from "../lib/market.ts";
import { productionServer, startServer } from "../lib/processes.ts";
import type { Report } from "../lib/report.ts";
import { figure, median, percentile } from "../lib/stats.ts";
import { table } from "../lib/table.ts";
import { type Pair, withPairs } from "./people.ts";
import { type BenchStream, openStream } from "./streams.ts";

const listings = 600;
const streams = 1000;
const openedAtOnce = 25;
const warmUps = 100;
const messages = 1000;
const clients = 8;
const targetMs = 200;

/**
 * From the moment a message is sent until the other's browser has it, with 1,000 streams open on one process, and what a
 * stream costs that process in memory.
 */
export async function benchMessages(): Promise<Report> {
  return withMarket({ listings, pictures: false }, ({ url, dataDir }) =>
    withPairs(url, streams / 2, async (pairs) => {
      const server = await startServer(productionServer, dataDir, {
        DATABASE_URL: url,
        RATE_LIMIT: "0",
        WORKER: "separate",
        LOG_LEVEL: "warn",
      });
      try {
        return await measure(server.origin, pairs);
      } finally {
        await server.stop();
      }
    }),
  );
}

async function measure(origin: string, pairs: readonly Pair[]): Promise<Report> {
  const before = await memoryAtRest(origin);
  const bySeller = new Map<Pair, BenchStream>();
  const open: BenchStream[] = [];
  const waiting = pairs.flatMap((pair) => [
    { pair, cookie: pair.seller },
    { pair, cookie: pair.buyer },
  ]);
  const queue = waiting.values();
  await Promise.all(
    Array.from({ length: openedAtOnce }, async () => {
      for (const { pair, cookie } of queue) {
        const stream = await openStream(origin, cookie);
        open.push(stream);
        if (cookie === pair.seller) bySeller.set(pair, stream);
      }
    }),
  );
  const after = await memoryAtRest(origin);
  const send = (count: number, atOnce: number) => sendAll(origin, pairs, bySeller, count, atOnce);
  await send(warmUps, 4);
  const alone = await send(messages, 1);
  const together = await send(messages, clients);
  for (const stream of open) stream.close();
  const perStream = (after - before) / streams / 1024;
  return reportOf(alone, together, perStream);
}

/** Resident memory once the process had time to let go of what it no longer needs, in bytes; the lowest of some looks. */
async function memoryAtRest(origin: string): Promise<number> {
  const looks: number[] = [];
  for (let look = 0; look < 5; look++) {
    await setTimeout(600);
    const text = await (await fetch(`${origin}/metrics`)).text();
    looks.push(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]));
  }
  return Math.min(...looks);
}

let serial = 0;
async function sendAll(
  origin: string,
  pairs: readonly Pair[],
  bySeller: ReadonlyMap<Pair, BenchStream>,
  count: number,
  atOnce: number,
): Promise<number[]> {
  const times: number[] = [];
  const turns = Array.from({ length: count }, (_, at) => pairs[(serial + at) % pairs.length]).values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const pair of turns) if (pair) times.push(await sendOne(origin, pair, bySeller.get(pair)));
    }),
  );
  serial += count;
  return times;
}

async function sendOne(origin: string, pair: Pair, stream: BenchStream | undefined): Promise<number> {
  if (!stream) throw new Error("a seller has no stream");
  const content = `Message ${crypto.randomUUID()}`;
  const arrives = stream.until(content);
  const started = performance.now();
  const answer = await fetch(`${origin}/api/conversations/${pair.conversationId}/messages`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: pair.buyer,
      "idempotency-key": crypto.randomUUID(),
    },
    body: JSON.stringify({ content }),
  });
  const body = await answer.text();
  if (answer.status !== 201) throw new Error(`a message was answered with ${answer.status}: ${body}`);
  return (await arrives) - started;
}

function reportOf(alone: number[], together: number[], perStream: number): Report {
  const row = (title: string, times: number[]) => [
    title,
    figure(median(times)),
    figure(percentile(times, 0.95)),
    figure(percentile(times, 0.99)),
  ];
  const p95 = percentile(together, 0.95);
  return {
    markdown: `${table(
      [
        `${figure(messages)} messages, ${figure(streams)} streams open, milliseconds until they arrive`,
        "p50",
        "p95",
        "p99",
      ],
      [row("one at a time", alone), row(`${clients} writers at once`, together)],
    )}\n\nMemory for each open stream, in the process that holds them: ${figure(perStream)} KB.`,
    targets: [
      {
        text: `${clients} writers at once: p95 under ${targetMs} ms`,
        figure: `${figure(p95)} ms`,
        met: p95 < targetMs,
      },
    ],
  };
}
