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

/** Leaves of `bits` what is not in `others`. */
export function dropCommon(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] as number) & ~(others[at] ?? 0);
}

/** Of `base`: what is in every one of `filters`, and `near` it, what a single one of them lacks. */
export function splitByMisses(base: Bits, filters: readonly Bits[], all: Bits, near: Bits): void {
  all.set(base);
  near.fill(0);
  for (const filter of filters) {
    for (let at = 0; at < all.length; at++) {
      const passing = all[at] as number;
      const has = filter[at] as number;
      near[at] = ((near[at] as number) & has) | (passing & ~has);
      all[at] = passing & has;
    }
  }
}

/** Writes into `missed` what of `near` this filter lacks and, where there is one, another has; returns how many. */
export function onlyMissed(near: Bits, filter: Bits, other: Bits | undefined, missed: Bits): number {
  let count = 0;
  for (let at = 0; at < near.length; at++) {
    const word = (near[at] as number) & ~(filter[at] as number) & (other ? (other[at] as number) : -1);
    missed[at] = word;
    count += onesIn(word);
  }
  return count;
}

/** Turns the second of two sets into what `every` has beside both. */
export function restOf(every: Bits, one: Bits, other: Bits): Bits {
  for (let at = 0; at < other.length; at++)
    other[at] = (every[at] as number) & ~((one[at] as number) | (other[at] as number));
  return other;
}

/** Moves what two sets have in common out of the first into a third. */
export function moveCommon(bits: Bits, others: Bits, into: Bits): void {
  for (let at = 0; at < bits.length; at++) {
    const common = (bits[at] as number) & (others[at] ?? 0);
    into[at] = (into[at] ?? 0) | common;
    bits[at] = (bits[at] as number) & ~common;
  }
}

/** Adds to `bits` what is in `others`, as far as there is room. */
export function keepEither(bits: Bits, others: Bits): void {
  const end = Math.min(bits.length, others.length);
  for (let at = 0; at < end; at++) bits[at] = (bits[at] as number) | (others[at] as number);
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

/** Takes these slots out of the set. */
export function dropSlots(bits: Bits, slots: Uint32Array): void {
  for (const slot of slots) bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

/** Writes the slots of the set into `slots`, ascending; returns the part that was written. */
export const slotsOf = (bits: Bits, slots: Uint32Array): Uint32Array => commonSlots(bits, bits, slots);

/** The same of what two sets have in common. */
export function commonSlots(bits: Bits, others: Bits, slots: Uint32Array): Uint32Array {
  let count = 0;
  const end = Math.min(bits.length, others.length);
  for (let at = 0; at < end; at++) {
    for (let word = (bits[at] as number) & (others[at] as number); word !== 0; word &= word - 1)
      slots[count++] = (at << 5) + 31 - Math.clz32(word & -word);
  }
  return slots.subarray(0, count);
}
