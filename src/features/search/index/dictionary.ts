/** Codes for the values of a column, small numbers in order of appearance. Code 0 is "no value". */
export class Dictionary {
  readonly #codes = new Map<string, number>();
  readonly values: (string | null)[] = [null];

  /** The code of a value, a new one when it is new. */
  add(value: string | null): number {
    if (value === null) return 0;
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.values.length;
    this.#codes.set(value, code);
    this.values.push(value);
    return code;
  }

  /** Undefined for a value that no listing has had yet. */
  codeOf(value: string): number | undefined {
    return this.#codes.get(value);
  }

  get size(): number {
    return this.values.length;
  }
}
