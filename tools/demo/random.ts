import { createHash } from "node:crypto";

/** FNV-1a with a last mix: four well spread words from a short text. */
function wordsOf(text: string): [number, number, number, number] {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  const word = (salt: number): number => {
    let mixed = Math.imul(hash ^ salt, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
  return [word(0x9e3779b9), word(0x243f6a88), word(0xb7e15162), word(0x1b873593)];
}

/** Numbers that look random and are the same for the same seed, on every machine (sfc32). */
export class Random {
  readonly #state: [number, number, number, number];

  constructor(seed: string) {
    this.#state = wordsOf(seed);
    for (let round = 0; round < 12; round++) this.next();
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    const state = this.#state;
    const [a, b, c, d] = state;
    const sum = (a + b + d) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = ((c << 21) | (c >>> 11)) + sum;
    state[3] = (d + 1) | 0;
    return (sum >>> 0) / 4_294_967_296;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  /** Around 0 with deviation 1, never further out than 3. */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return Math.max(-3, Math.min(3, radius * Math.cos(2 * Math.PI * this.next())));
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  }

  digits(count: number): string {
    let text = "";
    for (let at = 0; at < count; at++) text += this.int(0, 9);
    return text;
  }

  hex(count: number): string {
    let text = "";
    while (text.length < count)
      text += Math.floor(this.next() * 65_536)
        .toString(16)
        .padStart(4, "0");
    return text.slice(0, count);
  }

  /** In place. */
  shuffle<Item>(items: Item[]): Item[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.int(0, last);
      [items[last], items[other]] = [items[other] as Item, items[last] as Item];
    }
    return items;
  }

  /** An identifier of version 7: it begins with the moment, so that rows lie in the index as they were written. */
  uuidAt(moment: Date): string {
    const time = moment.getTime().toString(16).padStart(12, "0");
    const variant = "89ab".charAt(this.int(0, 3));
    return `${time.slice(0, 8)}-${time.slice(8)}-7${this.hex(3)}-${variant}${this.hex(3)}-${this.hex(12)}`;
  }
}

/** Draws items by weight; the table is made once. */
export class Weighted<Item> {
  readonly #items: readonly Item[];
  readonly #sums: Float64Array;

  constructor(items: readonly Item[], weightOf: (item: Item) => number) {
    this.#items = items;
    let sum = 0;
    this.#sums = Float64Array.from(items, (item) => (sum += weightOf(item)));
  }

  draw(random: Random): Item {
    const wanted = random.next() * (this.#sums.at(-1) ?? 0);
    let low = 0;
    let high = this.#sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    const item = this.#items[low];
    if (item === undefined) throw new RangeError("nothing to draw from");
    return item;
  }
}

/** The same small whole number for the same text. */
export const hashOf = (text: string): number => wordsOf(text)[0];

/** An identifier that follows from a text: the same text, the same identifier (version 8, from SHA-256). */
export function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  const variant = "89ab".charAt(Number.parseInt(hex.charAt(16), 16) & 3);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
