import { setInterval, setTimeout } from "node:timers/promises";
import type { RunningServer } from "../lib/processes.ts";
import { figure } from "../lib/stats.ts";
import { table } from "../lib/table.ts";
import type { Fire } from "./find-rate.ts";
import type { Outcome } from "./volley.ts";

export interface Minute {
  outcome: Outcome;
  /** The most of the minute. */
  rssMb: number;
  /** What is left at its end after a collection. */
  heapMb: number;
}

const lookEveryMs = 1000;
const collectionMs = 1500;
/** Caches and the just-in-time compiler fill up first. */
const settlingMinutes = 2;
/** Of the heap, each minute: what a leak of a few bytes in each request would be well above. */
export const flatPercent = 1;

/** Keeps a rate for so many minutes, and looks at the server's memory meanwhile. */
export async function watchMemory(
  { origin, pid }: Pick<RunningServer, "origin" | "pid">,
  fire: Fire,
  rate: number,
  minutes: number,
): Promise<Minute[]> {
  const found: Minute[] = [];
  for (let minute = 0; minute < minutes; minute++) {
    const over = new AbortController();
    const looks = look(origin, over.signal);
    const outcome = await fire(rate, 60);
    over.abort();
    const rssMb = Math.max(...(await looks)) / 1024 ** 2;
    process.kill(pid, "SIGUSR2");
    await setTimeout(collectionMs);
    found.push({
      outcome,
      rssMb,
      heapMb: (await figureOf(origin, "nodejs_heap_size_used_bytes")) / 1024 ** 2,
    });
  }
  return found;
}

async function figureOf(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
}

async function look(origin: string, until: AbortSignal): Promise<number[]> {
  const seen = [await figureOf(origin, "process_resident_memory_bytes")];
  try {
    for await (const _ of setInterval(lookEveryMs, undefined, { signal: until })) {
      seen.push(await figureOf(origin, "process_resident_memory_bytes"));
    }
  } catch (error) {
    if (!until.aborted) throw error;
  }
  return seen;
}

/** What is gained each minute, by the line that fits best: per cent of the middle; what settles at first is left out. */
export function slopePercent(values: readonly number[]): number {
  const settled = values.slice(Math.min(settlingMinutes, Math.max(0, values.length - 2)));
  const middle = (settled.length - 1) / 2;
  const mean = settled.reduce((total, value) => total + value, 0) / settled.length;
  let [above, below] = [0, 0];
  for (const [at, value] of settled.entries()) {
    above += (at - middle) * (value - mean);
    below += (at - middle) ** 2;
  }
  return below === 0 ? 0 : (above / below / mean) * 100;
}

export function memoryTable(minutes: readonly Minute[]): string {
  const rows = minutes.map(({ outcome, rssMb, heapMb }, at) => [
    String(at + 1),
    figure(outcome.sent / outcome.seconds),
    figure(outcome.p50),
    figure(outcome.p99),
    String(Object.values(outcome.errors).reduce((total, count) => total + count, 0)),
    figure(rssMb),
    figure(heapMb),
  ]);
  return table(["minute", "requests/s", "p50 ms", "p99 ms", "errors", "RSS MB", "heap MB"], rows);
}
