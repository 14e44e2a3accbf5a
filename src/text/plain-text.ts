import { foldDigits } from "#i18n/format.ts";

const marks = /[\p{Mn}\p{Me}\p{Cf}\u0640]/gu;

/**
 * A text without what hides its words: other shapes of letters and digits (full width, circled, keycaps), accents,
 * harakat, tatweel, and characters that take no room. Signs stay, since links and numbers are told by them.
 */
export const plainText = (text: string): string =>
  foldDigits(text.normalize("NFKC"))
    .normalize("NFD")
    .replace(marks, "")
    .toLowerCase()
    .replace(/[أإآٱ]/g, "ا")
    .replace(/[ىی]/g, "ي")
    .replace(/ک/g, "ك")
    .replace(/ة/g, "ه");
