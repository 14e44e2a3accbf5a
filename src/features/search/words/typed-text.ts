import { foldText } from "#text/fold.ts";
import { keyOf, type Token, tokensOf } from "./tokens.ts";

/** A search as it was typed, cut into tokens. */
export class TypedText {
  readonly tokens: readonly Token[];
  readonly #typed: string;
  /** All tokens written together, and where each begins in it: a phrase is looked up at every place. */
  readonly #joined: string;
  readonly #starts: readonly number[];
  readonly #literal: readonly boolean[];

  /** @param literal Phrases to leave as they stand. */
  constructor(typed: string, literal: readonly string[]) {
    this.#typed = typed;
    this.tokens = tokensOf(typed);
    this.#joined = this.tokens.map(({ text }) => text).join("");
    this.#starts = startsOf(this.tokens.map(({ text }) => text));
    this.#literal = markPhrases(this.tokens, literal);
  }

  get length(): number {
    return this.tokens.length;
  }

  /** What the phrase of so many tokens is looked up by. */
  keyAt(at: number, length: number): string {
    return this.#joined.slice(this.#starts[at], this.#starts[at + length]);
  }

  wordsAt(at: number, length: number): string {
    return this.#typed.slice(this.tokens[at]?.start, this.tokens[at + length - 1]?.end);
  }

  isLiteral(at: number, length = 1): boolean {
    return this.#literal.slice(at, at + length).includes(true);
  }

  /** Whether a token is written together with the one before it: the "200" of "c200". */
  isGlued(at: number): boolean {
    const [before, token] = [this.tokens[at - 1], this.tokens[at]];
    return before !== undefined && before.end === token?.start;
  }

  /** The tokens that are not taken, as typed. */
  without(taken: readonly boolean[]): string {
    const parts: string[] = [];
    for (let at = 0; at < this.tokens.length; at++) {
      if (taken[at]) continue;
      let length = 1;
      while (this.isGlued(at + length) && !taken[at + length]) length++;
      parts.push(this.wordsAt(at, length));
      at += length - 1;
    }
    return parts.filter((part) => foldText(part) !== "").join(" ");
  }
}

/** Where each part begins when they are written together; the last is where all end. */
function startsOf(parts: readonly string[]): number[] {
  const starts = [0];
  for (const part of parts) starts.push((starts.at(-1) ?? 0) + part.length);
  return starts;
}

/** Which tokens belong to one of the phrases. */
function markPhrases(tokens: readonly Token[], phrases: readonly string[]): boolean[] {
  const marked = tokens.map(() => false);
  if (phrases.length === 0) return marked;
  const keys = tokens.map(({ text }) => keyOf(text));
  const joined = keys.join("");
  const starts = startsOf(keys);
  for (const key of new Set(phrases.map(keyOf))) {
    if (!key) continue;
    for (let found = joined.indexOf(key); found >= 0; found = joined.indexOf(key, found + 1)) {
      const [first, end] = [starts.indexOf(found), starts.indexOf(found + key.length)];
      if (first >= 0 && end >= 0) marked.fill(true, first, end);
    }
  }
  return marked;
}
