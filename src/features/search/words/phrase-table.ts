import type { Meaning } from "./meaning.ts";

/** What phrases mean, by what they are looked up by. Nearly all mean one thing, which takes no list. */
export class PhraseTable {
  readonly #meanings = new Map<string, Meaning | Meaning[]>();

  get size(): number {
    return this.#meanings.size;
  }

  has(key: string): boolean {
    return this.#meanings.has(key);
  }

  get(key: string): readonly Meaning[] {
    const found = this.#meanings.get(key);
    return found === undefined ? [] : Array.isArray(found) ? found : [found];
  }

  /** Behind the meanings that it has; false where it has this one. */
  add(key: string, meaning: Meaning): boolean {
    const before = this.get(key);
    const isKnown = before.some(
      (one) => one.filter === meaning.filter && one.value === meaning.value && one.brand === meaning.brand,
    );
    if (!isKnown) this.#meanings.set(key, before.length === 0 ? meaning : [...before, meaning]);
    return !isKnown;
  }

  /** In place of what it meant. */
  set(key: string, meaning: Meaning): void {
    this.#meanings.set(key, meaning);
  }

  sort(compare: (a: Meaning, b: Meaning) => number): void {
    for (const found of this.#meanings.values()) if (Array.isArray(found)) found.sort(compare);
  }
}
