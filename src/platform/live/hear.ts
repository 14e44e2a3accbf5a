import { type Listener, listen } from "../db/listen.ts";
import type { LiveHub } from "./live-hub.ts";
import { liveChannel } from "./publish.ts";

/** A first connection that fails is tried again after so long. */
const retryMs = 2000;

/**
 * Lets a hub hear the database, through one connection of the process. While that is away nothing is heard; once it is back
 * every browser asks for what it missed.
 */
export function hearLive(
  url: string,
  hub: LiveHub,
  onError: (error: Error) => void,
): { stop(): Promise<void> } {
  let listener: Listener | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const begin = async (again: boolean): Promise<void> => {
    try {
      const next = await listen(url, liveChannel, hub.receive, { onReconnect: hub.missed, onError });
      if (stopped) return await next.stop();
      listener = next;
      if (again) hub.missed();
    } catch (error) {
      onError(error as Error);
      if (!stopped) timer = setTimeout(() => void begin(true), retryMs);
    }
  };
  const begun = begin(false);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await begun;
      await listener?.stop();
    },
  };
}
