import type { Filters } from "../criteria.ts";
import type { ListFilter, RangeBound } from "../filters.ts";
import type { Meaning } from "./meaning.ts";
import type { TypedText } from "./typed-text.ts";

export interface Reading {
  filter: ListFilter | RangeBound | "year";
  value: string;
  /** As typed. */
  words: string;
  corrected: boolean;
}

/** What has been read of a text so far, and from which of its tokens. */
export class Readings {
  readonly #text: TypedText;
  /** With the brand chosen, a model alone is said: the brand would be said twice. */
  readonly #brandIsChosen: boolean;
  readonly #taken: boolean[];
  #read: (Reading & { at: number })[] = [];

  constructor(text: TypedText, brandIsChosen: boolean) {
    this.#text = text;
    this.#brandIsChosen = brandIsChosen;
    this.#taken = text.tokens.map(() => false);
  }

  isTaken(at: number): boolean {
    return this.#taken[at] === true;
  }

  isAnyTaken(at: number, length: number): boolean {
    return this.#taken.slice(at, at + length).includes(true);
  }

  take(at: number, length: number): void {
    this.#taken.fill(true, at, at + length);
  }

  addMeaning(meaning: Meaning, at: number, length: number, corrected = false): void {
    if (meaning.filter === "model" && meaning.brand && !this.#brandIsChosen) {
      this.#add("brand", meaning.brand, at, length, corrected);
    }
    this.#add(meaning.filter, meaning.value, at, length, corrected);
    this.take(at, length);
  }

  addBounds(bounds: Partial<Record<RangeBound, number>>, at: number, length: number): void {
    if (bounds.yearMin !== undefined && bounds.yearMin === bounds.yearMax) {
      this.#add("year", String(bounds.yearMin), at, length, false);
    } else {
      for (const [filter, value] of Object.entries(bounds)) {
        this.#add(filter as RangeBound, String(value), at, length, false);
      }
    }
    this.take(at, length);
  }

  #add(filter: Reading["filter"], value: string, at: number, length: number, corrected: boolean): void {
    const isKnown = this.#read.some((one) => one.filter === filter && one.value === value);
    if (!isKnown) this.#read.push({ filter, value, words: this.#text.wordsAt(at, length), corrected, at });
  }

  /** Forgets what was read from these tokens. */
  giveUp(at: number, length: number): void {
    this.#read = this.#read.filter((one) => one.at < at || one.at >= at + length);
  }

  last(): Reading | undefined {
    return this.#read.at(-1);
  }

  valuesOf(filter: ListFilter): string[] {
    return this.#read.filter((one) => one.filter === filter).map(({ value }) => value);
  }

  /** In the order of the words. */
  inOrder(): Reading[] {
    const sorted = this.#read.toSorted((a, b) => a.at - b.at);
    return sorted.map(({ filter, value, words, corrected }) => ({ filter, value, words, corrected }));
  }

  /** What was not read, as typed. */
  remaining(): string {
    return this.#text.without(this.#taken);
  }
}

/** The readings as filters; where several words name the same filter, a listing may be any of them. */
export function filtersRead(readings: readonly Reading[]): Filters {
  const filters: Record<string, unknown> = {};
  for (const { filter, value } of readings) {
    if (filter === "year") {
      filters.yearMin = Number(value);
      filters.yearMax = Number(value);
    } else if (/(Min|Max)$/.test(filter)) {
      filters[filter] = Number(value);
    } else {
      filters[filter] = [...((filters[filter] as string[] | undefined) ?? []), value];
    }
  }
  return filters as Filters;
}
