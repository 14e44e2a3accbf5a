import type { Meaning } from "./meaning.ts";
import { type Distance, nearest } from "./nearest.ts";
import { prefixes } from "./prefixes.ts";
import type { Readings } from "./readings.ts";
import type { TypedText } from "./typed-text.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * So many unknown words of a search may be corrected, the longest first. Nobody misspells more names than that in
 * one search, and every further one costs time.
 */
const mostCorrected = 6;
const longestSpan = 3;
const longPhrase = 8;
/** What is shorter is near too much. */
const shortestSlip = 5;

interface Corrected {
  text: TypedText;
  readings: Readings;
  vocabulary: Vocabulary;
  /** Brands at hand: a model is looked for among theirs. */
  brands: ReadonlySet<string>;
  isUnknown: (word: string) => boolean;
  isListed?: (model: string) => boolean;
  distance?: Distance;
}

/** Adds to the readings what misspelt words were probably meant to be. */
export function correct(searched: Corrected): void {
  const slips = likelySlips(searched);
  if (slips.size === 0) return;
  const { text, readings } = searched;
  for (let at = 0; at < text.length; at++) {
    for (let length = longestSpan; length > 0; length--) {
      if (!mayBeCorrected(searched, slips, at, length)) continue;
      const meaning = nearestAt(searched, at, length);
      if (!meaning) continue;
      // A longer phrase takes back what was read from a part of it: "range rofer" is no "range".
      readings.giveUp(at, length);
      readings.addMeaning(meaning, at, length, true);
      break;
    }
  }
}

/** Which tokens are words that may be slips. */
function likelySlips({ text, readings, vocabulary, isUnknown }: Corrected): Set<number> {
  const { empty, plain } = vocabulary;
  const unknown = text.tokens.flatMap((token, at) => {
    const isWord =
      token.number === undefined &&
      token.text.length >= shortestSlip &&
      !empty.has(token.text) &&
      !plain.has(token.text);
    return isWord &&
      !readings.isTaken(at) &&
      !readings.isKept(at) &&
      !text.isLiteral(at) &&
      isUnknown(token.text)
      ? [{ at, length: token.text.length }]
      : [];
  });
  const longest = unknown.toSorted((a, b) => b.length - a.length || a.at - b.at);
  return new Set(longest.slice(0, mostCorrected).map(({ at }) => at));
}

function mayBeCorrected(
  { text, readings, vocabulary: { empty, plain } }: Corrected,
  slips: ReadonlySet<number>,
  at: number,
  length: number,
): boolean {
  if (at + length > text.length || breaksWord(text, at, length)) return false;
  const span = text.tokens.slice(at, at + length);
  if (span.some(({ number }) => number !== undefined)) return false;
  if (!span.some((_, i) => slips.has(at + i) && !readings.isTaken(at + i))) return false;
  if (text.isLiteral(at, length) || span.some((_, i) => readings.isKept(at + i))) return false;
  if (span.some((token) => empty.has(token.text) || plain.has(token.text))) return false;
  // A word that was read is given up only for a long phrase, which is hardly near another by chance.
  return !readings.isAnyTaken(at, length) || text.keyAt(at, length).length >= longPhrase;
}

/** A misspelt word is corrected as a whole; one with a digit in it is none. */
const breaksWord = (text: TypedText, at: number, length: number) =>
  text.isGlued(at) || text.isGlued(at + length);

function nearestAt(searched: Corrected, at: number, length: number): Meaning | undefined {
  const { text, readings, vocabulary, brands, isListed, distance } = searched;
  const key = text.keyAt(at, length);
  const partlyRead = readings.isAnyTaken(at, length);
  const found = nearest(key, vocabulary.names, { ...(!partlyRead && { brands }), isListed, distance });
  if (found || partlyRead) return found;
  const prefix = prefixes.find((one) => one.length > 1 && key.startsWith(one));
  return prefix && nearest(key.slice(prefix.length), vocabulary.names, { brands, isListed, distance });
}
