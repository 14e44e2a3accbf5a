import { countBits } from "./bits.ts";
import { type CodedColumn, codeAt } from "./coded-columns.ts";
import type { ListingColumns } from "./listing-columns.ts";
import { keepPassing, matchListings, type Scratch } from "./match.ts";
import { type Among, selectPage } from "./page.ts";

/** How many of each kind of likeness are offered, as in findSimilarIds() of the listings. */
const offered = { model: 60, brand: 60, category: 120 } as const;
/** Who opens pages of a brand shares what it offers for so long; what has gone meanwhile is left out. */
const offersKeptMs = 500;

type ComparedColumn = "brand" | "model" | "category" | "body_type";
type Columns = readonly [ComparedColumn, ...ComparedColumn[]];
const none = new Uint32Array(0);

/** What findSimilarIds() of the listings gives, from memory. */
export class SimilarListings {
  readonly #columns: ListingColumns;
  readonly #coded: Record<ComparedColumn, CodedColumn>;
  readonly #scratch: Scratch;
  readonly #now: () => number;
  readonly #offers = new Map<string, Uint32Array>();
  #offersUntil = 0;

  constructor(columns: ListingColumns, scratch: Scratch, now = () => performance.now()) {
    this.#columns = columns;
    this.#scratch = scratch;
    this.#coded = Object.fromEntries(columns.coded.map((one) => [one.name, one])) as Record<
      ComparedColumn,
      CodedColumn
    >;
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
    candidates.delete(own);
    const likenessOf = this.#likenessTo(own);
    return [...candidates]
      .filter((slot) => this.#columns.typeOf(slot))
      .map((slot) => ({ slot, likeness: likenessOf(slot) }))
      .sort((a, b) => b.likeness - a.likeness || this.#columns.ids.compare(b.slot, a.slot))
      .slice(0, limit)
      .map(({ slot }) => this.#columns.ids.at(slot));
  }

  #likenessTo(own: number): (slot: number) => number {
    const { year, price_usd } = this.#columns.numbers;
    const [brand, model] = [this.#sameness("brand", own), this.#sameness("model", own)];
    const [body, category] = [this.#sameness("body_type", own), this.#sameness("category", own)];
    const priceOf = (slot: number) => Math.max(price_usd[slot] as number, 1);
    const [ownYear, ownPrice] = [year[own] as number, priceOf(own)];
    return (slot) => {
      const ofBrand = brand(slot);
      const years = Math.abs((year[slot] as number) - ownYear);
      const alike =
        4 * ofBrand * model(slot) + 1.5 * ofBrand + 1.5 * body(slot) + category(slot) - 0.25 * years;
      // In whole billionths, so that what the database has as equal is equal.
      return 1e9 * alike - 2 * Math.round(1e9 * Math.abs(Math.log(priceOf(slot) / ownPrice)));
    };
  }

  /** The first in the usual order of those that say the same there as this one. */
  #offer(own: number, columns: Columns, most: number): Uint32Array {
    if (this.#now() >= this.#offersUntil) {
      this.#offers.clear();
      this.#offersUntil = this.#now() + offersKeptMs;
    }
    const type = this.#columns.typeOf(own);
    const key = [type, ...columns.flatMap((name) => [name, codeAt(this.#coded[name], own)])].join(" ");
    const kept = this.#offers.get(key);
    if (kept) return kept;
    const request = { sort: "featured", page: 1, limit: most } as const;
    const like = this.#like(own, columns);
    // What is scratch holds until the next query.
    const offer = like ? selectPage(this.#columns, like, request, this.#scratch.slots).slice() : none;
    this.#offers.set(key, offer);
    return offer;
  }

  /** Those of the same type and the same first column by the sets that searches keep, and of these the ones like it in the others. */
  #like(own: number, [first, ...others]: Columns): Among | undefined {
    const columns = this.#columns;
    const type = columns.typeOf(own);
    const column = this.#coded[first];
    const value = column.dictionary.values[codeAt(column, own)];
    if (!type || !value) return undefined;
    const criteria = { vehicleType: type, filters: { [column.facet]: [value] }, words: [] };
    const { all } = matchListings(columns, criteria, this.#scratch);
    for (const name of others) {
      const column = this.#coded[name];
      const code = codeAt(column, own);
      keepPassing(all, (slot) => codeAt(column, slot) === code);
    }
    return { type, slots: all, total: countBits(all) };
  }

  /** 1 for those that say the same there as this one; nothing is alike in what neither says. */
  #sameness(name: ComparedColumn, own: number): (slot: number) => number {
    const column = this.#coded[name];
    const code = codeAt(column, own);
    return code === 0 ? () => 0 : (slot) => Number(codeAt(column, slot) === code);
  }
}
