import { foldDigits } from "#i18n/format.ts";

const forms: Record<string, string> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  ؤ: "و",
  ئ: "ي",
  ی: "ي",
  ک: "ك",
  ە: "ه",
};

/**
 * One spelling for all the ways a word is written, as fold_search() in migration 0003 does it: case and accents
 * dropped, the forms of alef, ya and ta marbuta made one, harakat and tatweel dropped, digits Western, signs spaces.
 */
export function foldText(text: string): string {
  return foldDigits(text.normalize("NFKC"))
    .replace(/[أإآٱىةؤئیکە]/g, (letter) => forms[letter] ?? letter)
    .normalize("NFD")
    .replace(/[\p{Mn}\u0640\u200c-\u200f]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
