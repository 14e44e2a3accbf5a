import { foldDigits } from "#i18n/format.ts";
import { foldText } from "#text/fold.ts";

/** A run of letters, or a number, of what was typed. "c200" is two tokens without a gap. */
export interface Token {
  /** Folded; of a number its digits. */
  text: string;
  number: number | undefined;
  start: number;
  end: number;
  /** Whether a dash joins it to the one before. */
  isDashed: boolean;
}

const dash = /^\s*[-–—~/]\s*$/;

// A number takes its thousands ("15,000", "15.000", "١٥٬٠٠٠") and decimals ("1.6") with it.
const pattern =
  /\p{Nd}+(?:[.,٬]\p{Nd}{3}(?!\p{Nd}))*(?:[.٫]\p{Nd}{1,2}(?!\p{Nd}))?|[\p{L}\p{M}\u0640]+|[$€+]/gu;
const thousands = /[.,٬](?=\p{Nd}{3}(?!\p{Nd}))/gu;

export function tokensOf(typed: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: raw, index } of typed.matchAll(pattern)) {
    const isNumber = /^\p{Nd}/u.test(raw);
    const digits = isNumber ? foldDigits(raw.replace(thousands, "")) : "";
    const text = isNumber ? digits : /[$€+]/.test(raw) ? raw : foldText(raw);
    if (!text) continue;
    tokens.push({
      text,
      number: isNumber ? Number(digits) : undefined,
      start: index,
      end: index + raw.length,
      isDashed: dash.test(typed.slice(tokens.at(-1)?.end ?? index, index)),
    });
  }
  return tokens;
}

/** What a phrase is looked up by: its folded words written together, so that "C 200", "c-200" and "C200" are one. */
export const keyOf = (phrase: string): string => foldText(phrase).replaceAll(" ", "");
