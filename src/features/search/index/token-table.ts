/** Numbers for the words of texts, in order of appearance. A word is found where it stands in its text: cutting it out costs more. */
export class TokenTable {
  readonly tokens: string[] = [];
  /** Where a word is looked for, and from there on: its number and one, or 0 where none is. */
  #places = new Uint32Array(1024);

  /** The number of the word from `start` to `end`; undefined when there is none. */
  find(text: string, start = 0, end = text.length): number | undefined {
    const place = this.#places[this.#placeOf(text, start, end)] as number;
    return place === 0 ? undefined : place - 1;
  }

  /** A number for a word that has none. */
  add(token: string): number {
    const number = this.tokens.push(token) - 1;
    if (this.tokens.length * 2 > this.#places.length) {
      this.#places = new Uint32Array(this.#places.length * 2);
      for (const [at, one] of this.tokens.entries()) this.#places[this.#placeOf(one, 0, one.length)] = at + 1;
    }
    this.#places[this.#placeOf(token, 0, token.length)] = number + 1;
    return number;
  }

  #placeOf(text: string, start: number, end: number): number {
    let hash = end - start;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
    const last = this.#places.length - 1;
    for (; ; hash++) {
      const number = (this.#places[hash & last] as number) - 1;
      if (number < 0) return hash & last;
      const token = this.tokens[number] as string;
      if (token.length === end - start && text.startsWith(token, start)) return hash & last;
    }
  }
}
