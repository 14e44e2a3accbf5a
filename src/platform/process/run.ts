import cluster from "node:cluster";
import { OperatorError } from "../operator-error.ts";
import { stopLimitMs } from "./time-limits.ts";

/** Things to stop, in the opposite order of their starting. */
export interface Lifetime {
  /**
   * `leave` runs before anything is stopped, and SIGTERM waits for it: anyone who sends work here is told to send it elsewhere.
   * The signal is aborted by Ctrl-C, or by being told twice.
   */
  onLeave(leave: (hurry: AbortSignal) => Promise<unknown>): void;
  /** `stop` runs when the process ends; it may take as long as requests in flight need. */
  onStop(stop: () => Promise<unknown>): void;
}

/** What a forked process tells the one that forked it, instead of its operator, when it cannot start. */
export interface Failed {
  failed: string;
}

/**
 * Runs a process of Mishwar: starts it, stops it once on SIGINT or SIGTERM, and turns a failure that the operator
 * can mend into one sentence and exit code 1. Faults keep their stack.
 */
export async function runProcess(start: (lifetime: Lifetime) => Promise<void>): Promise<void> {
  const leaves: ((hurry: AbortSignal) => Promise<unknown>)[] = [];
  const stops: (() => Promise<unknown>)[] = [];
  const hurry = new AbortController();
  let stopping: Promise<void> | undefined;

  const stopAll = async () => {
    for (const stop of stops.toReversed()) {
      await stop().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    }
  };
  const end = (code: number) => {
    // A signal to the whole group reaches a forked process twice: it is hurried by SIGINT alone (forks.ts).
    if ((stopping && !cluster.isWorker) || code > 0) hurry.abort();
    stopping ??= (async () => {
      await Promise.allSettled(leaves.map((leave) => leave(hurry.signal)));
      const late = setTimeout(() => process.exit(code || 1), stopLimitMs);
      late.unref();
      await stopAll();
      process.exit(code);
    })();
    return stopping;
  };
  process.on("SIGINT", () => {
    hurry.abort();
    void end(0);
  });
  process.on("SIGTERM", () => void end(0));

  try {
    await start({
      onLeave: (leave) => {
        leaves.push(leave);
      },
      onStop: (stop) => {
        stops.push(stop);
      },
    });
  } catch (error) {
    if (stopping) return;
    await fail(error instanceof OperatorError ? error.message : String((error as Error).stack));
    await end(1);
  }
}

async function fail(failed: string): Promise<void> {
  if (!cluster.isWorker) process.stderr.write(`${failed}\n`);
  else await new Promise((sent) => process.send?.({ failed } satisfies Failed, sent));
}
