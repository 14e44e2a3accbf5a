import type { Language } from "./language.ts";
import { usualReasons as ar } from "./messages/usual-reasons.ar.ts";
import { usualReasons as en } from "./messages/usual-reasons.en.ts";

type Key = keyof typeof en;

const keyOf = new Map<string, Key>(
  [en, ar].flatMap((words) => Object.entries(words).map(([key, text]) => [text, key as Key])),
);

/**
 * A reason that an administrator gave, for a reader of a language: one of the usual sentences is said in theirs, whichever
 * it was chosen in; what was written by hand stays as it was written.
 */
export function reasonIn(language: Language, reason: string): string;
export function reasonIn(language: Language, reason: string | null): string | null;
export function reasonIn(language: Language, reason: string | null): string | null {
  const key = reason === null ? undefined : keyOf.get(reason);
  return key ? { en, ar }[language][key] : reason;
}
