import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Database } from "#platform/db/connect.ts";
import { optionOf } from "../lib/arguments.ts";
import { withMarket } from "../lib/market.ts";
import { formsLikeListings, withPeople } from "../lib/people.ts";
import { productionServer, root, startServer } from "../lib/processes.ts";
import { familyCpuMs, fixedWorkMs } from "../lib/processor.ts";
import type { Report } from "../lib/report.ts";
import { figure } from "../lib/stats.ts";
import { type Target, table } from "../lib/table.ts";
import { type Fire, findRate, holds, targetMs } from "./find-rate.ts";
import type { Order } from "./generator.ts";
import { flatPercent, type Minute, memoryTable, slopePercent, watchMemory } from "./memory.ts";
import { kinds, type Subjects } from "./mix.ts";
import type { Outcome } from "./volley.ts";

const listings = 100_000;
const lookedAt = 20_000;
/** Of the rate that is held: what an operator would plan with. */
const keptShare = 0.6;
const wanted = { perSecond: 250, rssMb: 450 };
/** Until searches are answered from memory. */
const settlingMs = 5000;
const firstRate = 30;
const volleySeconds = 10;
const nodeFlags = ["--disable-warning=ExperimentalWarning"];
const web = fileURLToPath(new URL("./own-web.ts", import.meta.url));

/** With the milliseconds of processor that a request took of the web process and of PostgreSQL, and a piece of work that is always the same before. */
interface Costly extends Outcome {
  webMs: number;
  postgresMs: number;
  fixedMs: number;
}

/**
 * Visitors who come when they like, from a second process on the same processors: the rate that the server holds, and with
 * `--minutes=N` its memory at six tenths of it. `--rate=N` leaves out the search for the rate.
 */
export async function benchLoad(args: string[]): Promise<Report> {
  const numberOf = (name: string) => Number(optionOf(args, name) ?? 0);
  return withMarket({ listings, pictures: false }, (market) =>
    withPeople(market.url, { pairs: 300, sellers: 40 }, async ({ pairs, sellers }, db) => {
      const forms = await formsLikeListings(db, 500);
      const generator = await startGenerator({ listingIds: await idsByViews(db), pairs, sellers, forms });
      const [node, ...flags] = productionServer.slice(0, -1);
      const command = [node ?? "", ...flags, "--expose-gc", web] as const;
      const env = { DATABASE_URL: market.url, RATE_LIMIT: "0" };
      const server = await startServer(command, market.dataDir, env).catch((error) => {
        generator.disconnect();
        throw error;
      });
      const fire: Fire<Costly> = async (rate, seconds) => {
        const fixedMs = fixedWorkMs();
        const spent = () => [familyCpuMs(server.pid), familyCpuMs(market.postmaster)] as const;
        const before = spent();
        const answer = once(generator, "message");
        generator.send({ origin: server.origin, rate, seconds } satisfies Order);
        const outcome = (await answer)[0] as Outcome;
        const after = spent();
        console.error(lineOf(outcome));
        const each = (at: 0 | 1) => (after[at] - before[at]) / outcome.sent;
        return { ...outcome, webMs: each(0), postgresMs: each(1), fixedMs };
      };
      try {
        await setTimeout(settlingMs);
        await fire(firstRate, volleySeconds);
        const rate = numberOf("rate");
        const found = rate ? await fire(rate, volleySeconds) : await findRate(fire, firstRate, volleySeconds);
        const memory = await watchMemory(server, fire, found.rate * keptShare, numberOf("minutes"));
        return reportOf(found, memory);
      } finally {
        await server.stop();
        generator.disconnect();
      }
    }),
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

function lineOf({ rate, p50, p99, errors, fellBehind }: Outcome): string {
  const said = Object.entries(errors).map(([what, count]) => `, ${count} × ${what}`);
  return `${figure(rate)}/s: p50 ${figure(p50)} ms, p99 ${figure(p99)} ms${said.join("")}${fellBehind ? ", fell behind" : ""}`;
}

function reportOf(found: Costly, memory: readonly Minute[]): Report {
  const held = holds(found) ? figure(found.rate) : `under ${figure(found.rate)}`;
  const row = [
    "Mishwar",
    held,
    figure(found.p50),
    figure(found.p99),
    ...kinds.map((kind) => figure(found.p99Of[kind])),
    ...[found.webMs, found.postgresMs, found.fixedMs].map(figure),
  ];
  const costs = ["web CPU ms", "PostgreSQL CPU ms", "fixed work ms"];
  const head = [
    ...["requests a second", "held", "p50 ms", "p99 ms"],
    ...kinds.map((kind) => `p99 ${kind}`),
    ...costs,
  ];
  const parts = [table(head, [row])];
  const targets: Target[] = [
    {
      text: `at least ${wanted.perSecond}/s are held with p99 under ${targetMs} ms and no error`,
      figure: lineOf(found),
      met: holds(found) && found.rate >= wanted.perSecond,
    },
  ];
  if (memory.length > 0) {
    const slopes = [slopePercent(memory.map((at) => at.heapMb)), slopePercent(memory.map((at) => at.rssMb))];
    const most = Math.max(...memory.map((at) => at.rssMb));
    const errors = memory.flatMap(({ outcome }) => Object.values(outcome.errors)).length;
    parts.push(
      `Kept at ${figure(keptShare * 100)} % of that rate. RSS is the most of the minute, heap what is left at its end after a collection.`,
      memoryTable(memory),
    );
    targets.push(
      {
        text: `heap and RSS grow by under ${flatPercent} % a minute`,
        figure: slopes.map((slope) => `${figure(slope)} %`).join(" and "),
        met: Math.max(...slopes) < flatPercent,
      },
      { text: `RSS at most ${wanted.rssMb} MB`, figure: `${figure(most)} MB`, met: most <= wanted.rssMb },
      { text: "no error in all that time", figure: String(errors), met: errors === 0 },
    );
  }
  return { markdown: parts.join("\n\n"), targets };
}
