import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import type { Database } from "#platform/db/connect.ts";
import { type Market, withMarket } from "../lib/market.ts";
import { type RunningServer, root, startServer } from "../lib/processes.ts";
import type { Report } from "../lib/report.ts";
import { figure } from "../lib/stats.ts";
import { table } from "../lib/table.ts";
import { withPairs } from "../messages/people.ts";
import { copyToNaiveTable } from "../search/naive-table.ts";
import { formsLikeListings, withSellers } from "../submit/sellers.ts";
import { type Fire, findRate, holds, targetMs } from "./find-rate.ts";
import type { Order } from "./generator.ts";
import { flatPercent, type Minute, memoryTable, slopePercent, watchMemory } from "./memory.ts";
import { kinds, type Subjects } from "./mix.ts";
import type { Outcome } from "./volley.ts";

const listings = 100_000;
const pairCount = 300;
const sellerCount = 40;
const lookedAt = 20_000;
/** Of the rate that is held: what an operator would plan with. */
const keptShare = 0.6;
/** Until searches are answered from memory. */
const settlingMs = 5000;
const nodeFlags = ["--disable-warning=ExperimentalWarning"];

interface Side {
  title: string;
  start: number;
  stepSeconds: number;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
}
const node = (file: URL, ...flags: string[]) =>
  [process.execPath, ...nodeFlags, ...flags, fileURLToPath(file)] as const;
const ours: Side = {
  title: "Mishwar",
  start: 30,
  stepSeconds: 10,
  command: node(new URL("./own-web.ts", import.meta.url), "--expose-gc"),
};
const others: Side[] = [
  { ...ours, title: "each page made anew", env: { GUEST_PAGES_MB: "0" } },
  {
    title: "the naive queries",
    start: 1,
    stepSeconds: 8,
    command: node(new URL("./naive-web.ts", import.meta.url)),
  },
  {
    title: "a constant string",
    start: 400,
    stepSeconds: 3,
    command: node(new URL("./constant-web.ts", import.meta.url)),
  },
];

/**
 * Visitors who come when they like, from a second process on the same processors: the rate that each server holds, asked volley
 * by volley in turn, and with `--minutes=N` the memory of ours at six tenths of it. `--ours` leaves the other servers out,
 * `--rate=N` the search for the rate.
 */
export async function benchLoad(args: string[]): Promise<Report> {
  const numberOf = (name: string) =>
    Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1] ?? 0);
  const sides = args.includes("--ours") ? [ours] : [ours, ...others];
  const given = { rate: numberOf("rate"), minutes: numberOf("minutes") };
  return withMarket({ listings, pictures: false }, (market) =>
    withPairs(market.url, pairCount, (pairs) =>
      withSellers(market.url, sellerCount, async (sellers, db) => {
        if (sides.length > 1) await copyToNaiveTable(db);
        const subjects: Subjects = {
          listingIds: await idsByViews(db),
          pairs,
          sellers: sellers.map(({ cookie }) => cookie),
          forms: await formsLikeListings(db, 500),
        };
        const generator = await startGenerator(subjects);
        try {
          return await measure(market, generator, sides, given);
        } finally {
          generator.disconnect();
        }
      }),
    ),
  );
}

async function idsByViews(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("cars")
    .select("id")
    .where("is_public", "=", true)
    .orderBy("view_count", "desc")
    .orderBy("id")
    .limit(lookedAt)
    .execute();
  return rows.map(({ id }) => id);
}

async function startGenerator(subjects: Subjects): Promise<ChildProcess> {
  const generator = fork(fileURLToPath(new URL("./generator.ts", import.meta.url)), {
    cwd: root,
    execArgv: nodeFlags,
  });
  const ready = once(generator, "message");
  generator.send({ subjects } satisfies Order);
  await ready;
  return generator;
}

async function measure(
  market: Market,
  generator: ChildProcess,
  sides: readonly Side[],
  { rate, minutes }: { rate: number; minutes: number },
): Promise<Report> {
  const env = { DATABASE_URL: market.url, RATE_LIMIT: "0" };
  const running: { side: Side; server: RunningServer; fire: Fire }[] = [];
  const inTurn = oneAtATime();
  let bytes = 0;
  try {
    for (const side of sides) {
      const more = { CONSTANT_BYTES: String(bytes), ...side.env };
      const server = await startServer(side.command, market.dataDir, { ...env, ...more });
      const fire: Fire = (rate, seconds) =>
        inTurn(async () => {
          const answer = once(generator, "message");
          generator.send({ origin: server.origin, rate, seconds } satisfies Order);
          const outcome = (await answer)[0] as Outcome;
          console.error(`${side.title}: ${line(outcome)}`);
          return outcome;
        });
      running.push({ side, server, fire });
      if (side === ours) bytes = await weightOf(server);
      await setTimeout(settlingMs);
      await fire(side.start, side.stepSeconds);
    }
    const found = await Promise.all(
      running.map(async ({ side, fire }) => ({
        side,
        outcome:
          rate && side === ours ? await fire(rate, 10) : await findRate(fire, side.start, side.stepSeconds),
      })),
    );
    const [own, ...rest] = running.splice(0);
    for (const { server } of rest) await server.stop();
    if (own) running.push(own);
    const memory: Minute[] =
      own && found[0] && minutes > 0
        ? await watchMemory(own.server, own.fire, found[0].outcome.rate * keptShare, minutes)
        : [];
    return reportOf(found, memory);
  } finally {
    for (const { server } of running) await server.stop();
  }
}

/** Whoever asks waits for those who asked before, so that servers that are compared see the same moments of a machine. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** What a browse page weighs on the wire. */
async function weightOf({ origin }: RunningServer): Promise<number> {
  const page = await (await fetch(`${origin}/cars`)).arrayBuffer();
  return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

function line({ rate, p50, p99, errors, fellBehind }: Outcome): string {
  const said = Object.entries(errors).map(([what, count]) => `, ${count} × ${what}`);
  return `${figure(rate)}/s: p50 ${figure(p50)} ms, p99 ${figure(p99)} ms${said.join("")}${fellBehind ? ", fell behind" : ""}`;
}

function reportOf(found: readonly { side: Side; outcome: Outcome }[], memory: readonly Minute[]): Report {
  const rows = found.map(({ side, outcome }) => [
    side.title,
    holds(outcome) ? figure(outcome.rate) : `under ${figure(outcome.rate)}`,
    figure(outcome.p50),
    figure(outcome.p99),
    ...kinds.map((kind) => figure(outcome.p99Of[kind])),
  ]);
  const head = ["requests a second", "held", "p50 ms", "p99 ms", ...kinds.map((kind) => `p99 ${kind}`)];
  const parts = [table(head, rows)];
  const own = found[0]?.outcome;
  const naive = found.find(({ side }) => side === others[1])?.outcome;
  const targets = own
    ? [
        {
          text: `a rate is held with p99 under ${targetMs} ms and no error`,
          figure: line(own),
          met: holds(own),
        },
      ]
    : [];
  if (own && naive) {
    const times = own.rate / naive.rate;
    targets.push({
      text: "more than the naive queries hold",
      figure: `${figure(times)} times`,
      met: times > 1,
    });
  }
  if (memory.length > 0) {
    const slope = slopePercent(memory.map(({ heapMb }) => heapMb));
    const rss = slopePercent(memory.map(({ rssMb }) => rssMb));
    const errors = memory.flatMap(({ outcome }) => Object.values(outcome.errors)).length;
    parts.push(
      `Kept at ${figure(keptShare * 100)} % of that rate. RSS is the most of the minute, heap what is left at its end after a collection.`,
      memoryTable(memory),
    );
    const flat = `heap and RSS grow by under ${flatPercent} % a minute`;
    const figures = `${figure(slope)} % and ${figure(rss)} %`;
    targets.push({ text: flat, figure: figures, met: Math.max(slope, rss) < flatPercent });
    targets.push({ text: "no error in all that time", figure: String(errors), met: errors === 0 });
  }
  return { markdown: parts.join("\n\n"), targets };
}
