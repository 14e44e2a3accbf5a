import { type Listener, listen } from "./listen.ts";

/** A first connection that fails is tried again after so long. */
const retryMs = 2000;

interface Options {
  /** From now on it is heard: at first, and after each time that it was not. */
  onHeard: (again: boolean) => void;
  /** From now on nothing is heard. */
  onLost?: () => void;
  onError: (error: Error) => void;
}

/** Hears a channel as soon as the database is there, and whenever it is there again, until it is stopped. */
export function listenAlways(
  url: string,
  channel: string,
  handler: (payload: string) => void,
  { onHeard, onLost, onError }: Options,
): Listener {
  let listener: Listener | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const begin = async (again: boolean): Promise<void> => {
    try {
      const onReconnect = () => onHeard(true);
      const next = await listen(url, channel, handler, { onReconnect, onError, ...(onLost && { onLost }) });
      if (stopped) return await next.stop();
      listener = next;
      onHeard(again);
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
