import { type Bits, hasBit, keepEither, slotsOf, withBit } from "./bits.ts";
import { grown } from "./growable-array.ts";

/** Shorter lists stay lists: a word seldom is as frequent as it looks at first. */
const leastDense = 64;
/** A slot takes 32 bits in a list. Between these shares of the slots it stays as it is, so as not to go to and fro. */
const [denseFrom, listBelow] = [1 / 24, 1 / 40];

/** The slots of the listings that have a word, which come in ascending order: a list, or bits once those are smaller. */
export class Posting {
  #array = new Uint32Array(4);
  #isDense = false;
  #length = 0;
  #last = -1;

  get length(): number {
    return this.#length;
  }

  get bytes(): number {
    return this.#array.byteLength;
  }

  /** Whether it was not there yet. No slot may be smaller than one before it. */
  add(slot: number): boolean {
    if (slot === this.#last) return false;
    if (this.#isDense ? slot >>> 5 >= this.#array.length : this.#length === this.#array.length)
      this.#choose(slot);
    if (this.#isDense) this.#array = withBit(this.#array, slot, true);
    else {
      this.#array = grown(this.#array, this.#length + 1);
      this.#array[this.#length] = slot;
    }
    this.#last = slot;
    this.#length++;
    return true;
  }

  has(slot: number): boolean {
    if (this.#isDense) return hasBit(this.#array, slot);
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#array[middle] as number) < slot) low = middle + 1;
      else high = middle;
    }
    return low < this.#length && this.#array[low] === slot;
  }

  /** Adds its slots to a set that has room for them. */
  addTo(bits: Bits): void {
    const array = this.#array;
    if (this.#isDense) {
      keepEither(bits, array);
      return;
    }
    for (let i = 0; i < this.#length; i++) {
      const slot = array[i] as number;
      bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31));
    }
  }

  /** When it has to grow: as a list or as bits, whichever takes less. */
  #choose(slot: number): void {
    const least = slot * (this.#isDense ? listBelow : denseFrom);
    const dense = this.#length >= leastDense && this.#length > least;
    if (dense === this.#isDense) return;
    const slots = this.#isDense ? listOf(this.#array, this.#length) : this.#array;
    this.#array = dense ? new Uint32Array((slot >>> 5) + 1) : slots;
    this.#isDense = dense;
    if (dense)
      for (const one of slots.subarray(0, this.#length)) this.#array = withBit(this.#array, one, true);
  }
}

function listOf(bits: Bits, length: number): Uint32Array<ArrayBuffer> {
  const slots = new Uint32Array(length);
  slotsOf(bits, slots);
  return slots;
}
