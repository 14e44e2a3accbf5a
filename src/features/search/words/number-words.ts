import { keyOf, type Token } from "./tokens.ts";

export type Comparison = "max" | "min" | "from" | "before" | "is" | "between";
export type Unit = "money" | "distance" | "engine";

const phrases = (...list: string[]) => list.map(keyOf);
export const comparisons = new Map<string, Comparison>([
  ...phrases(
    "تحت",
    "أقل من",
    "اقل",
    "دون",
    "لحد",
    "لغاية",
    "حتى",
    "ما بيتخطى",
    "under",
    "below",
    "less than",
    "up to",
    "max",
    "maximum",
    "ta7t",
    "ta7et",
    "taht",
    "a2al mn",
    "a2al men",
  ).map((p) => [p, "max"] as const),
  ...phrases(
    "فوق",
    "أكثر من",
    "أكتر من",
    "اكبر من",
    "أعلى من",
    "over",
    "above",
    "more than",
    "min",
    "minimum",
    "at least",
    "fo2",
    "aktar mn",
    "aktar men",
  ).map((p) => [p, "min"] as const),
  ...phrases("من", "from", "since", "after", "بعد", "منذ", "mn", "men", "newer than", "أحدث من").map(
    (p) => [p, "from"] as const,
  ),
  ...phrases("قبل", "before", "older than", "أقدم من", "abl", "2abl").map((p) => [p, "before"] as const),
  ...phrases("بين", "between").map((p) => [p, "between"] as const),
]);
export const yearWords = new Set(
  phrases("موديل", "model", "سنة", "السنة", "عام", "year", "مواليد", "my", "sene"),
);
export const moneyWords = new Set(
  phrases("سعر", "السعر", "بسعر", "price", "ميزانية", "ميزانيتي", "budget", "se3er", "$", "usd"),
);
export const thousandWords = new Set(phrases("k", "الف", "ألف", "آلاف", "thousand", "alf", "elf"));
export const units = new Map<string, Unit>([
  ...["$", ...phrases("usd", "dollar", "dollars", "دولار", "dolar", "us")].map((p) => [p, "money"] as const),
  ...phrases("km", "kms", "كم", "كلم", "كيلو", "كيلومتر", "kilometer", "kilometers", "kilo", "mileage").map(
    (p) => [p, "distance"] as const,
  ),
  ...phrases("cc", "سي سي", "سيسي").map((p) => [p, "engine"] as const),
]);

/** Said after a number: from it upwards. */
export const upwards: ReadonlyMap<string, true> = new Map(
  [
    "+",
    ...phrases("وما فوق", "وطلوع", "واحدث", "فما فوق", "and up", "and newer", "or newer", "and above"),
  ].map((p) => [p, true]),
);

export const joiners = new Set(
  phrases("الى", "إلى", "to", "لل", "حتى", "لـ", "ل", "w", "و", "and", "until", "till"),
);

/** The longest phrase of a table that begins at a token. */
export function phraseAt<T>(tokens: readonly Token[], at: number, table: ReadonlyMap<string, T>) {
  for (let length = 3; length > 0; length--) {
    if (at + length > tokens.length) continue;
    const key = tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join("");
    const meaning = table.get(key);
    if (meaning !== undefined) return { meaning, length };
  }
  return undefined;
}
