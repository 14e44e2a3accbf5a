import type { Meaning } from "./meaning.ts";
import { skeletonOf } from "./skeleton.ts";

/** Shorter names are near too much. */
export const shortestName = 4;
/** From this length on the first letter may be the one that is wrong. */
const longEnoughForFirst = 6;

/** A name that a misspelt word is compared with. */
export interface Name {
  key: string;
  meaning: Meaning;
  /** Its place in the lists: between equals the first is meant. */
  order: number;
}

/** A word as names are compared with it. */
export interface Shape {
  key: string;
  skeleton: string;
  isArabic: boolean;
  /** One bit for each letter in it (letters share bits). */
  letters: number;
}
export const shapeOf = (key: string): Shape => ({
  key,
  skeleton: skeletonOf(key),
  isArabic: isArabic(key),
  letters: lettersOf(key),
});

/**
 * The names that can be corrected to: some thousands, looked through from end to end for each misspelt word by a few numbers
 * for each name, so that it is compared with few of them. Tables of what is near would take many times as much.
 */
export class NameIndex {
  readonly #keys: string[] = [];
  readonly #meanings: Meaning[] = [];
  /** Letters, and a number of its consonants, one after the other. */
  readonly #letters: number[] = [];
  readonly #sounds: number[] = [];

  add(key: string, meaning: Meaning): void {
    if (key.length < shortestName) return;
    const { letters, skeleton } = shapeOf(key);
    this.#keys.push(key);
    this.#meanings.push(meaning);
    this.#letters.push(letters);
    this.#sounds.push(soundOf(skeleton));
  }

  /** The names that so many slips can lead to, or that sound the same; a few more than those. */
  like(word: Shape, slips: number): Name[] {
    const { key, skeleton, letters } = word;
    const sound = soundOf(skeleton);
    const begins = firstOf(sound);
    const found: Name[] = [];
    for (let order = 0; order < this.#keys.length; order++) {
      const name = this.#keys[order] as string;
      const itsSound = this.#sounds[order] as number;
      if (itsSound !== sound) {
        if (Math.abs(name.length - key.length) > slips) continue;
        if (differingLetters(letters, this.#letters[order] as number) > 2 * slips) continue;
        const beginsAlike = name[0] === key[0] || firstOf(itsSound) === begins;
        if (!beginsAlike && !(key.length >= longEnoughForFirst && differsInFirst(key, name))) continue;
        if (isArabic(name) !== word.isArabic) continue;
      }
      found.push({ key: name, meaning: this.#meanings[order] as Meaning, order });
    }
    return found;
  }
}

/** One slip in the first letter: another one, one too many, one missing, or swapped with the second. */
function differsInFirst(key: string, name: string): boolean {
  const [rest, itsRest] = [key.slice(1), name.slice(1)];
  const isSwapped = name === `${rest.slice(0, 1)}${key.slice(0, 1)}${key.slice(2)}`;
  return rest === itsRest || rest === name || key === itsRest || isSwapped;
}

/** A number for consonants: equal for equal ones, and with the first of them at its end. Small, so that lists of them are. */
function soundOf(skeleton: string): number {
  let sound = 0;
  for (let at = 1; at < skeleton.length; at++)
    sound = (Math.imul(sound, 31) + skeleton.charCodeAt(at)) & 0x3fffff;
  return sound * 256 + ((skeleton.charCodeAt(0) || 0) & 255);
}
const firstOf = (sound: number) => sound & 255;

export const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);

/** Of two words so many slips apart, at most twice as many bits differ. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 30);
  return letters;
}

function differingLetters(a: number, b: number): number {
  let count = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count++;
  return count;
}
