import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { FastifyBaseLogger } from "fastify";
import { OperatorError } from "../operator-error.ts";
import type { Failed, Lifetime } from "./run.ts";

/** A place whose process ended is taken by another at once, but no more often than this. */
const paceMs = 2000;

interface Options {
  count: number;
  /** Settings of the forked processes over those of this one. */
  env: Record<string, string>;
  log: FastifyBaseLogger;
  /** A process that has not ended so long after it was told to is killed. */
  endLimitMs: number;
}

/** The forked processes that run, by their places: 1, 2, … */
export type Forks = Map<number, Worker>;

/**
 * Forks so many processes of the program that runs, which share a port, and keeps `forks` true. Returns once each of them listens;
 * throws what kept one from it. One that ends later is replaced. They are told to end, and to hurry, before anything of this
 * process is stopped.
 */
export async function startForks(
  forks: Forks,
  { count, env, log, endLimitMs }: Options,
  lifetime: Pick<Lifetime, "onLeave">,
): Promise<void> {
  let ending = false;

  async function take(place: number): Promise<void> {
    const begun = performance.now();
    const worker = cluster.fork(env);
    const { pid } = worker.process;
    forks.set(place, worker);
    let reason: string | undefined;
    worker.on("message", ({ failed }: Partial<Failed>) => {
      reason ??= failed;
    });
    const open = Promise.withResolvers<void>();
    worker.once("listening", () => {
      log.info({ place, process: pid }, "a web process is open");
      open.resolve();
    });
    worker.once("exit", (code, signal) => {
      forks.delete(place);
      open.reject(new OperatorError(reason ?? `A web process ended (${signal ?? code}) before it was open.`));
      if (ending) return;
      const facts = { place, process: pid, ended: signal ?? code, reason };
      log[code === 0 ? "info" : "error"](facts, "a web process ended, and another takes its place");
      setTimeout(
        () => {
          if (!ending) take(place).catch(() => {}); // its end was told
        },
        Math.max(0, begun + paceMs - performance.now()),
      );
    });
    await open.promise;
  }

  lifetime.onLeave(async (hurry) => {
    ending = true;
    const tell = (signal: NodeJS.Signals) => {
      for (const worker of forks.values()) worker.process.kill(signal);
    };
    const ended = [...forks.values()].map((worker) => once(worker, "exit"));
    tell("SIGTERM");
    if (hurry.aborted) tell("SIGINT");
    else hurry.addEventListener("abort", () => tell("SIGINT"));
    const late = setTimeout(tell, endLimitMs, "SIGKILL");
    await Promise.all(ended);
    clearTimeout(late);
  });
  await Promise.all(Array.from({ length: count }, (_, at) => take(at + 1)));
}
