/**
 * Keeps an answer for so many seconds; whoever comes later waits for a new one, and those who come together wait for the
 * same. Unlike `keptFor` it never gives an older one: figures that nobody looked at for an hour are not an hour old.
 */
export function keepFresh<T>(seconds: number, clock: () => Date, make: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined;
  return () => {
    const now = clock().getTime();
    if (kept && now < kept.until) return kept.value;
    const value = make();
    const mine = { value, until: now + seconds * 1000 };
    kept = mine;
    value.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return value;
  };
}
