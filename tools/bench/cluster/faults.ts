import { setTimeout } from "node:timers/promises";
import type { Check } from "./check.ts";
import type { Cluster } from "./ground.ts";
import { type Crowd, type Tally, underLoad } from "./load.ts";

/** Longer than nginx leaves a node alone that had failed (deploy/nginx/mishwar.conf). */
const knownAgainMs = 2500;

/** What users see while processes die, and while a new build is brought in. */
export async function checkFaults(cluster: Cluster, crowd: Crowd): Promise<Check[]> {
  const { a, b, worker } = cluster;
  const killed = await underLoad(cluster, crowd, async () => {
    for (const node of [a, b]) {
      await setTimeout(3000);
      await node.kill();
      await setTimeout(3000);
      await node.start();
      await setTimeout(knownAgainMs);
    }
  });
  const drained: number[] = [];
  const rolled = await underLoad(cluster, crowd, async () => {
    await setTimeout(2000);
    for (const member of [a, b, worker]) {
      drained.push(await member.stop());
      await member.start();
      await setTimeout(knownAgainMs);
    }
  });
  const lines = (tally: Tally, title: string): Check[] => [
    {
      what: `${title}: no acknowledged write lost or doubled`,
      seen: `${tally.writes} of ${tally.requests} requests wrote; ${tally.lost} lost, ${tally.doubled} doubled`,
      ok: tally.writes > 0 && tally.lost + tally.doubled === 0,
    },
  ];
  return [
    ...lines(killed, "kill -9 of A, then of B, under load"),
    {
      what: "and nobody had to ask more than once again",
      seen: `${killed.retries.length} asked once again, ${killed.failures.length} twice${sample(killed)}`,
      ok: killed.failures.length === 0,
    },
    ...lines(rolled, "rolling restart of A, B and the worker under load"),
    {
      what: "and no error",
      seen: `${rolled.retries.length} errors${sample(rolled)}; SIGTERM to end: ${drained.map((ms) => (ms / 1000).toFixed(1)).join(", ")} s`,
      ok: rolled.retries.length === 0,
    },
  ];
}

function sample({ retries, failures }: Tally): string {
  const [first] = failures.length > 0 ? failures : retries;
  return first ? ` (${first.replaceAll("|", "/").replaceAll("\n", " ")})` : "";
}
