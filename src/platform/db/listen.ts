import pg from "pg";

export interface Listener {
  stop(): Promise<void>;
}

interface ListenOptions {
  /** The connection broke: from now on nothing is heard. */
  onLost?: () => void;
  /** After a lost connection is back: anything that was said meanwhile was not heard. */
  onReconnect?: () => void;
  onError?: (error: Error) => void;
  /** How often the connection is asked whether it lives. */
  beatMs?: number;
}

/** A connection that is silent because nothing happens, and one that is dead, look alike: so it is asked. */
const BEAT_MS = 15_000;
const BEAT_LIMIT_MS = 5000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/**
 * Hears NOTIFY on a channel through one connection of its own (a pooled one would forget LISTEN), which is made again
 * whenever it breaks. The first connection must succeed.
 */
export async function listen(
  url: string,
  channel: string,
  handler: (payload: string) => void,
  options: ListenOptions = {},
): Promise<Listener> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;
  let stopped = false;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: `mishwar listen ${channel}`,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    next.on("notification", ({ payload }) => handler(payload ?? ""));
    next.on("error", (error) => options.onError?.(error));
    await next.connect();
    try {
      await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    client = next;
    const beatMs = options.beatMs ?? BEAT_MS;
    const beat = setInterval(() => {
      const late = setTimeout(() => void next.end().catch(() => {}), Math.min(beatMs, BEAT_LIMIT_MS));
      next.query("SELECT 1").then(
        () => clearTimeout(late),
        () => clearTimeout(late),
      );
    }, beatMs);
    next.once("end", () => {
      clearInterval(beat);
      if (!stopped) options.onLost?.();
      retry();
    });
    if (stopped) await next.end();
  };

  const retry = () => {
    if (stopped) return;
    timer = setTimeout(async () => {
      try {
        await connect();
        pause = FIRST_PAUSE_MS;
        options.onReconnect?.();
      } catch (error) {
        options.onError?.(error as Error);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        retry();
      }
    }, pause);
  };

  await connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
