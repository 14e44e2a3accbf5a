import { deviceList, keepUnder, keptUnder } from "#platform/page/device-list.ts";

/**
 * Which listings are saved, as this device knows it: a guest's own list, or a copy of the account's, so that hearts are right
 * before the server was asked. `""` is the guest.
 */
let owner = "";
const keyOf = (of: string) => `favorites:${of}`;
const saved = deviceList(() => keyOf(owner));

/** What the device keeps for a user; nothing where it may keep nothing. */
export const memoFor = (of: string) => keptUnder(keyOf(of));
/** Keeps a list on the device; an empty one is none. */
export const keepFor = (of: string, ids: readonly string[]) => keepUnder(keyOf(of), ids);

export const savedOwner = () => owner;
export const savedIds = saved.read;
/** From now on these are the saved ones, the last saved first. */
export const setSaved = saved.set;
export const onSavedChange = saved.subscribe;

let line: Promise<unknown> = Promise.resolve();
/** One after the other: a heart that is pressed twice ends as it was pressed last. */
export function inLine(send: () => Promise<void>): Promise<unknown> {
  line = line.then(send);
  return line;
}
/** Resolves when the server has heard of everything that was pressed so far. */
export const whenSent = () => line;

/** A user signed in or out. */
export function setSavedOwner(of: string): void {
  owner = of;
  saved.forget();
}

const all = (ids: readonly string[]) => ids;
/** The saved ids, the last saved first; the server knows none. */
export const useSavedIds = () => saved.use(all);
/** Whether a listing is saved. */
export const useIsSaved = (id: string) => saved.use((ids) => ids.includes(id));
