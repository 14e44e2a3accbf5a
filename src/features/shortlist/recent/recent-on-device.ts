import { keepUnder, keptUnder } from "#platform/page/device-list.ts";
import { mostRecent } from "./recent.schema.ts";

/** Of a user on this device; `""` is the guest. */
const keyOf = (userId: string) => `recent:${userId}`;

/** What was looked at last on this device, by this user and before they signed in. */
export const seenOnDevice = (userId: string): string[] =>
  [...new Set([...keptUnder(keyOf(userId)), ...keptUnder(keyOf(""))])].slice(0, mostRecent);

/** Keeps on the device that a listing was looked at. */
export function keepSeen(userId: string, listingId: string): void {
  const others = keptUnder(keyOf(userId)).filter((id) => id !== listingId);
  keepUnder(keyOf(userId), [listingId, ...others].slice(0, mostRecent));
}

/** Forgets it on this device; returns what takes that back. */
export function forgetSeen(userId: string): () => void {
  const before = [userId, ""].map((of) => [keyOf(of), keptUnder(keyOf(of))] as const);
  for (const [key] of before) keepUnder(key, []);
  return () => {
    for (const [key, ids] of before) keepUnder(key, ids);
  };
}
