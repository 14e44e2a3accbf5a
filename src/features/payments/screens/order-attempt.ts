import { type Attempt, attemptOf } from "#platform/page/attempt.ts";

const place = "paying";

/** The key of what is ordered now: the same for every try of it, also after a reload that followed a lost answer. */
export function storedAttempt(body: unknown): Attempt {
  const attempt = attemptOf(read(), body);
  write(JSON.stringify(attempt));
  return attempt;
}

/** It was answered: the next order is another one. */
export const forgetAttempt = () => write(undefined);

function read(): Attempt | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    return isAttempt(kept) ? kept : undefined;
  } catch {
    return undefined; // no storage, or not as we wrote it
  }
}

const isAttempt = (kept: unknown): kept is Attempt =>
  typeof kept === "object" && kept !== null && "key" in kept && "body" in kept;

function write(text: string | undefined) {
  try {
    if (text === undefined) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, text);
  } catch {
    // a browser that keeps nothing: then a reload makes another order
  }
}
