import type { Meaning } from "./meaning.ts";
import { skeletonOf } from "./skeleton.ts";

/** A name that a misspelt word is compared with. */
export interface Name {
  key: string;
  skeleton: string;
  isArabic: boolean;
  /** One bit for each letter in it (letters share bits). */
  letters: number;
  meaning: Meaning;
  /** Its place in the lists: between equals the first is meant. */
  order: number;
}

/** Shorter names are near too much. */
export const shortestName = 4;
/** From this length on the first letter may be the one that is wrong. */
const longEnoughForFirst = 6;

/**
 * The names that can be corrected to, laid out so that a misspelt word is compared with few of them: those of its
 * script and about its length that begin like it, and those with the same consonants.
 */
export class NameIndex {
  readonly #byBeginning = new Map<string, Name[]>();
  readonly #bySkeleton = new Map<string, Name[]>();
  readonly #byKey = new Map<string, Name[]>();
  readonly #byRest = new Map<string, Name[]>();
  #size = 0;

  add(key: string, meaning: Meaning): void {
    if (key.length < shortestName) return;
    const skeleton = skeletonOf(key);
    const arabic = isArabic(key);
    const name: Name = {
      key,
      skeleton,
      isArabic: arabic,
      letters: lettersOf(key),
      meaning,
      order: this.#size++,
    };
    for (const beginning of beginningsOf(key, skeleton)) {
      put(this.#byBeginning, place(arabic, key.length, beginning), name);
    }
    put(this.#bySkeleton, skeleton, name);
    put(this.#byKey, key, name);
    put(this.#byRest, key.slice(1), name);
  }

  /** The names that so many slips can lead to, or that sound the same; a few more than those. */
  like(key: string, skeleton: string, slips: number): Set<Name> {
    const found = new Set(this.#bySkeleton.get(skeleton));
    const arabic = isArabic(key);
    const beginnings = beginningsOf(key, skeleton);
    for (let length = key.length - slips; length <= key.length + slips; length++) {
      for (const beginning of beginnings) {
        for (const name of this.#byBeginning.get(place(arabic, length, beginning)) ?? []) found.add(name);
      }
    }
    if (key.length >= longEnoughForFirst) for (const name of this.#withOtherFirst(key)) found.add(name);
    return found;
  }

  /** One slip in the first letter: another one, one too many, one missing, or swapped with the second. */
  #withOtherFirst(key: string): Name[] {
    const rest = key.slice(1);
    const swapped = `${rest.slice(0, 1)}${key.slice(0, 1)}${key.slice(2)}`;
    return [
      this.#byRest.get(rest),
      this.#byKey.get(rest),
      this.#byRest.get(key),
      this.#byKey.get(swapped),
    ].flatMap((names) => names ?? []);
  }
}

export const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);

/** Of two words so many slips apart, at most twice as many bits differ. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

export function differingLetters(a: number, b: number): number {
  let count = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** A word begins like another when its first letter, or its first sound, is the same. */
const beginningsOf = (key: string, skeleton: string) => [`letter ${key[0]}`, `sound ${skeleton[0]}`];
const place = (arabic: boolean, length: number, beginning: string) => `${arabic} ${length} ${beginning}`;

function put(map: Map<string, Name[]>, key: string, name: Name): void {
  const names = map.get(key);
  if (names) names.push(name);
  else map.set(key, [name]);
}
