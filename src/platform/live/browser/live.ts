import { useSyncExternalStore } from "react";
import { keepStream, type StreamState } from "./keep-stream.ts";
import type { StreamEvent } from "./read-events.ts";

/** An event, and whether it is this tab's to answer for all tabs of the browser. */
export type Heard = StreamEvent & { answers: boolean };
type Listener = (heard: Heard) => void;

let state: StreamState = "open";
const listeners = new Set<Listener>();
const watchers = new Set<() => void>();

function become(next: StreamState): void {
  if (next === state) return;
  state = next;
  for (const watcher of watchers) watcher();
}

/** Hears what happens to the user, as long as a user follows it. Returns what ends that. */
export function onLive(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const hear = (heard: Heard) => {
  for (const listener of listeners) listener(heard);
};

type Said = { event: StreamEvent } | { state: StreamState };

/**
 * Follows what happens to an account. The tabs of a browser share one stream: over plain HTTP a browser has six connections to
 * a server, and six tabs would leave none for anything else. One tab holds the lock and tells the others. Returns what ends it.
 */
export function followLive(accountId: string): () => void {
  const name = `live ${accountId}`;
  if (!("locks" in navigator) || typeof BroadcastChannel === "undefined") return followAlone();
  const ending = new AbortController();
  const others = new BroadcastChannel(name);
  others.onmessage = ({ data }: MessageEvent<Said>) => {
    if ("state" in data) become(data.state);
    else hear({ ...data.event, answers: false });
  };
  const tell = (said: Said) => others.postMessage(said);
  const lead = () =>
    new Promise<void>((resolve) => {
      const stop = keepStream({
        onEvent: (event) => {
          hear({ ...event, answers: true });
          tell({ event });
        },
        onState: (next) => {
          become(next);
          tell({ state: next });
        },
      });
      ending.signal.addEventListener("abort", () => {
        stop();
        resolve();
      });
    });
  navigator.locks
    .request(name, { signal: ending.signal }, () => (ending.signal.aborted ? undefined : lead()))
    .catch(() => {});
  return () => {
    ending.abort();
    others.close();
    become("open");
  };
}

/** How long a tab that nobody looks at keeps a stream of its own. */
const hiddenMs = 60_000;

/** Where tabs cannot agree, as over plain HTTP in a local network: a stream for each tab that is looked at. */
function followAlone(): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    stop ??= keepStream({ onEvent: (event) => hear({ ...event, answers: true }), onState: become });
  };
  const end = () => {
    stop?.();
    stop = undefined;
  };
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") start();
    else timer = setTimeout(end, hiddenMs);
  };
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    document.removeEventListener("visibilitychange", look);
    clearTimeout(timer);
    end();
    become("open");
  };
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
};
/** Whether the stream is there; the server takes it for open. */
export const useLiveState = () =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => "open" as const,
  );
