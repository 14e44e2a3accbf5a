/** Symmetric matrices as rows of numbers, positive definite: all that a fit asks of them. */

/** The inverse, by Cholesky's way. */
export function inverse(matrix: Float64Array, size: number): Float64Array {
  const lower = matrix.slice();
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[i * size + j] as number;
      for (let k = 0; k < j; k++) sum -= (lower[i * size + k] as number) * (lower[j * size + k] as number);
      lower[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (lower[j * size + j] as number);
    }
  }
  const result = new Float64Array(size * size);
  const column = new Float64Array(size);
  for (let unit = 0; unit < size; unit++) {
    for (let i = 0; i < size; i++) {
      let sum = i === unit ? 1 : 0;
      for (let k = 0; k < i; k++) sum -= (lower[i * size + k] as number) * (column[k] as number);
      column[i] = sum / (lower[i * size + i] as number);
    }
    for (let i = size - 1; i >= 0; i--) {
      let sum = column[i] as number;
      for (let k = i + 1; k < size; k++) sum -= (lower[k * size + i] as number) * (column[k] as number);
      column[i] = sum / (lower[i * size + i] as number);
      result[i * size + unit] = column[i] as number;
    }
  }
  return result;
}

/** A symmetric matrix of two rows: [a, b; b, c]. */
export type Pair = readonly [a: number, b: number, c: number];

export function inversePair([a, b, c]: Pair): Pair {
  const determinant = Math.max(a * c - b * b, 1e-12);
  return [c / determinant, -b / determinant, a / determinant];
}

/** [x, y] M [x, y]. */
export const quadratic = ([a, b, c]: Pair, x: number, y: number) => a * x * x + 2 * b * x * y + c * y * y;
