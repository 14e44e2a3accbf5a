import type { Meaning } from "./meaning.ts";
import { isArabic, type Name, type NameIndex, type Shape, shapeOf, shortestName } from "./name-index.ts";
import { skeletonOf } from "./skeleton.ts";

const leastScore = 0.6;

/** How far two spellings are apart; beyond the limit any number above it. */
export type Distance = (a: string, b: string, limit?: number) => number;

interface Nearness {
  /** Where there are any, only models of these. */
  brands?: ReadonlySet<string>;
  /** Whether anything of a model is listed. */
  isListed?: ((model: string) => boolean) | undefined;
  distance?: Distance | undefined;
}

/**
 * What a word that is in no list and in no listing was probably meant to be: by the number of slips in spelling, or
 * by sounding the same in the other script. Undefined when nothing is near enough.
 */
export function nearest(
  key: string,
  names: NameIndex,
  { brands, isListed, distance = editDistance }: Nearness = {},
): Meaning | undefined {
  if (key.length < shortestName || /^\d+$/.test(key)) return undefined;
  const word = shapeOf(key);
  let best: { score: number; name: Name } | undefined;
  for (const name of names.like(word, slipsAllowed(key.length))) {
    const { meaning } = name;
    if (meaning.filter === "model" && brands?.size && !brands.has(meaning.brand ?? "")) continue;
    if (meaning.filter === "model" && isListed?.(meaning.value) === false) continue;
    const bySpelling = spellingScore(word, name, distance);
    const score = Math.max(bySpelling, soundScore(word, name, distance)) + preference(meaning);
    if (score < leastScore) continue;
    const better = !best || score > best.score || (score === best.score && name.order < best.name.order);
    if (better) best = { score, name };
  }
  return best?.name.meaning;
}

const slipsAllowed = (length: number) => (length <= 5 ? 1 : length <= 8 ? 2 : 3);

function spellingScore(word: Shape, name: Name, distance: Distance): number {
  const { key } = word;
  const slips = slipsAllowed(key.length);
  if (word.isArabic !== isArabic(name.key) || Math.abs(name.key.length - key.length) > slips) return 0;
  const sameStart = key[0] === name.key[0] || word.skeleton[0] === skeletonOf(name.key)[0];
  const apart = distance(key, name.key, slips);
  if (apart > slips || (!sameStart && apart > 1)) return 0;
  return 1 - apart / Math.max(key.length, name.key.length);
}

/** Same consonants: across the scripts that is enough; within one, half of the letters must agree too. */
function soundScore(word: Shape, name: Name, distance: Distance): number {
  const [a, b] = [word.key, name.key];
  if (word.skeleton.length < 3 || word.skeleton !== skeletonOf(name.key)) return 0;
  // Without a vowel nobody could say it.
  if (!word.isArabic && !/[aeiou]/.test(a)) return 0;
  if (Math.abs(a.length - b.length) > Math.max(2, b.length / 2)) return 0;
  const half = Math.floor(Math.max(a.length, b.length) / 2);
  const alike = word.isArabic !== isArabic(name.key) || distance(a, b, half) <= half;
  return alike ? 0.55 + 0.06 * Math.min(word.skeleton.length, 6) : 0;
}

/** Between equals a brand before a model, and what is common before what is rare. */
function preference({ filter, rank }: Meaning): number {
  const common = rank <= 12 ? 0.03 : rank <= 30 ? 0.015 : 0;
  return common + (filter === "brand" ? 0.03 : filter === "city" ? 0.02 : 0);
}

/** Damerau-Levenshtein (neighbours swapped count once); more than `limit` is not counted out. */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return least;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
