import { isDeepStrictEqual } from "node:util";
import { Lru } from "./lru.ts";

/** What was not asked for again by then is read again, no matter what was heard: a lost signal is made good, and the clock shows too. */
export const keptForMs = 30_000;

/** How long an object stays while what is read again is equal to it. Not for ever: what hangs on it grows with the words for its age. */
export const standsForMs = 600_000;

/** Which state something is in. Undefined: nobody knows, so that nothing is kept. */
export type Version = number | string | undefined;

/** Values by id, each given again for as long as what it was made of has the same version, and for half a minute at most. */
export class Kept<Value> {
  readonly #entries: Lru<string, { value: Value; version: Version; readAt: number; since: number }>;
  readonly #now: () => number;

  /** `now` in milliseconds; tests have a clock of their own. */
  constructor(most: number, now = () => performance.now()) {
    this.#entries = new Lru(most);
    this.#now = now;
  }

  get(id: string, version: Version): Value | undefined {
    const one = this.#entries.get(id);
    const isCurrent =
      version !== undefined && one?.version === version && this.#now() - one.readAt < keptForMs;
    return isCurrent ? one?.value : undefined;
  }

  /**
   * `version` is that of what was read, or was asked for before it was read. Returns what stands: the object that was there where
   * this one is equal, since markup and answers that were made of it hang on it; for `standsForMs` at most.
   */
  set(id: string, version: Version, value: Value, readAt = this.#now()): Value {
    if (version === undefined) return value;
    const before = this.#entries.get(id);
    const isSame = before && readAt - before.since < standsForMs && isDeepStrictEqual(before.value, value);
    const { value: stands, since } = isSame ? before : { value, since: readAt };
    this.#entries.set(id, { value: stands, version, readAt, since });
    return stands;
  }
}
