import { useSyncExternalStore } from "react";

/** What the device keeps under a key; nothing where it may keep nothing. */
export function keptUnder(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Keeps a list on the device; an empty one is none. */
export function keepUnder(key: string, ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(key, JSON.stringify(ids));
    else localStorage.removeItem(key);
  } catch {
    // It is known until the page is left.
  }
}

/** A list of ids that the device keeps, the same in every tab. `key` may change: `forget` then reads the other list. */
export function deviceList(key: () => string) {
  let known: readonly string[] | undefined;
  const listeners = new Set<() => void>();
  const read = () => (known ??= keptUnder(key()));
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const forget = () => {
    known = undefined;
    tell();
  };
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed === null || changed === key()) forget();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener("storage", onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("storage", onStorage);
    };
  };
  return {
    read,
    forget,
    /** Calls `listener` at each change, of this tab and of others; returns what ends it. */
    subscribe,
    set(ids: readonly string[]) {
      known = ids;
      keepUnder(key(), ids);
      tell();
    },
    /** A part of the list; the server knows an empty one. */
    use: <Part>(part: (ids: readonly string[]) => Part) =>
      useSyncExternalStore(
        subscribe,
        () => part(read()),
        () => part(none),
      ),
  };
}

const none: readonly string[] = [];
