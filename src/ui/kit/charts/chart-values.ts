/** Where a scale ends: the next even number of one significant digit, so that its half is a whole one. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(0, ...values);
  for (let unit = 1; ; unit *= 10) {
    const found = [2, 4, 6, 8, 10].find((digit) => digit * unit >= most);
    if (found !== undefined) return found * unit;
  }
}
