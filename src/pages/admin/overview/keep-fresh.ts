/** For how long an answer is given as it is, and for how long more while a new one is made. In seconds. */
export interface Freshness {
  fresh: number;
  /** Anyone who comes later than that waits for the new one. */
  usable: number;
}

/**
 * Keeps an answer: while it is fresh it is given again, afterwards for a while to those who come as a new one is made.
 * Unlike `memoFor` it has an end: figures that nobody looked at for an hour are not an hour old. A failure is not kept.
 */
export function keepFresh<T>(
  { fresh, usable }: Freshness,
  clock: () => Date,
  make: () => Promise<T>,
): () => Promise<T> {
  let kept: { value: T; at: number } | undefined;
  let making: Promise<T> | undefined;
  const refresh = () => {
    const at = clock().getTime();
    making ??= make()
      .then((value) => {
        kept = { value, at };
        return value;
      })
      .finally(() => {
        making = undefined;
      });
    return making;
  };
  return async () => {
    const age = kept ? clock().getTime() - kept.at : Number.POSITIVE_INFINITY;
    if (!kept || age >= usable * 1000) return refresh();
    if (age >= fresh * 1000) refresh().catch(() => {});
    return kept.value;
  };
}
