import { skeletonOf } from "./skeleton.ts";
import type { Meaning, Vocabulary } from "./vocabulary.ts";

const leastScore = 0.6;
const shortest = 4;

/**
 * What a word that is in no list and in no listing was probably meant to be: by the number of slips in spelling, or
 * by sounding the same in the other script. Undefined when nothing is near enough.
 */
export function nearest(
  key: string,
  vocabulary: Vocabulary,
  brand?: ReadonlySet<string>,
): Meaning | undefined {
  if (key.length < shortest || /^\d+$/.test(key)) return undefined;
  const skeleton = skeletonOf(key);
  const arabic = isArabic(key);
  const slips = slipsAllowed(key.length);
  let best: { score: number; meaning: Meaning } | undefined;
  for (const candidate of vocabulary.candidates) {
    const { meaning } = candidate;
    if (meaning.filter === "model" && brand?.size && !brand.has(meaning.brand ?? "")) continue;
    if (candidate.key.length < shortest) continue;
    let score = 0;
    if (arabic === isArabic(candidate.key) && Math.abs(candidate.key.length - key.length) <= slips) {
      const distance = editDistance(key, candidate.key, slips);
      const sameStart = key[0] === candidate.key[0] || skeleton[0] === candidate.skeleton[0];
      if (distance <= slips && (distance === 1 ? sameStart || key.length > 5 : sameStart)) {
        score = 1 - distance / Math.max(key.length, candidate.key.length);
      }
    }
    if (skeleton.length >= 3 && skeleton === candidate.skeleton && soundsAlike(key, candidate.key)) {
      score = Math.max(score, 0.55 + 0.06 * Math.min(skeleton.length, 6));
    }
    score += preference(meaning);
    if (score >= leastScore && score > (best?.score ?? 0)) best = { score, meaning };
  }
  return best?.meaning;
}

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);
const slipsAllowed = (length: number) => (length <= 5 ? 1 : length <= 8 ? 2 : 3);

/** Same consonants: across the scripts that is enough; within one, half of the letters must agree too. */
function soundsAlike(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > Math.max(2, b.length / 2)) return false;
  return isArabic(a) !== isArabic(b) || editDistance(a, b) <= Math.max(a.length, b.length) / 2;
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
