/** Keeps the most recently used promises up to a number; the oldest goes first. A failed load is not kept. */
export class RecentlyUsed<Value> {
  readonly #limit: number;
  readonly #entries = new Map<string, Promise<Value>>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const kept = this.#entries.get(key);
    const value = kept ?? load();
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (kept === undefined) {
      value.catch(() => this.#entries.delete(key));
      for (const oldest of this.#entries.keys()) {
        if (this.#entries.size <= this.#limit) break;
        this.#entries.delete(oldest);
      }
    }
    return value;
  }
}
