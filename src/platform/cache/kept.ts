/**
 * Keeps the last answer for a while: within `seconds` it is given again, afterwards one caller makes a new one while
 * the others still get the old. A failure is not kept, and while there is an older answer it is given instead.
 */
export function keptFor<T>(seconds: number, clock: () => Date, make: () => Promise<T>): () => Promise<T> {
  let kept: { value: T; until: number } | undefined;
  let making: Promise<T> | undefined;

  const refresh = () => {
    making ??= make()
      .then((value) => {
        kept = { value, until: clock().getTime() + seconds * 1000 };
        return value;
      })
      .finally(() => {
        making = undefined;
      });
    return making;
  };

  return async () => {
    if (!kept) return refresh();
    if (clock().getTime() >= kept.until) refresh().catch(() => {});
    return kept.value;
  };
}
