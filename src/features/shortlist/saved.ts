import { useSyncExternalStore } from "react";

/**
 * Which listings are saved, as this device knows it: a guest's own list, or a copy of the account's, so that hearts are right
 * before the server was asked. `""` is the guest.
 */
let owner = "";
let known: readonly string[] | undefined;
const listeners = new Set<() => void>();
const keyOf = (of: string) => `favorites:${of}`;

function tell(): void {
  for (const listener of listeners) listener();
}

/** What the device keeps for somebody; nothing where it may keep nothing. */
export function keptFor(of: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(of)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Keeps a list on the device; an empty one is none. */
export function keepFor(of: string, ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(keyOf(of), JSON.stringify(ids));
    else localStorage.removeItem(keyOf(of));
  } catch {
    // It is known until the page is left.
  }
}

export const savedOwner = () => owner;
export const savedIds = () => (known ??= keptFor(owner));

/** From now on these are the saved ones, the last saved first. */
export function setSaved(ids: readonly string[]): void {
  known = ids;
  keepFor(owner, ids);
  tell();
}

let line: Promise<unknown> = Promise.resolve();
/** One after the other: a heart that is pressed twice ends as it was pressed last. */
export function inLine(send: () => Promise<void>): Promise<unknown> {
  line = line.then(send);
  return line;
}
/** Resolves when the server has heard of everything that was pressed so far. */
export const whenSent = () => line;

/** Somebody signed in or out. */
export function setSavedOwner(of: string): void {
  owner = of;
  known = undefined;
  tell();
}

const onStorage = ({ key }: StorageEvent) => {
  if (key !== null && key !== keyOf(owner)) return;
  known = undefined;
  tell();
};
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}

const none: readonly string[] = [];
/** The saved ids, the last saved first; the server knows none. */
export const useSavedIds = () => useSyncExternalStore(subscribe, savedIds, () => none);
/** Whether a listing is saved. */
export const useIsSaved = (id: string) =>
  useSyncExternalStore(
    subscribe,
    () => savedIds().includes(id),
    () => false,
  );
