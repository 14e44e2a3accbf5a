import { Lru } from "#platform/cache/lru.ts";
import { grown } from "./growable-array.ts";
import { Posting } from "./posting.ts";

/** A word is read as in conditions.ts: from three letters on anywhere in a token, a shorter one where it begins. */
const anywhereFrom = 3;
const keptWords = 2000;
/** Words of removed listings stay in the pool until this much is in vain, and more than is in use. */
const leastWaste = 100_000;

interface Known {
  tokens: number[];
  /** How many of the dictionary's tokens have been looked at. */
  seen: number;
}

/**
 * Which listings have which words. A token is what stands between two spaces of `search_text`; a typed word has no
 * space, so that looking for it within tokens finds what `search_text like '%word%'` finds. There are a few thousand
 * distinct tokens, regardless of the number of listings.
 */
export class WordIndex {
  readonly #ids = new Map<string, number>();
  readonly #tokens: string[] = [];
  readonly #postings: Posting[] = [];
  readonly #known = new Lru<string, Known>(keptWords);

  // The tokens of each slot, one after another: to take a listing out, its words must be known.
  #pool = new Uint32Array(1024);
  #used = 0;
  #wasted = 0;
  #starts = new Uint32Array(64);
  #counts = new Uint16Array(64);

  /** Sets the words of a slot that has none. */
  add(slot: number, text: string): void {
    const tokens = new Set(text.split(" "));
    tokens.delete("");
    this.#starts = grown(this.#starts, slot + 1);
    this.#counts = grown(this.#counts, slot + 1);
    this.#pool = grown(this.#pool, this.#used + tokens.size);
    this.#starts[slot] = this.#used;
    this.#counts[slot] = tokens.size;
    for (const token of tokens) {
      const id = this.#idOf(token);
      this.#pool[this.#used++] = id;
      this.#postings[id]?.add(slot);
    }
  }

  remove(slot: number): void {
    for (const id of this.#tokensOf(slot)) this.#postings[id]?.remove(slot);
    this.#wasted += this.#counts[slot] ?? 0;
    this.#counts[slot] = 0;
    if (this.#wasted > Math.max(leastWaste, this.#used / 2)) this.#compact();
  }

  /** Whether these are the words of the slot already. */
  has(slot: number, text: string): boolean {
    const tokens = new Set(text.split(" "));
    tokens.delete("");
    const stored = this.#tokensOf(slot);
    if (stored.length !== tokens.size) return false;
    return stored.every((id) => tokens.has(this.#tokens[id] ?? ""));
  }

  /** Whether a word of some listing begins so. */
  hasBeginning(beginning: string): boolean {
    return this.#tokens.some((token, id) => token.startsWith(beginning) && this.#postings[id]?.length !== 0);
  }

  /** Sets `marks` of every slot that has all the words to their number, using it as scratch; slots start at 0. */
  mark(words: readonly string[], marks: Uint8Array): void {
    marks.fill(0);
    // The rarest first: the others then mark few.
    const postings = words.map((word) =>
      this.#tokensMatching(word).flatMap((id) => this.#postings[id] ?? []),
    );
    const size = (list: readonly Posting[]) => list.reduce((sum, { length }) => sum + length, 0);
    for (const [before, list] of postings.toSorted((a, b) => size(a) - size(b)).entries()) {
      for (const { slots } of list) {
        for (let i = 0; i < slots.length; i++) {
          const slot = slots[i] as number;
          if (marks[slot] === before) marks[slot] = before + 1;
        }
      }
    }
  }

  #idOf(token: string): number {
    let id = this.#ids.get(token);
    if (id === undefined) {
      id = this.#tokens.length;
      this.#ids.set(token, id);
      this.#tokens.push(token);
      this.#postings.push(new Posting());
    }
    return id;
  }

  #tokensOf(slot: number): Uint32Array {
    const start = this.#starts[slot] ?? 0;
    return this.#pool.subarray(start, start + (this.#counts[slot] ?? 0));
  }

  /** Tokens are only ever added, so that what was found is kept and only new ones are looked at. */
  #tokensMatching(word: string): readonly number[] {
    const known = this.#known.get(word) ?? { tokens: [], seen: 0 };
    const anywhere = [...word].length >= anywhereFrom;
    for (; known.seen < this.#tokens.length; known.seen++) {
      const token = this.#tokens[known.seen] ?? "";
      if (anywhere ? token.includes(word) : token.startsWith(word)) known.tokens.push(known.seen);
    }
    this.#known.set(word, known);
    return known.tokens;
  }

  #compact(): void {
    const pool = new Uint32Array(this.#used - this.#wasted + leastWaste);
    let used = 0;
    for (let slot = 0; slot < this.#counts.length; slot++) {
      const tokens = this.#tokensOf(slot);
      pool.set(tokens, used);
      this.#starts[slot] = used;
      used += tokens.length;
    }
    this.#pool = pool;
    this.#used = used;
    this.#wasted = 0;
  }
}
