import { eventReader, type StreamEvent } from "./read-events.ts";

/** Open, or dropped: it is being opened again. Over: the session has ended. */
export type StreamState = "open" | "dropped" | "over";

interface Hearing {
  onEvent: (event: StreamEvent) => void;
  onState: (state: StreamState) => void;
}

/** The server says something every 20 seconds; what is silent for longer is dead, no matter what the browser thinks. */
const longestSilenceMs = 50_000;
const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** Too many streams of one user: this one gives way until a user looks at the page again. */
const gaveWayMs = 300_000;

/**
 * Keeps a stream of the user's events open: opens it again when it drops, at once when the network is back or the page is
 * looked at. By fetch, not by EventSource, which cannot tell a session that is over from a server that is away. Returns what ends it.
 */
export function keepStream({ onEvent, onState }: Hearing): () => void {
  const ending = new AbortController();
  let wake = () => {};

  /** Waits, unless something says that now is better. */
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const lookedAt = () => document.visibilityState === "visible" && wake();
  const online = () => wake();
  addEventListener("online", online, { signal: ending.signal });
  document.addEventListener("visibilitychange", lookedAt, { signal: ending.signal });

  const run = async () => {
    for (let failures = 0; !ending.signal.aborted; ) {
      let gaveWay = false;
      const outcome = await readStream(ending.signal, (event) => {
        if (event.event === "hello") {
          failures = 0;
          onState("open");
        }
        if (event.event === "replaced") gaveWay = true;
        onEvent(event);
      });
      if (ending.signal.aborted) return;
      if (outcome === "over") return onState("over");
      onState("dropped");
      const grown = Math.min(firstPauseMs * 2 ** failures++, longestPauseMs);
      // Not all browsers at the same moment, after a server has started again.
      await pause(gaveWay ? gaveWayMs : grown * (0.5 + Math.random() / 2));
    }
  };
  void run();
  return () => {
    ending.abort();
    wake();
  };
}

/** One stream, from its opening until it drops, the browser says that the network is gone, or the session is over. */
async function readStream(
  until: AbortSignal,
  onEvent: (event: StreamEvent) => void,
): Promise<"dropped" | "over"> {
  const dead = new AbortController();
  const signal = AbortSignal.any([until, dead.signal]);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(silence);
    silence = setTimeout(() => dead.abort(), longestSilenceMs);
  };
  addEventListener("offline", () => dead.abort(), { signal });
  let over = false;
  try {
    alive();
    const response = await fetch("/api/events", {
      headers: { accept: "text/event-stream" },
      cache: "no-store",
      signal,
    });
    if (response.status === 401 || response.status === 403) return "over";
    const reader = response.ok ? response.body?.getReader() : undefined;
    if (!reader) return "dropped";
    const decoder = new TextDecoder();
    const events = eventReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      alive();
      for (const event of events(decoder.decode(value, { stream: true }))) {
        if (event.event === "ended") over = true;
        else onEvent(event);
      }
    }
  } catch {
    // The network, or this page, ended it.
  } finally {
    clearTimeout(silence);
    dead.abort();
  }
  return over ? "over" : "dropped";
}
