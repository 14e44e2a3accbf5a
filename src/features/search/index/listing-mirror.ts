import { setImmediate } from "node:timers/promises";
import type { Database } from "#platform/db/connect.ts";
import { Finder } from "./find.ts";
import { ListingColumns } from "./listing-columns.ts";
import type { ListingRow } from "./listing-row.ts";
import { readChanged, readHorizon, readPublic, readRemoved } from "./read-changes.ts";

/** Requests wait for no longer than this while rows are taken in. */
const sliceMs = 5;
/** Removals are announced for a day. A reader that did not ask for half of it starts again. */
const removalsKnownMs = 12 * 3_600_000;

/** The public listings in memory, brought up to date by `refresh()`; correct as of the moment `asOf`. */
export class ListingMirror {
  readonly #db: Database;
  readonly #signal: AbortSignal;
  #columns: ListingColumns | undefined;
  #finder: Finder | undefined;
  #horizon = 0;
  #asOf = Number.NEGATIVE_INFINITY;

  /** `signal` ends a reading that is under way. */
  constructor(db: Database, signal: AbortSignal) {
    this.#db = db;
    this.#signal = signal;
  }

  /** Undefined until everything has been read once. */
  get finder(): Finder | undefined {
    return this.#finder;
  }

  /** Everything that was committed then is known, by `performance.now()`: a clock that is set changes nothing. */
  get asOf(): number {
    return this.#asOf;
  }

  /** Reads what has changed since the last time; everything at first. Never two at once. Returns whether it read any listing. */
  async refresh(): Promise<boolean> {
    const [columns, version] = [this.#columns, this.#columns?.version];
    const asOf = performance.now();
    const horizon = await readHorizon(this.#db);
    const known = asOf - this.#asOf < removalsKnownMs && horizon >= this.#horizon;
    if (this.#columns && known && !this.#columns.isWasteful) {
      await this.#take(this.#columns, readChanged(this.#db, this.#horizon));
      for (const id of await readRemoved(this.#db, this.#horizon)) this.#columns.remove(id);
    } else {
      this.#columns = undefined;
      this.#finder = undefined;
      const loaded = new ListingColumns();
      await this.#take(loaded, readPublic(this.#db));
      // What changed while all was read; listings that went meanwhile are among it.
      await this.#take(loaded, readChanged(this.#db, horizon));
      for (const id of await readRemoved(this.#db, horizon)) loaded.remove(id);
      this.#columns = loaded;
      this.#finder = new Finder(loaded);
    }
    this.#horizon = horizon;
    this.#asOf = asOf;
    return this.#columns !== columns || columns?.version !== version;
  }

  async #take(columns: ListingColumns, pages: AsyncIterable<ListingRow[]>): Promise<void> {
    for await (const rows of pages) {
      this.#signal.throwIfAborted();
      let began = performance.now();
      for (const row of rows) {
        columns.put(row);
        if (performance.now() - began < sliceMs) continue;
        await setImmediate();
        began = performance.now();
      }
    }
  }
}
