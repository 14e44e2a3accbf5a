import type { VehicleType } from "#features/reference/enumerations.ts";
import { readAround } from "./around.ts";
import { closer, type Phrase } from "./closer.ts";
import { correct } from "./correct.ts";
import type { Meaning } from "./meaning.ts";
import type { Distance } from "./nearest.ts";
import { negations, othersThan } from "./negation.ts";
import { phraseAt } from "./number-words.ts";
import { readNumber } from "./numbers.ts";
import { prefixes, withoutArticle } from "./prefixes.ts";
import { type Reading, Readings } from "./readings.ts";
import { TypedText } from "./typed-text.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";

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
  /** Whether anything of the model is listed: no slip is taken for one of which there is nothing. */
  isListed?: (model: string) => boolean;
  /** How far two spellings are apart; editDistance unless given. */
  distance?: Distance;
}

const longestPhrase = 6;

/**
 * Reads what was typed, in Arabic, English or Arabizi, as filters: the longest phrase that is in the lists first,
 * then numbers, then (see isUnknown) the nearest name to a misspelt word.
 */
export function readWords(typed: string, options: ReadOptions): WordsRead {
  return new Reader(typed, options).read();
}

class Reader {
  readonly #text: TypedText;
  readonly #options: ReadOptions;
  readonly #vocabulary: Vocabulary;
  /** Whether a family may be meant by two or three letters without its brand: "glc" alone, not in "accent gls". */
  #takesShort = false;
  #readings: Readings;
  #brands: Set<string>;

  constructor(typed: string, options: ReadOptions) {
    this.#text = new TypedText(typed, options.literal ?? []);
    this.#options = options;
    this.#vocabulary = vocabularyOf(options.vehicleType);
    this.#brands = new Set(options.brands);
    this.#readings = this.#noReadings();
  }

  read(): WordsRead {
    this.#readExactly();
    const found = this.#readings.valuesOf("brand").filter((brand) => !this.#brands.has(brand));
    if (found.length > 0) {
      // Again with the brands, wherever they stand: "320 bmw" is read like "bmw 320".
      this.#brands = new Set([...this.#brands, ...found]);
      this.#readExactly();
    } else if (this.#brands.size === 0) {
      this.#takesShort = true;
      this.#readExactly();
    }
    const { isUnknown, isListed, distance } = this.#options;
    if (isUnknown) {
      correct({
        text: this.#text,
        readings: this.#readings,
        vocabulary: this.#vocabulary,
        brands: this.#brands,
        isUnknown,
        ...(isListed && { isListed }),
        ...(distance && { distance }),
      });
    }
    this.#dropEmptyWords();
    return { readings: this.#readings.inOrder(), text: this.#readings.remaining() };
  }

  #noReadings(): Readings {
    return new Readings(this.#text, (this.#options.brands?.length ?? 0) > 0);
  }

  #readExactly(): void {
    this.#readings = this.#noReadings();
    for (let at = 0; at < this.#text.length; ) at += this.#readAt(at) || 1;
  }

  /** How many tokens were dealt with; 0 when nothing begins here. */
  #readAt(at: number): number {
    if (this.#text.isLiteral(at)) return 0;
    const around = readAround(this.#text.tokens, at, (next) => this.#phraseAt(next));
    if (around && !this.#text.isLiteral(at, around.taken)) {
      this.#readings.addAround(around, at);
      return around.taken;
    }
    const phrase = this.#phraseAt(at);
    const { vehicleType, now } = this.#options;
    const number = this.#breaksCode(at) ? undefined : readNumber(this.#text.tokens, at, vehicleType, now);
    const free = number && !this.#text.isLiteral(at, number.taken) ? number : undefined;
    if (phrase && !(free?.bounds && this.#numberGoesFirst(at, phrase, free.taken))) {
      const { meaning, length } = closer(this.#text, this.#vocabulary, phrase, at);
      if (meaning.not) this.#readings.addNot(meaning, at, length);
      else this.#readings.addMeaning(meaning, at, length);
      return length;
    }
    if (free?.bounds) this.#readings.addBounds(free.bounds, at, free.taken);
    return free?.taken ?? this.#negatedAt(at);
  }

  /** "Not automatic": what it must not be, or text where no filter says so; never what it was refused. */
  #negatedAt(at: number): number {
    const negation = phraseAt(this.#text.tokens, at, negations);
    if (!negation) return 0;
    let start = at + negation.length;
    while (this.#text.tokens[start] && this.#vocabulary.empty.has(this.#text.tokens[start]?.text ?? ""))
      start++;
    const phrase = start < this.#text.length ? this.#phraseAt(start) : undefined;
    if (!phrase) return 0;
    const { meaning, length } = phrase;
    const taken = start + length - at;
    if (meaning.filter === "sort" || meaning.not || !othersThan(meaning.filter, meaning.value)) {
      this.#readings.keepAsText(at, taken);
      return taken;
    }
    this.#readings.addNot(meaning, at, taken);
    return taken;
  }

  /** Whether a number stands inside a code that means nothing here: "c2015" is no year, "bmw2015" says one. */
  #breaksCode(at: number): boolean {
    const before = this.#text.tokens[at - 1]?.text ?? "";
    const isCode = /^\p{L}{1,2}$/u.test(before) && !this.#vocabulary.empty.has(before);
    return isCode && this.#text.isGlued(at) && !this.#readings.isTaken(at - 1);
  }

  /** "2008" is a year, unless it follows Peugeot; "from 2015" is no model at all. */
  #numberGoesFirst(at: number, phrase: Phrase, taken: number): boolean {
    if (taken > phrase.length) return true;
    const onlyNumber = phrase.length === 1 && this.#text.tokens[at]?.number !== undefined;
    if (!onlyNumber || phrase.meaning.filter !== "model") return phrase.length === taken && onlyNumber;
    const before = this.#readings.last();
    const follows = at > 0 && this.#readings.isTaken(at - 1) && before?.filter === "brand";
    return !(follows && before.value === phrase.meaning.brand);
  }

  #phraseAt(at: number): Phrase | undefined {
    const most = Math.min(longestPhrase, this.#text.length - at);
    for (let length = most; length > 0; length--) {
      if (this.#text.isLiteral(at, length) || this.#breaksWord(at, length)) continue;
      const key = this.#text.keyAt(at, length);
      const meaning = this.#meaningOf(key, length) ?? this.#withoutPrefix(key, length);
      if (meaning) return { meaning, length };
    }
    return undefined;
  }

  /** A phrase ends where a word ends: "go" is not read out of "go2car"; before a number it may end ("bmw320"). */
  #breaksWord(at: number, length: number): boolean {
    if (this.#text.isGlued(at) && !this.#readings.isTaken(at - 1)) return true;
    if (!this.#text.isGlued(at + length)) return false;
    // "Audi A" is not read out of "Audi A4".
    const isShort = [...(this.#text.tokens[at + length - 1]?.text ?? "")].length < 3;
    return isShort || this.#text.tokens[at + length]?.number === undefined;
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
    if (meanings.length === 0) return undefined;
    const common = length === 1 && this.#vocabulary.empty.has(key);
    const ofBrand = meanings.find((one) => one.filter === "model" && this.#brands.has(one.brand ?? ""));
    const [first] = meanings;
    if (first && first.filter !== "model" && !common) return first;
    if (ofBrand) return ofBrand;
    // Beside no brand "coupe" is a body, though a maker has a model of that name.
    const other = meanings.find((one) => one.filter !== "model");
    if (other && !common) return other;
    return meanings.find((one) => !common && (one.filter !== "model" || this.#standsAlone(key, one)));
  }

  /** Whether a model can be meant without its brand: not "3", "is" or "500", but "c200" and "corolla". */
  #standsAlone(key: string, { family }: Meaning): boolean {
    if (this.#options.brands?.length) return false;
    if (family && key.length <= 3 && /^\p{L}+$/u.test(key)) return key.length > 1 && this.#takesShort;
    return /^\d+$/.test(key) ? false : key.length >= 3 || (/\d/.test(key) && /\p{L}/u.test(key));
  }

  #dropEmptyWords(): void {
    const { empty } = this.#vocabulary;
    for (let at = 0; at < this.#text.length; at++) {
      if (this.#readings.isTaken(at)) continue;
      // A word with digits in it ("ma3") is several tokens.
      let length = 1;
      while (this.#text.isGlued(at + length) && !this.#readings.isTaken(at + length)) length++;
      const text = this.#text.keyAt(at, length);
      const saysNothing = empty.has(text) || empty.has(withoutArticle(text)) || /^[$€+]$/.test(text);
      if (saysNothing && !this.#text.isLiteral(at, length)) this.#readings.take(at, length);
      at += length - 1;
    }
  }
}
