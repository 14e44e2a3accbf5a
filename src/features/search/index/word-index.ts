import { Lru } from "#platform/cache/lru.ts";
import { type Bits, keepCommon } from "./bits.ts";
import { grown } from "./growable-array.ts";
import { Posting } from "./posting.ts";
import { TokenTable } from "./token-table.ts";

/** A word is read as in conditions.ts: from three letters on anywhere in a token, a shorter one where it begins. */
const anywhereFrom = 3;
const keptWords = 2000;

interface Known {
  tokens: number[];
  /** How many of the dictionary's tokens have been looked at. */
  seen: number;
}

/**
 * Which listings have which words. A token is what stands between two spaces of `search_text`; a typed word has no
 * space, so that looking for it within tokens finds what `search_text like '%word%'` finds. There are a few thousand
 * distinct tokens, regardless of the number of listings. A slot keeps its words: other words are another slot's.
 */
export class WordIndex {
  readonly #table = new TokenTable();
  readonly #postings: Posting[] = [];
  readonly #known = new Lru<string, Known>(keptWords);
  /** How many distinct words a slot has. */
  #counts = new Uint16Array(64);

  get bytes(): number {
    return this.#postings.reduce((sum, { bytes }) => sum + bytes, this.#counts.byteLength);
  }

  /** Sets the words of a slot, larger than all that have some. */
  add(slot: number, text: string): void {
    let count = 0;
    for (let start = 0, end = 0; start < text.length; start = end + 1) {
      end = text.indexOf(" ", start);
      if (end < 0) end = text.length;
      if (end > start && this.#postingOf(text, start, end).add(slot)) count++;
    }
    this.#counts = grown(this.#counts, slot + 1);
    this.#counts[slot] = count;
  }

  /** Whether these are the words of the slot already. */
  has(slot: number, text: string): boolean {
    const tokens = new Set(text.split(" "));
    tokens.delete("");
    if (tokens.size !== this.#counts[slot]) return false;
    return tokens.values().every((token) => this.#postings[this.#table.find(token) ?? -1]?.has(slot));
  }

  /** Whether a word of some listing begins so; of one that has gone too, until all are read again. */
  hasBeginning(beginning: string): boolean {
    return this.#table.tokens.some((token) => token.startsWith(beginning));
  }

  /** Leaves of `bits` the slots that have all the words; `scratch` is as long. */
  keepMatching(words: readonly string[], bits: Bits, scratch: Bits): void {
    for (const word of words) {
      scratch.fill(0);
      for (const id of this.#tokensMatching(word)) this.#postings[id]?.addTo(scratch);
      keepCommon(bits, scratch);
    }
  }

  #postingOf(text: string, start: number, end: number): Posting {
    let number = this.#table.find(text, start, end);
    if (number === undefined) {
      // A copy: what is cut out of a text keeps all of it in memory.
      number = this.#table.add(Buffer.from(text.slice(start, end)).toString());
      this.#postings.push(new Posting());
    }
    return this.#postings[number] as Posting;
  }

  /** Tokens are only ever added, so that what was found is kept and only new ones are looked at. */
  #tokensMatching(word: string): readonly number[] {
    const known = this.#known.get(word) ?? { tokens: [], seen: 0 };
    const anywhere = [...word].length >= anywhereFrom;
    const { tokens } = this.#table;
    for (; known.seen < tokens.length; known.seen++) {
      const token = tokens[known.seen] ?? "";
      if (anywhere ? token.includes(word) : token.startsWith(word)) known.tokens.push(known.seen);
    }
    this.#known.set(word, known);
    return known.tokens;
  }
}
