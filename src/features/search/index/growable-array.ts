export type Numbers = Uint16Array | Int32Array | Uint32Array | Float64Array;

/** The array itself when it holds `length` numbers, else a copy with a fifth more room than needed. */
export function grown<T extends Numbers>(array: T, length: number): T {
  if (length <= array.length) return array;
  const larger = new (array.constructor as new (length: number) => T)(Math.ceil(length * 1.2) + 4);
  larger.set(array);
  return larger;
}
