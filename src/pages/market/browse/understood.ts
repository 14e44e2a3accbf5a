import { type ListFilter, rangeNames } from "#features/search/address/browse-search.ts";
import { amountLabel, kindOf } from "#features/search/address/chips.ts";
import type { Understood } from "#features/search/search-answer.schema.ts";
import type { Wording } from "#i18n/wording.ts";

/** `km`: of a place, how far around it. */
export type Part = Understood["filters"][number] & { km?: string | undefined };
type Words = Pick<Wording, "t" | "name" | "money" | "number" | "plain">;

/** What a part of a search text was read as, in the words of the filters: "up to $15,000", "Beirut", "2015". */
export function partLabel(
  { filter, value, km }: Pick<Part, "filter" | "value" | "km">,
  words: Words,
): string {
  if (filter === "sort") return words.name("sort", value);
  if (filter === "near") {
    const place = words.name("place", value);
    return km === undefined ? words.t("nearby.near", { place }) : words.t("nearby.within", { km, place });
  }
  const range = rangeNames.find(
    (name) => filter === `${name}Min` || filter === `${name}Max` || filter === name,
  );
  if (range && Number.isFinite(Number(value))) {
    const amount = amountLabel(range, Number(value), words);
    if (filter.endsWith("Min")) return words.t("browse.filterFrom", { min: amount });
    if (filter.endsWith("Max")) return words.t("browse.filterUpTo", { max: amount });
    return amount;
  }
  return words.name(kindOf(filter as ListFilter), value);
}

/** Both ends of a range that are the same ("2015") are one part, not "from 2015" and "up to 2015"; so are a place and how far around it. */
export function mergedParts(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    if (part.filter === "radius") return [];
    if (part.filter === "near") {
      return [{ ...part, km: parts.find(({ filter }) => filter === "radius")?.value }];
    }
    const stem = part.filter.replace(/M(in|ax)$/, "");
    const twin = parts.find(
      (other) =>
        other !== part && other.words === part.words && other.filter.replace(/M(in|ax)$/, "") === stem,
    );
    if (!twin || twin.value !== part.value) return [part];
    return part.filter.endsWith("Min") ? [{ ...part, filter: stem }] : [];
  });
}

/** Words that were corrected, once each: a model is read with its brand out of the same words. */
export function corrections(parts: readonly Part[]): { words: string; parts: Part[] }[] {
  const corrected = parts.filter((part) => part.corrected);
  const typed = [...new Set(corrected.map(({ words }) => words))];
  return typed.map((words) => ({ words, parts: corrected.filter((part) => part.words === words) }));
}

const letter = /[\p{L}\p{M}\u0640]/u;
const digit = /\p{Nd}/u;

/**
 * The search text without some of its words: where they stand for themselves, or else where they are written together
 * with a number or a word ("320" of "bmw320"), never inside one. Empty text is no search.
 */
export function withoutWords(text: string, words: string): string | undefined {
  const places = placesOf(text, words);
  const ends = (at: number) => [
    [text[at - 1], text[at]],
    [text[at + words.length - 1], text[at + words.length]],
  ];
  const apart = places.find((at) => ends(at).every(([a, b]) => !(isWord(a) && isWord(b))));
  const at = apart ?? places.find((one) => ends(one).every(([a, b]) => !isOneRun(a, b)));
  const rest = at === undefined ? text : `${text.slice(0, at)} ${text.slice(at + words.length)}`;
  return rest.replace(/\s+/g, " ").trim() || undefined;
}

function placesOf(text: string, words: string): number[] {
  if (!words) return [];
  const pattern = new RegExp(words.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), "giu");
  return [...text.matchAll(pattern)].map(({ index }) => index);
}

const isWord = (sign = "") => letter.test(sign) || digit.test(sign);
const isOneRun = (a = "", b = "") => (letter.test(a) && letter.test(b)) || (digit.test(a) && digit.test(b));
