import { type Bits, keepEither, withBit } from "./bits.ts";
import { Posting } from "./posting.ts";

/** The slots that have each value of a column, by its code: what a filter over the column is made of. */
export interface ValueSets {
  readonly bytes: number;
  /** A slot has this code now, in place of one before; 0 is none. */
  move(slot: number, before: number, code: number): void;
  /** Adds the slots of a code to a set that has room for them. */
  addTo(bits: Bits, code: number): void;
}

/** Of few values: a bit for every slot. */
export class FewValueSets implements ValueSets {
  readonly #sets: Bits[] = [];

  get bytes(): number {
    return this.#sets.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  move(slot: number, before: number, code: number): void {
    if (before === code) return;
    if (before > 0) this.#put(slot, before, false);
    if (code > 0) this.#put(slot, code, true);
  }

  addTo(bits: Bits, code: number): void {
    const set = this.#sets[code];
    if (set) keepEither(bits, set);
  }

  #put(slot: number, code: number, on: boolean): void {
    while (this.#sets.length <= code) this.#sets.push(new Uint32Array(0));
    this.#sets[code] = withBit(this.#sets[code] as Bits, slot, on);
  }
}

/** Of any number of values, of which most are rare. A slot keeps its value: another is another slot's, as with words. */
export class ManyValueSets implements ValueSets {
  readonly #postings: Posting[] = [];

  get bytes(): number {
    return this.#postings.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  move(slot: number, before: number, code: number): void {
    if (before === code || code === 0) return;
    while (this.#postings.length <= code) this.#postings.push(new Posting());
    this.#postings[code]?.add(slot);
  }

  addTo(bits: Bits, code: number): void {
    this.#postings[code]?.addTo(bits);
  }
}
