import { setTimeout as sleep } from "node:timers/promises";

/** What `/readyz` said, or 0 where nothing answered. */
export interface Look {
  at: number;
  ms: number;
  status: number;
}

const everyMs = 100;
const hangMs = 12_000;

/** Asks `/readyz` until asked to stop, as a load balancer does. */
export function watchReadyz(origin: string): { looks: Look[]; stop: () => Promise<void> } {
  const looks: Look[] = [];
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      const [at, began] = [Date.now(), performance.now()];
      const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(hangMs) }).catch(
        () => undefined,
      );
      await answer?.arrayBuffer().catch(() => undefined);
      looks.push({ at, ms: performance.now() - began, status: answer?.status ?? 0 });
      await sleep(everyMs);
    }
  })();
  return {
    looks,
    stop: async () => {
      stopped = true;
      await watching;
    },
  };
}
