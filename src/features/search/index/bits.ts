import { grown } from "./growable-array.ts";

/** A set of slots, a bit each: two sets meet 32 slots at a time. Beyond its end it has none. */
export type Bits = Uint32Array<ArrayBuffer>;

/** The words that bits for so many slots take. */
export const wordsFor = (slots: number) => (slots + 31) >>> 5;

export const hasBit = (bits: Bits, slot: number): boolean =>
  (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

/** Sets or clears a bit; returns the set, a larger one where it had no room. */
export function withBit(bits: Bits, slot: number, on: boolean): Bits {
  const at = slot >>> 5;
  const roomy = grown(bits, at + 1);
  const word = roomy[at] as number;
  roomy[at] = on ? word | (1 << (slot & 31)) : word & ~(1 << (slot & 31));
  return roomy;
}

/** Leaves of `bits` what is in `others` too. */
export function keepCommon(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] as number) & (others[at] ?? 0);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += onesIn(bits[at] as number);
  return count;
}

/** How many are in both. */
export function countCommon(bits: Bits, others: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += onesIn((bits[at] as number) & (others[at] ?? 0));
  return count;
}

function onesIn(bits: number): number {
  let word = bits - ((bits >>> 1) & 0x55555555);
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Writes the slots of the set into `slots`, ascending; returns the part that was written. */
export function slotsOf(bits: Bits, slots: Uint32Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number;
    while (word !== 0) {
      slots[count++] = (at << 5) + 31 - Math.clz32(word & -word);
      word &= word - 1;
    }
  }
  return slots.subarray(0, count);
}
