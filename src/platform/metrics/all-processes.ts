import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import { AggregatorRegistry, type Registry } from "prom-client";
import { Patience, withPatience } from "../db/patience.ts";
import type { Forks } from "../process/forks.ts";
import { databaseLimitMs } from "../process/time-limits.ts";

/** One whose loop stands still is left out: Prometheus waits for ten seconds. */
const answerLimitMs = databaseLimitMs + 500;

type Figures = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

/** What goes through the channel between two processes: a question with its id, or the answer to it. */
type Message = { ask?: string; answer?: string; said?: unknown };

/** The process at the other end. */
interface Other {
  on(event: "message", hear: (message: Message) => void): unknown;
  off(event: "message", hear: (message: Message) => void): unknown;
  send?(message: Message, sent: (error: Error | null) => void): unknown;
}

function ask(other: Other, limitMs: number): Promise<unknown> {
  const id = randomUUID();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const hear = ({ answer, said }: Message) => answer === id && resolve(said);
  const late = setTimeout(() => reject(new Error("a process did not tell its figures in time")), limitMs);
  other.on("message", hear);
  other.send?.({ ask: id }, (error) => error && reject(error));
  return promise.finally(() => {
    clearTimeout(late);
    other.off("message", hear);
  });
}

function answer(other: Other, tell: () => Promise<unknown>): void {
  other.on("message", async ({ ask: id }) => {
    // Who asked waits no longer than it can, and an end that is gone by now wants nothing.
    if (id) other.send?.({ answer: id, said: await tell().catch(() => undefined) }, () => {});
  });
}

/** The figures of all processes behind a port, for any that was forked: it answers where Prometheus happened to come. */
export function askForAll(registry: Registry): () => Promise<string> {
  answer(process, () => withPatience(new Patience(databaseLimitMs), () => registry.getMetricsAsJSON()));
  return async () => (await ask(process, answerLimitMs + 1000)) as string;
}

/** Lets this process, which forked the others, answer that: each figure says of which place it is, or of the `first` process. */
export function answerForAll(registry: Registry, forks: Forks): void {
  const all = async () => {
    const told = [...forks].map(async ([place, worker]) =>
      ofProcess(String(place), ((await ask(worker, answerLimitMs).catch(() => [])) ?? []) as Figures),
    );
    const own = withPatience(new Patience(databaseLimitMs), () => registry.getMetricsAsJSON());
    return AggregatorRegistry.aggregate([
      ofProcess("first", await own),
      ...(await Promise.all(told)),
    ]).metrics();
  };
  cluster.on("fork", (worker) => answer(worker, all));
}

/** No two processes have a figure with the same labels, so none is added to another's. */
const ofProcess = (name: string, figures: Figures): Figures =>
  figures.map((figure) => ({
    ...figure,
    aggregator: "sum",
    values: figure.values.map((one) => ({ ...one, labels: { ...one.labels, process: name } })),
  }));
