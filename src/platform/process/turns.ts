import { AppError } from "#errors";

/**
 * Lets heavy work be done by so many at once in this process; the others wait in their order, and who comes when
 * `longestQueue` wait is asked to come back (`server.busy`).
 */
export function turns({ atOnce, longestQueue }: { atOnce: number; longestQueue: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw new AppError("server.busy", { retryAfterSeconds: 5 });
      await new Promise<void>((turn) => waiting.push(turn));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The turn is handed on, so that nobody who comes now gets in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
