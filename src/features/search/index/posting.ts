import { grown } from "./growable-array.ts";

/** The slots of the listings that have a word, ascending: a slot is found by halving, wherever it stands. */
export class Posting {
  #slots = new Uint32Array(4);
  #length = 0;

  get slots(): Uint32Array {
    return this.#slots.subarray(0, this.#length);
  }

  get length(): number {
    return this.#length;
  }

  add(slot: number): void {
    const at = this.#placeOf(slot);
    if (at < this.#length && this.#slots[at] === slot) return;
    this.#slots = grown(this.#slots, this.#length + 1);
    this.#slots.copyWithin(at + 1, at, this.#length);
    this.#slots[at] = slot;
    this.#length++;
  }

  remove(slot: number): void {
    const at = this.#placeOf(slot);
    if (at === this.#length || this.#slots[at] !== slot) return;
    this.#slots.copyWithin(at, at + 1, this.#length);
    this.#length--;
  }

  /** Where the slot is or belongs. The end is looked at first: while an index is built, slots only grow. */
  #placeOf(slot: number): number {
    let [low, high] = [0, this.#length];
    if (high === 0 || (this.#slots[high - 1] as number) < slot) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#slots[middle] as number) < slot) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
