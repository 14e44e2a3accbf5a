import { AsyncLocalStorage } from "node:async_hooks";

/** How long one request, or one piece of work, waits for the database in all; what it does else takes nothing away. */
export class Patience {
  #left: number;
  #waiting = 0;
  #since = 0;

  constructor(ms: number) {
    this.#left = ms;
  }

  /** Milliseconds; below zero where nothing is left. */
  left(): number {
    return this.#left - (this.#waiting > 0 ? performance.now() - this.#since : 0);
  }

  /** Waits for the database; what is asked side by side is waited for once. */
  async during<T>(work: Promise<T>): Promise<T> {
    if (this.#waiting++ === 0) this.#since = performance.now();
    try {
      return await work;
    } finally {
      if (--this.#waiting === 0) this.#left -= performance.now() - this.#since;
    }
  }
}

const current = new AsyncLocalStorage<Patience | undefined>();

/** Does work that asks the database with so much patience; undefined: with that of the pool alone. */
export function withPatience<T>(patience: Patience | undefined, work: () => T): T {
  return current.run(patience, work);
}

/** Of the work that asks; undefined where nobody waits for it. */
export const ownPatience = (): Patience | undefined => current.getStore();
