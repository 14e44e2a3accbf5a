import { useSyncExternalStore } from "react";
import type { Photo } from "#features/listings/listing.schema.ts";
import { keep, readCached } from "./device-store.ts";

/** Where something is written: in a conversation, or to the seller of a listing with whom there is none yet. */
export type Place = `c:${string}` | `car:${string}`;

/** A message that has left the field, and of which the server has not said yet that it has it. */
export interface Outgoing {
  /** The same for every try: what arrived already is not written twice. */
  key: string;
  place: Place;
  /** Empty where only photos were chosen. */
  content: string;
  /** Those that were brought for it. */
  photos?: readonly Photo[];
  at: string;
  state: "sending" | "failed";
  /** Why it failed, in words; absent where it never reached the server. */
  reason?: string;
}

/** The account whose outbox it is, and what is in it. */
let owner = "";
let items: readonly Outgoing[] = [];
const watchers = new Set<() => void>();

function set(next: readonly Outgoing[]): void {
  items = next;
  keep(owner, "outbox", next.length > 0 ? JSON.stringify(next) : "");
  for (const watcher of watchers) watcher();
}

/** Takes up what the device kept for an account: what was under way when the page was left waits to be sent again. */
export function openOutbox(accountId: string): void {
  if (owner === accountId) return;
  owner = accountId;
  let kept: unknown;
  try {
    kept = JSON.parse(readCached(accountId, "outbox") || "[]");
  } catch {
    kept = [];
  }
  const known = (Array.isArray(kept) ? kept : []).filter(isOutgoing);
  set(known.map((one) => ({ ...one, state: "failed" as const })));
}

const isOutgoing = (one: unknown): one is Outgoing =>
  typeof one === "object" &&
  one !== null &&
  ["key", "place", "content", "at"].every(
    (name) => typeof (one as Record<string, unknown>)[name] === "string",
  );

export const outgoing = (): readonly Outgoing[] => items;
export const putOutgoing = (one: Outgoing): void => set([...items, one]);
export const dropOutgoing = (key: string): void => set(items.filter((one) => one.key !== key));

export function changeOutgoing(key: string, change: Pick<Outgoing, "state"> & Partial<Outgoing>): void {
  set(items.map((one) => (one.key === key ? { ...without(one), ...change } : one)));
}
function without({ reason: _, ...one }: Outgoing): Outgoing {
  return one;
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
};
const none: readonly Outgoing[] = [];
/** What waits to be sent; the server knows of nothing. */
export const useOutgoing = () =>
  useSyncExternalStore(
    subscribe,
    () => items,
    () => none,
  );
