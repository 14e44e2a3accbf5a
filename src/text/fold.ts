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
  æ: "ae",
  œ: "oe",
  ø: "o",
  þ: "th",
  ð: "d",
  ß: "ss",
  ł: "l",
  đ: "d",
  ı: "i",
};
const others = new RegExp(`[${Object.keys(forms).join("")}]`, "g");

/**
 * A text without what hides its letters: other shapes of letters and digits (full width, circled, presentation forms), case,
 * accents, harakat, tatweel and characters that take no room are gone, the forms of alef, ya, waw and ta marbuta are one, digits
 * Western. Signs stay, since links and numbers are recognised by them.
 */
export const foldLetters = (text: string): string =>
  foldDigits(text.normalize("NFKC"))
    .toLowerCase()
    .replace(others, (letter) => forms[letter] ?? letter)
    .normalize("NFD")
    .replace(/[\p{Mn}\p{Me}\p{Cf}\u0640]/gu, "");

/** One spelling for all the ways a word is written, as fold_search() of the database does it: letters and digits, signs are spaces. */
export const foldText = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
