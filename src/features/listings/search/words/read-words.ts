import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Filters, ListFilter, RangeBound } from "../criteria.ts";
import { foldText } from "./fold.ts";
import { nearest } from "./nearest.ts";
import { readNumber } from "./numbers.ts";
import { keyOf, type Token, tokensOf } from "./tokens.ts";
import { type Meaning, type Vocabulary, vocabularyOf } from "./vocabulary.ts";

export interface Reading {
  filter: ListFilter | RangeBound | "year";
  value: string;
  /** As typed. */
  words: string;
  corrected: boolean;
}

export interface WordsRead {
  readings: Reading[];
  /** What stays to be looked for as it stands, as typed. */
  text: string;
}

export interface ReadOptions {
  vehicleType: VehicleType;
  /** Brands that the visitor has chosen: words for models are looked up in theirs. */
  brands?: readonly string[];
  /** Phrases to leave as they stand. */
  literal?: readonly string[];
  now: Date;
  /**
   * Whether a folded word stands in no listing, so that it may be taken for a slip; without this nothing is
   * corrected.
   */
  isUnknown?: (word: string) => boolean;
}

const longestPhrase = 6;
const longPhrase = 8;
/** «بال», «لل», «و» …: the article and what is written together with a word. */
const prefixes = ["وال", "بال", "عال", "لل", "ال", "ب", "و", "ل", "ع"];

/**
 * Reads what was typed, in Arabic, English or Arabizi, as filters: the longest phrase that is in the lists first,
 * then numbers, then (see isUnknown) the nearest name to a misspelt word.
 */
export function readWords(typed: string, options: ReadOptions): WordsRead {
  const reader = new Reader(typed, options);
  return reader.read();
}

class Reader {
  readonly #typed: string;
  readonly #tokens: Token[];
  readonly #options: ReadOptions;
  readonly #vocabulary: Vocabulary;
  readonly #literal: boolean[];
  #taken: boolean[] = [];
  #readings: (Reading & { at: number })[] = [];
  #brands: Set<string>;

  constructor(typed: string, options: ReadOptions) {
    this.#typed = typed;
    this.#options = options;
    this.#tokens = tokensOf(typed);
    this.#vocabulary = vocabularyOf(options.vehicleType);
    this.#literal = markPhrases(this.#tokens, options.literal ?? []);
    this.#brands = new Set(options.brands);
  }

  read(): WordsRead {
    // The first pass finds the brands, wherever they stand: "320 bmw" is read like "bmw 320".
    this.#readExactly();
    this.#brands = new Set([...this.#brands, ...this.#valuesOf("brand")]);
    this.#readExactly();
    this.#correct();
    this.#dropEmptyWords();
    // Corrections come last: back into the order of the words.
    const inOrder = this.#readings.toSorted((a, b) => a.at - b.at);
    const readings = inOrder.map(({ filter, value, words, corrected }) => ({
      filter,
      value,
      words,
      corrected,
    }));
    return { readings, text: this.#remaining() };
  }

  #valuesOf(filter: ListFilter): string[] {
    return this.#readings.filter((one) => one.filter === filter).map(({ value }) => value);
  }

  #readExactly(): void {
    this.#taken = this.#tokens.map(() => false);
    this.#readings = [];
    for (let at = 0; at < this.#tokens.length; ) at += this.#readAt(at) || 1;
  }

  /** How many tokens were read; 0 when nothing begins here. */
  #readAt(at: number): number {
    if (this.#literal[at]) return 0;
    const phrase = this.#phraseAt(at);
    const number = readNumber(this.#tokens, at, this.#options.vehicleType, this.#options.now);
    const free = number && !this.#literal.slice(at, at + number.taken).includes(true) ? number : undefined;
    if (phrase && !(free && this.#numberGoesFirst(at, phrase, free.taken))) {
      this.#takeMeaning(phrase.meaning, at, phrase.length, false);
      return phrase.length;
    }
    if (!free) return 0;
    this.#takeBounds(free.bounds, at, free.taken);
    return free.taken;
  }

  /** "2008" is a year, unless it follows Peugeot; "from 2015" is no model at all. */
  #numberGoesFirst(at: number, phrase: { meaning: Meaning; length: number }, taken: number): boolean {
    if (taken > phrase.length) return true;
    const onlyNumber = phrase.length === 1 && this.#tokens[at]?.number !== undefined;
    if (!onlyNumber || phrase.meaning.filter !== "model") return phrase.length === taken && onlyNumber;
    const before = this.#readings.at(-1);
    const follows = at > 0 && this.#taken[at - 1] && before?.filter === "brand";
    return !(follows && before.value === phrase.meaning.brand);
  }

  #phraseAt(at: number): { meaning: Meaning; length: number } | undefined {
    const most = Math.min(longestPhrase, this.#tokens.length - at);
    for (let length = most; length > 0; length--) {
      if (this.#literal.slice(at, at + length).includes(true)) continue;
      if (this.#breaksWord(at, length)) continue;
      const key = this.#keyAt(at, length);
      const meaning = this.#meaningOf(key, length) ?? this.#withoutPrefix(key, length);
      if (meaning) return { meaning, length };
    }
    return undefined;
  }

  /** A phrase ends where a word ends: "go" is not read out of "go2car"; before a number it may end ("bmw320"). */
  #breaksWord(at: number, length: number): boolean {
    const [last, next] = [this.#tokens[at + length - 1], this.#tokens[at + length]];
    const [before, first] = [this.#tokens[at - 1], this.#tokens[at]];
    const endsInside = next !== undefined && last !== undefined && next.start === last.end;
    const startsInside = before !== undefined && first !== undefined && before.end === first.start;
    const shortPart = [...this.#keyAt(at, length)].length < 3;
    return (endsInside && (shortPart || next.number === undefined)) || (startsInside && !this.#taken[at - 1]);
  }

  #keyAt(at: number, length: number): string {
    return this.#tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join("");
  }

  #withoutPrefix(key: string, length: number): Meaning | undefined {
    for (const prefix of prefixes) {
      if (!key.startsWith(prefix) || key.length - prefix.length < 3) continue;
      const rest = key.slice(prefix.length);
      const meaning = this.#meaningOf(rest, length) ?? this.#meaningOf(`ال${rest}`, length);
      if (meaning) return meaning;
    }
    return undefined;
  }

  /** The meaning that fits: models of the brands at hand, and without a brand only what could be nothing else. */
  #meaningOf(key: string, length: number): Meaning | undefined {
    const meanings = this.#vocabulary.exact.get(key);
    if (!meanings) return undefined;
    const common = length === 1 && this.#vocabulary.empty.has(key);
    const ofBrand = meanings.find((one) => one.filter === "model" && this.#brands.has(one.brand ?? ""));
    const [first] = meanings;
    if (first && first.filter !== "model" && !common) return first;
    if (ofBrand) return ofBrand;
    return meanings.find((one) => !common && (one.filter !== "model" || this.#standsAlone(key)));
  }

  /** Whether a model can be meant without its brand: not "3", "is" or "500", but "c200" and "corolla". */
  #standsAlone(key: string): boolean {
    if (this.#options.brands?.length) return false;
    return /^\d+$/.test(key) ? false : key.length >= 3 || (/\d/.test(key) && /\p{L}/u.test(key));
  }

  #takeMeaning(meaning: Meaning, at: number, length: number, corrected: boolean): void {
    const words = this.#typedAt(at, length);
    if (meaning.filter === "model" && meaning.brand && !this.#options.brands?.length) {
      this.#add({ filter: "brand", value: meaning.brand, words, corrected, at });
    }
    this.#add({ filter: meaning.filter, value: meaning.value, words, corrected, at });
    this.#take(at, length);
  }

  #takeBounds(bounds: Partial<Record<RangeBound, number>>, at: number, length: number): void {
    const words = this.#typedAt(at, length);
    if (bounds.yearMin !== undefined && bounds.yearMin === bounds.yearMax) {
      this.#add({ filter: "year", value: String(bounds.yearMin), words, corrected: false, at });
    } else {
      for (const [filter, value] of Object.entries(bounds)) {
        this.#add({ filter: filter as RangeBound, value: String(value), words, corrected: false, at });
      }
    }
    this.#take(at, length);
  }

  #add(reading: Reading & { at: number }): void {
    const known = this.#readings.some((one) => one.filter === reading.filter && one.value === reading.value);
    if (!known) this.#readings.push(reading);
  }

  #take(at: number, length: number): void {
    this.#taken.fill(true, at, at + length);
  }

  #typedAt(at: number, length: number): string {
    return this.#typed.slice(this.#tokens[at]?.start, this.#tokens[at + length - 1]?.end);
  }

  #correct(): void {
    const { isUnknown } = this.#options;
    if (!isUnknown) return;
    for (let at = 0; at < this.#tokens.length; at++) {
      for (let length = 3; length > 0; length--) {
        if (!this.#mayBeCorrected(at, length, isUnknown)) continue;
        const meaning = this.#nearestAt(at, length);
        if (!meaning) continue;
        // A longer phrase takes back what was read from a part of it: "range rofer" is no "range".
        this.#readings = this.#readings.filter((one) => one.at < at || one.at >= at + length);
        this.#takeMeaning(meaning, at, length, true);
        break;
      }
    }
  }

  #nearestAt(at: number, length: number): Meaning | undefined {
    const key = this.#keyAt(at, length);
    const partlyRead = this.#taken.slice(at, at + length).includes(true);
    const found = nearest(key, this.#vocabulary, partlyRead ? undefined : this.#brands);
    if (found || partlyRead) return found;
    const prefix = prefixes.find((one) => one.length > 1 && key.startsWith(one));
    return prefix ? nearest(key.slice(prefix.length), this.#vocabulary, this.#brands) : undefined;
  }

  #mayBeCorrected(at: number, length: number, isUnknown: (word: string) => boolean): boolean {
    const span = this.#tokens.slice(at, at + length);
    if (span.length < length || this.#breaksSpan(at, length)) return false;
    if (this.#literal.slice(at, at + length).includes(true)) return false;
    if (span.every(({ number }) => number !== undefined)) return false;
    const { empty, plain } = this.#vocabulary;
    if (span.some(({ text }) => empty.has(text) || plain.has(text))) return false;
    const partlyRead = this.#taken.slice(at, at + length).includes(true);
    // A word that was read is given up only for a long phrase, which is hardly near another by chance.
    if (partlyRead && this.#keyAt(at, length).length < longPhrase) return false;
    return span.some((one, i) => !this.#taken[at + i] && one.number === undefined && isUnknown(one.text));
  }

  /** A misspelt word is corrected as a whole, with the digits inside it ("ba3abda"). */
  #breaksSpan(at: number, length: number): boolean {
    const [before, first] = [this.#tokens[at - 1], this.#tokens[at]];
    const [last, next] = [this.#tokens[at + length - 1], this.#tokens[at + length]];
    return (
      before?.end === first?.start ||
      (last !== undefined && next?.start === last.end && next.number === undefined)
    );
  }

  #dropEmptyWords(): void {
    for (const [at, token] of this.#tokens.entries()) {
      const said =
        this.#vocabulary.empty.has(token.text) || this.#vocabulary.empty.has(withoutArticle(token.text));
      if (!this.#literal[at] && (said || /^[$€+]$/.test(token.text))) this.#taken[at] = true;
    }
  }

  #remaining(): string {
    const parts: string[] = [];
    let open: { start: number; end: number } | undefined;
    for (const [at, token] of this.#tokens.entries()) {
      if (this.#taken[at]) continue;
      if (open && token.start === open.end) open.end = token.end;
      else {
        if (open) parts.push(this.#typed.slice(open.start, open.end));
        open = { start: token.start, end: token.end };
      }
    }
    if (open) parts.push(this.#typed.slice(open.start, open.end));
    return parts.filter((part) => foldText(part) !== "").join(" ");
  }
}

const withoutArticle = (word: string) => word.replace(/^(ال|لل|بال)/, "");

/** Which tokens belong to one of the phrases. */
function markPhrases(tokens: readonly Token[], phrases: readonly string[]): boolean[] {
  const marked = tokens.map(() => false);
  for (const key of phrases.map(keyOf)) {
    if (!key) continue;
    for (let at = 0; at < tokens.length; at++) {
      let joined = "";
      for (let end = at; end < tokens.length && joined.length < key.length; end++) {
        joined += keyOf(tokens[end]?.text ?? "");
        if (joined === key) marked.fill(true, at, end + 1);
      }
    }
  }
  return marked;
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
