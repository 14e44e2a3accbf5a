import type { ListingColumns } from "./listing-columns.ts";
import { selectPage } from "./page.ts";

/** How many of each kind of likeness are offered, as in findSimilarIds() of the listings. */
const offered = { model: 60, brand: 60, category: 120 } as const;
/** Who opens pages of a brand shares what it offers for so long; what has gone meanwhile is left out. */
const offersKeptMs = 500;

type ComparedColumn = "brand" | "model" | "category" | "body_type";

/** What findSimilarIds() of the listings gives, from memory. */
export class SimilarListings {
  readonly #columns: ListingColumns;
  readonly #now: () => number;
  readonly #offers = new Map<string, string[]>();
  #offersUntil = 0;

  constructor(columns: ListingColumns, now = () => performance.now()) {
    this.#columns = columns;
    this.#now = now;
  }

  /** The ids of the listings most like this one; undefined where it is not known. */
  of(id: string, limit: number): string[] | undefined {
    const own = this.#columns.slotOf(id);
    if (own === undefined) return undefined;
    const candidates = new Set([
      ...this.#offer(own, ["brand", "model"], offered.model),
      ...this.#offer(own, ["brand"], offered.brand),
      ...this.#offer(own, ["category"], offered.category),
    ]);
    candidates.delete(id);
    return [...candidates]
      .flatMap((one) => {
        const slot = this.#columns.slotOf(one);
        return slot === undefined ? [] : [{ id: one, likeness: this.#likeness(slot, own) }];
      })
      .sort((a, b) => b.likeness - a.likeness || (a.id < b.id ? 1 : -1))
      .slice(0, limit)
      .map((one) => one.id);
  }

  #likeness(slot: number, own: number): number {
    const { coded, numbers } = this.#columns;
    const same = (column: ComparedColumn) =>
      // Nothing is alike in what neither says.
      Number(coded[column].codes[slot] === coded[column].codes[own] && coded[column].codes[own] !== 0);
    const [price, ownPrice] = [slot, own].map((one) => Math.max(numbers.price_usd[one] as number, 1));
    return (
      4 * same("brand") * same("model") +
      1.5 * same("brand") +
      1.5 * same("body_type") +
      same("category") -
      0.25 * Math.abs((numbers.year[slot] as number) - (numbers.year[own] as number)) -
      2 * Math.abs(Math.log((price as number) / (ownPrice as number)))
    );
  }

  /** The first in the usual order of those that say the same there as this one. */
  #offer(own: number, columns: readonly ComparedColumn[], most: number): string[] {
    if (this.#now() >= this.#offersUntil) {
      this.#offers.clear();
      this.#offersUntil = this.#now() + offersKeptMs;
    }
    const { coded, types } = this.#columns;
    const key = [types[own], ...columns.flatMap((name) => [name, coded[name].codes[own]])].join(" ");
    const kept = this.#offers.get(key);
    if (kept) return kept;
    const offer = selectPage(this.#columns, this.#like(own, columns), {
      sort: "default",
      page: 1,
      limit: most,
    });
    this.#offers.set(key, offer);
    return offer;
  }

  #like(own: number, columns: readonly ComparedColumn[]): Uint32Array {
    const { coded, types, slots } = this.#columns;
    let like: Uint32Array | undefined;
    for (const codes of [types, ...columns.map((name) => coded[name].codes)]) {
      const code = codes[own];
      const found = new Uint32Array(like?.length ?? slots);
      let count = 0;
      for (let at = 0; at < found.length; at++) {
        const slot = like ? (like[at] as number) : at;
        if (codes[slot] === code) found[count++] = slot;
      }
      like = found.subarray(0, count);
    }
    return like ?? new Uint32Array(0);
  }
}
