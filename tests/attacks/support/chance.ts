/** Chance that is the same in every run: what fails has to do with what was changed. */
export const seed = Number(process.env.ATTACK_SEED ?? 20_261_122);
/** How many times as much is tried; for a hunt. */
export const times = Number(process.env.ATTACK_TIMES ?? 1);

export interface Chance {
  below(count: number): number;
  pick<T>(from: readonly T[]): T | undefined;
  /** So many different ones of them, in any order. */
  some<T>(from: readonly T[], count: number): T[];
}

/** A stream of chance of its own for each name, so that one operation more does not change what others are tried with. */
export function chanceOf(name: string): Chance {
  let state = seed >>> 0;
  for (const character of name)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  /** Mulberry32. */
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    pick: (from) => from[below(from.length)],
    some(from, count) {
      const left = [...from];
      const chosen = [];
      while (left.length > 0 && chosen.length < count) chosen.push(...left.splice(below(left.length), 1));
      return chosen;
    },
  };
}
