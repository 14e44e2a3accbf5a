import { setTimeout as sleep } from "node:timers/promises";
import { checkWrites } from "../lib/writer/check-writes.ts";
import { jobsLeft, ordersTooMany, strayFiles } from "./check.ts";
import type { Fault } from "./fault-list.ts";
import { type Look, watchReadyz } from "./probe.ts";
import { untilReady } from "./product.ts";
import { longestAllowedMs, type Measured, type Row, sortRequests } from "./row.ts";
import type { Stage } from "./stage.ts";

/** `/readyz` may need so long to notice, and the product so long to be back. */
const noticeMs = 3000;
const backLimitMs = 45_000;
const jobsLimitMs = 60_000;
const settleLimitMs = 30_000;

/** Lets one thing go wrong under load, and looks at what it did. */
export async function tryFault(stage: Stage, fault: Fault): Promise<Row> {
  const readyz = watchReadyz(stage.origin);
  const began = Date.now();
  const beginning = Promise.resolve(fault.begin(stage));
  await Promise.all([beginning, sleep(fault.ms)]);
  const over = Date.now();
  await fault.end(stage);
  const ended = Date.now();
  const backMs = await untilBack(stage, ended);
  await readyz.stop();
  const lies = liesIn(readyz.looks, fault, { began, over, ended, back: ended + backMs });
  const slow = readyz.looks
    .filter(({ ms }) => ms >= longestAllowedMs)
    .map(({ ms }) => `answered after ${Math.round(ms)} ms`);
  const requests = sortRequests(stage.journal.requestsSince(began), false);
  return {
    name: fault.name,
    measured: { ...requests, backMs, readyzWrong: [...lies, ...slow], ...(await settled(stage, began)) },
  };
}

/** Until the product says that it is ready, and acknowledges each kind of writing again. */
export async function untilBack({ origin, journal }: Stage, since: number): Promise<number> {
  await untilReady(origin, backLimitMs).catch(() => undefined);
  while (!journal.writesSince(since) && Date.now() - since < backLimitMs) await sleep(50);
  return Date.now() - since;
}

/** What `/readyz` said that was not so. */
export function liesIn(
  looks: readonly Look[],
  { readyz }: Pick<Fault, "readyz">,
  { began, over, ended, back }: Record<"began" | "over" | "ended" | "back", number>,
): string[] {
  const during = looks.filter(({ at, ms }) => at > began + noticeMs && at + ms < over);
  const after = looks.filter(({ at }) => at > Math.max(ended + noticeMs, back));
  const wrong = readyz === "either" ? [] : during.filter(({ status }) => status !== readyz);
  return [
    ...wrong.map(({ status }) => `${status} while it lasted`),
    ...after.filter(({ status }) => status !== 200).map(({ status }) => `${status} afterwards`),
  ];
}

/** With the load stopped: what is there, what jobs are left, and what the log says. */
export async function settled(
  stage: Stage,
  since: number,
): Promise<Pick<Measured, "lost" | "doubled" | "jobsLeft" | "strays" | "logErrors">> {
  const { db, origin, journal, web, worker, uploads } = stage;
  const fallen: string[] = [];
  // One that the fault had fall while it started falls now.
  const supervisor = setInterval(() => fallen.push(...startFallen(stage)), 250);
  const ended = await stage.pause(settleLimitMs);
  const { lost, doubled } = await checkWrites(db, origin, journal, since);
  const orders = await ordersTooMany(db, journal);
  const jobs = await jobsLeft(db, jobsLimitMs);
  const strays = await strayFiles(db, uploads);
  clearInterval(supervisor);
  stage.resume();
  return {
    lost: ended ? lost : [...lost, "something begun was not acknowledged in time"],
    doubled: orders > 0 ? [...doubled, `${orders} orders more than were begun`] : doubled,
    jobsLeft: jobs,
    strays,
    logErrors: [...web.newErrors(), ...worker.newErrors(), ...fallen],
  };
}

/** One sentence and exit code 1, where the database is away at the start: a supervisor tries again. */
const saysWhy = /^The database at \S+ cannot be reached/;

/** Starts what fell by itself, as a supervisor does; returns those that fell without a good reason. */
export function startFallen({ web, worker }: Stage): string[] {
  return [web, worker]
    .filter((one) => !one.alive())
    .flatMap((one) => {
      const words = one.lastWords();
      void one.start();
      const last = words.split(" | ").at(-1) ?? "";
      return saysWhy.test(last) ? [] : [`${one.name} fell: ${words}`];
    });
}
