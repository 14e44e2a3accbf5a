import type { SortOrder } from "#features/reference/enumerations.ts";
import { familyBySlug } from "#features/reference/families.ts";
import type { Filters } from "../criteria.ts";
import { type ListFilter, lists, type RangeBound, radiusOf } from "../filters.ts";
import type { Around } from "./around.ts";
import type { Meaning } from "./meaning.ts";
import { othersThan } from "./negation.ts";
import type { TypedText } from "./typed-text.ts";

export interface Reading {
  filter: ListFilter | RangeBound | "year" | "sort" | "near" | "radius";
  value: string;
  /** As typed. */
  words: string;
  corrected: boolean;
  /** That the listing must not be this. */
  not?: true;
}

/** What has been read of a text so far, and from which of its tokens. */
export class Readings {
  readonly #text: TypedText;
  /** With the brand chosen, a model alone is said: the brand would be said twice. */
  readonly #brandIsChosen: boolean;
  readonly #taken: boolean[];
  readonly #kept: boolean[];
  #read: (Reading & { at: number; byGeneration?: true })[] = [];

  constructor(text: TypedText, brandIsChosen: boolean) {
    this.#text = text;
    this.#brandIsChosen = brandIsChosen;
    this.#taken = text.tokens.map(() => false);
    this.#kept = text.tokens.map(() => false);
  }

  isTaken(at: number): boolean {
    return this.#taken[at] === true;
  }

  isAnyTaken(at: number, length: number): boolean {
    return this.#taken.slice(at, at + length).includes(true);
  }

  /** That nothing is made of these tokens, not even as slips. */
  keepAsText(at: number, length: number): void {
    this.#kept.fill(true, at, at + length);
  }

  isKept(at: number): boolean {
    return this.#kept[at] === true;
  }

  take(at: number, length: number): void {
    this.#taken.fill(true, at, at + length);
  }

  addMeaning(meaning: Meaning, at: number, length: number, corrected = false): void {
    if (meaning.filter === "model" && meaning.brand && !this.#brandIsChosen) {
      this.#add("brand", meaning.brand, at, length, corrected);
    }
    this.#add(meaning.filter, meaning.value, at, length, corrected);
    const [from, to] = meaning.years ?? [];
    if (from !== undefined) this.#add("yearMin", String(from), at, length, corrected, { byGeneration: true });
    if (to !== undefined) this.#add("yearMax", String(to), at, length, corrected, { byGeneration: true });
    this.take(at, length);
  }

  /** What a listing must not be. */
  addNot(meaning: Meaning, at: number, length: number): void {
    this.#add(meaning.filter, meaning.value, at, length, false, { not: true });
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

  /** One place is the middle: of two the first. */
  addAround({ place, radius, taken }: Around, at: number): void {
    if (!this.#read.some(({ filter }) => filter === "near")) {
      this.#add("near", place, at, taken, false);
      this.#add("radius", String(radius), at, taken, false);
    }
    this.take(at, taken);
  }

  #add(
    filter: Reading["filter"],
    value: string,
    at: number,
    length: number,
    corrected: boolean,
    more: { not?: true; byGeneration?: true } = {},
  ): void {
    const isKnown = this.#read.some((one) => one.filter === filter && one.value === value);
    if (isKnown) return;
    this.#read.push({ filter, value, words: this.#text.wordsAt(at, length), corrected, at, ...more });
  }

  /** Forgets what was read from these tokens. */
  giveUp(at: number, length: number): void {
    this.#read = this.#read.filter((one) => one.at < at || one.at >= at + length);
  }

  last(): Reading | undefined {
    return this.#read.at(-1);
  }

  valuesOf(filter: ListFilter): string[] {
    return this.#read.filter((one) => one.filter === filter && !one.not).map(({ value }) => value);
  }

  /** In the order of the words. A year that is said wins over those of a generation, and a model over its family. */
  inOrder(): Reading[] {
    const isYear = ({ filter }: Reading) => /^year/.test(filter);
    const saysYear = this.#read.some((one) => isYear(one) && !one.byGeneration);
    const models = new Set(this.valuesOf("model"));
    const hasMember = ({ filter, value }: Reading) =>
      filter === "model" && familyBySlug(value)?.models.some((model) => models.has(model));
    return this.#read
      .filter((one) => !(one.byGeneration && saysYear) && !hasMember(one))
      .toSorted((a, b) => a.at - b.at)
      .map(({ filter, value, words, corrected, not }) => ({
        filter,
        value,
        words,
        corrected,
        ...(not && { not }),
      }));
  }

  /** What was not read, as typed. */
  remaining(): string {
    return this.#text.without(this.#taken);
  }
}

/** The readings as filters; where several words name the same filter, a listing may be any of them, of years from the first to the last. */
export function filtersRead(readings: readonly Reading[]): Filters {
  const filters: Record<string, unknown> = {};
  const listed = (filter: ListFilter) => (filters[filter] as string[] | undefined) ?? [];
  const years = readings.filter(({ filter }) => filter === "year").map(({ value }) => Number(value));
  if (years.length > 0) Object.assign(filters, { yearMin: Math.min(...years), yearMax: Math.max(...years) });
  for (const { filter, value, not } of readings) {
    if (filter === "near") filters.near = value;
    else if (filter === "radius") filters.radius = radiusOf(value);
    else if (isBound(filter)) filters[filter] = Number(value);
    else if (isList(filter) && !not) filters[filter] = [...listed(filter), value];
  }
  for (const { filter, value, not } of readings) {
    if (!not || !isList(filter)) continue;
    const others = othersThan(filter, value) ?? [];
    const before = listed(filter);
    filters[filter] = before.length > 0 ? before.filter((one) => others.includes(one)) : others;
  }
  return filters as Filters;
}

/** The order that was asked for in words. */
export const sortRead = (readings: readonly Reading[]): SortOrder | undefined =>
  readings.find(({ filter }) => filter === "sort")?.value as SortOrder | undefined;

const isBound = (filter: string): filter is RangeBound => /(Min|Max)$/.test(filter);
const isList = (filter: string): filter is ListFilter => filter in lists;
