import { foldDigits } from "#i18n/format.ts";

/** The number that a text field holds, in any digits, with or without separators of thousands; NaN where it holds none. */
export function numberIn(typed: string): number {
  const plain = foldDigits(typed)
    .replace(/[\s,٬]/g, "")
    .replace("٫", ".");
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The lines that a text area holds, without empty ones. */
export const linesIn = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
