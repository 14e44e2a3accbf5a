import { phoneInText } from "#features/selling/review/phone-in-text.ts";
import { depositInText, linkInText } from "#text/fraud-words.ts";
import { titleWords } from "#text/title-words.ts";

/** Where in a text something is: from `start` to before `end`, in UTF-16 units, as the browser counts. */
export interface Mark {
  start: number;
  end: number;
}

type Finder = (text: string) => string | undefined;
const finders = {
  phone_in_text: phoneInText,
  link_in_text: linkInText,
  deposit: depositInText,
  title_contradicts: titleWords,
} as const;
export type TextFlag = keyof typeof finders;
export const isTextFlag = (kind: string): kind is TextFlag => kind in finders;

/** A match is marked to the end of its word, an address to the end of it. */
const restOf = {
  phone_in_text: /^[\p{L}\p{N}\p{M}]+/u,
  link_in_text: /^\S+/u,
  deposit: /^[\p{L}\p{N}\p{M}]+/u,
  title_contradicts: /^[\p{L}\p{N}\p{M}]+/u,
};
/** More of the same tells a reviewer nothing. */
const mostMarks = 5;
/** No number, link or wording is longer, with all the signs that hide it. */
const longestMatch = 160;

/**
 * The places of a text for which it was flagged. The finders read a text without what hides its words, so they know no
 * places; these are narrowed down by asking them again: where a match ends, then where it begins.
 */
export function marksOf(kind: TextFlag, text: string): Mark[] {
  const find: Finder = finders[kind];
  const marks: Mark[] = [];
  let from = 0;
  while (marks.length < mostMarks && from < text.length) {
    const end = shortestEnd(find, text, from);
    if (end === undefined) break;
    const start = latestStart(find, text, from, end);
    const last = end + (restOf[kind].exec(text.slice(end))?.[0].length ?? 0);
    marks.push({ start, end: last });
    from = last;
  }
  return marks;
}

/** Where the first thing that is found after `from` is whole. */
function shortestEnd(find: Finder, text: string, from: number): number | undefined {
  if (!find(text.slice(from))) return undefined;
  let [without, whole] = [from, text.length];
  while (whole - without > 1) {
    const middle = Math.floor((without + whole) / 2);
    if (find(text.slice(from, middle))) whole = middle;
    else without = middle;
  }
  return whole;
}

function latestStart(find: Finder, text: string, from: number, end: number): number {
  const first = Math.max(from, end - longestMatch);
  for (let start = end - 1; start > first; start--) {
    if (find(text.slice(start, end)) && !isInsideWord(text, start)) return start;
  }
  return first;
}

/** A word of a match stands whole, and so does a number: its last digits may look like another one. */
const isInsideWord = (text: string, at: number) => /[\p{L}\p{N}+]/u.test(text.slice(at - 1, at));
