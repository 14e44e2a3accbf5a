import { keptForMs, type Version } from "./kept.ts";

/**
 * Keeps the last answer while what it was made of has this version, for half a minute at most, and makes it again each time where
 * nobody knows that. Anyone who asks while it is made waits for the same; a failure is not kept.
 */
export function memoWhile<T>(
  version: () => Version,
  make: () => Promise<T>,
  now = () => performance.now(),
): () => Promise<T> {
  let kept: { of: Version; answer: Promise<T>; askedAt: number } | undefined;
  return () => {
    const of = version();
    if (of === undefined) return make();
    if (kept?.of === of && now() - kept.askedAt < keptForMs) return kept.answer;
    const made = { of, answer: make(), askedAt: now() };
    kept = made;
    made.answer.catch(() => {
      if (kept === made) kept = undefined;
    });
    return made.answer;
  };
}

/**
 * Keeps the last answer for a while: within `seconds` it is given again, for as long again it is given while a new one is made,
 * and after that everybody waits for the new one. A failure is not kept, and while there is an older answer it is given instead.
 */
export function memoFor<T>(seconds: number, clock: () => Date, make: () => Promise<T>): () => Promise<T> {
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
    const { value, until } = kept;
    const late = clock().getTime() - until;
    if (late < 0) return value;
    const made = refresh().catch(() => value);
    return late < seconds * 1000 ? value : made;
  };
}
