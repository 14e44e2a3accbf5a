import { setTimeout } from "node:timers/promises";
import type { People } from "../lib/people.ts";
import { checkWrites } from "../lib/writer/check-writes.ts";
import { Journal, type RequestMade } from "../lib/writer/journal.ts";
import { startWriter } from "../lib/writer/start-writer.ts";
import type { Check } from "./check.ts";
import type { Cluster } from "./ground.ts";

/** Longer than nginx leaves a node alone that had failed (deploy/nginx/mishwar.conf). */
const knownAgainMs = 2500;
const pauseMs = 150;
const settleLimitMs = 30_000;

/** What users see while processes die, and while a new build is brought in. */
export async function checkFaults(cluster: Cluster, people: People): Promise<Check[]> {
  const { a, b, worker } = cluster;
  const killed = await underLoad(cluster, people, async () => {
    for (const node of [a, b]) {
      await setTimeout(3000);
      await node.kill();
      await setTimeout(3000);
      await node.start();
      await setTimeout(knownAgainMs);
    }
  });
  const drained: number[] = [];
  const rolled = await underLoad(cluster, people, async () => {
    await setTimeout(2000);
    for (const member of [a, b, worker]) {
      drained.push(await member.stop());
      await member.start();
      await setTimeout(knownAgainMs);
    }
  });
  const twice = killed.failed.filter(({ retry }) => retry > 0);
  return [
    linesOf(killed, "kill -9 of A, then of B, under load"),
    {
      what: "and nobody had to ask more than once again",
      seen: `${killed.failed.length - twice.length} asked once again, ${twice.length} twice${sample(twice)}`,
      ok: twice.length === 0,
    },
    linesOf(rolled, "rolling restart of A, B and the worker under load"),
    {
      what: "and no error",
      seen: `${rolled.failed.length} errors${sample(rolled.failed)}; SIGTERM to end: ${drained.map((ms) => (ms / 1000).toFixed(1)).join(", ")} s`,
      ok: rolled.failed.length === 0,
    },
  ];
}

type Tally = Awaited<ReturnType<typeof underLoad>>;

/** The load through nginx while `meanwhile` goes on; then everything acknowledged is looked for. */
async function underLoad({ origin, db }: Cluster, people: People, meanwhile: () => Promise<void>) {
  const journal = new Journal();
  const clients = { listing: 2, message: 3, photo: 1 };
  const began = Date.now();
  const writer = await startWriter({ origin, ...people, clients, pauseMs }, journal);
  try {
    await meanwhile();
    const inTime = await writer.pause(settleLimitMs);
    const { lost, doubled } = await checkWrites(db, origin, journal, began);
    return {
      requests: journal.requests.length,
      writes: journal.countSince(began),
      failed: journal.requests.filter(({ status }) => status === 0 || status >= 400),
      lost: inTime ? lost : [...lost, "something begun was not acknowledged in time"],
      doubled,
    };
  } finally {
    await writer.end();
  }
}

const linesOf = ({ writes, requests, lost, doubled }: Tally, title: string): Check => ({
  what: `${title}: no acknowledged write lost or doubled`,
  seen: `${writes} of ${requests} requests wrote; ${lost.length} lost, ${doubled.length} doubled`,
  ok: writes > 0 && lost.length + doubled.length === 0,
});

const sample = ([first]: readonly RequestMade[]): string =>
  first ? ` (${first.kind} ${first.status} ${first.wrong ?? ""})`.replaceAll("|", "/") : "";
