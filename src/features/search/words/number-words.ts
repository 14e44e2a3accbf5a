import { keyOf, type Token } from "./tokens.ts";

export type Comparison = "max" | "min" | "from" | "before" | "is" | "between" | "about";
export type Unit = "money" | "distance" | "engine" | "seats" | "doors";

const phrases = (list: string) => list.split(",").map(keyOf);
export const comparisons = new Map<string, Comparison>([
  ...phrases(
    "تحت, أقل من, اقل, دون, لحد, لغاية, حتى, ما بيتخطى, ما بتطلع عن, مش اكتر من, ما يزيد عن, بحد اقصى, under, below, less than, up to, max, maximum, ta7t, ta7et, taht, a2al mn, a2al men, less, not more than, la7ad, la7ed, la had, lahad, 7ad a2sa, ma btetla3 3an, mich aktar mn, mish aktar men, moins de, jusqu a",
  ).map((p) => [p, "max"] as const),
  ...phrases(
    "فوق, أكثر من, أكتر من, اكبر من, أعلى من, over, above, more than, min, minimum, at least, fo2, aktar mn, aktar men, plus de, مش اقل من, ما بتنزل عن, على الاقل, al a2al",
  ).map((p) => [p, "min"] as const),
  ...phrases("من, from, since, after, بعد, منذ, mn, men, newer than, أحدث من").map(
    (p) => [p, "from"] as const,
  ),
  ...phrases("قبل, before, older than, أقدم من, abl, 2abl").map((p) => [p, "before"] as const),
  ...phrases("بين, between, ben, bein, beyn, bayn, entre, ما بين, ma ben").map(
    (p) => [p, "between"] as const,
  ),
  ...phrases(
    "بحدود, حدود, بحدود ال, حوالي, حوالى, تقريبا, شي, around, about, approximately, approx, near, b7doud, b7dud, bi 7doud, 7doud, 7awale, 7awali, hawale, environ",
  ).map((p) => [p, "about"] as const),
]);
export const yearWords = new Set(
  phrases(
    "موديل, model, سنة, السنة, عام, year, مواليد, my, sene, senet, سنت, انتاج, صنع, mod, modele, annee",
  ),
);
export const moneyWords = new Set(
  phrases(
    "سعر, السعر, سعرها, سعره, بسعر, price, priced, ميزانية, ميزانيتي, معي, budget, se3er, se3ra, ma3e, prix, $, usd",
  ),
);
export const distanceWords = new Set(
  phrases(
    "mileage, kilometrage, كيلومتراج, ماشية, ماشي, قاطعة, قاطع, عداد, العداد, عدادها, mechye, machye, meshye, mashye, mashi, mechi, driven, odometer, 3eddad, 2at3a",
  ),
);
/** Of two digits: «موديل ١٥» is 2015. */
export const shortYear = /^\d\d$/;
export const thousandWords = new Set(
  phrases(
    "k, الف, ألف, آلاف, الاف, تلاف, تالاف, ألوف, الوف, thousand, thousands, alf, elf, alef, alaf, aalef, alof, telef, tlef, talef, talaf, tlaf, mille",
  ),
);
export const units = new Map<string, Unit>([
  ...phrases("door, doors, باب, ابواب, بواب, bweb, bwab, portes").map((p) => [p, "doors"] as const),
  ...["$", ...phrases("usd, dollar, dollars, دولار, dolar")].map((p) => [p, "money"] as const),
  ...phrases(
    "seat, seats, seater, seaters, places, place, passengers, passenger, people, persons, ركاب, راكب, مقاعد, مقعد, كراسي, اشخاص, rekkab, rekab, rikkab, rikab, rakeb, ma2a3ed, m2a3ed, karase",
  ).map((p) => [p, "seats"] as const),
  ...phrases(
    "km, kms, كم, كلم, كيلو, كيلومتر, kilometer, kilometers, kilo, mileage, kilometres, kilometre, كيلومترات, كيلومتراج, كلومتر, kilometrage, kilomet",
  ).map((p) => [p, "distance"] as const),
  ...phrases("cc, سي سي, سيسي").map((p) => [p, "engine"] as const),
]);

/** Said after a number: from it upwards. */
export const upwards: ReadonlyMap<string, true> = new Map(
  [
    "+",
    ...phrases(
      "وما فوق, وطلوع, و طلوع, واحدث, وأحدث, او احدث, فما فوق, وفوق, and up, and newer, or newer, and above, or above, or more, or later, w tlou3, w toulou3, tlou3, w fo2, w ma fo2, et plus",
    ),
  ].map((p) => [p, true]),
);

/** Said after a number: from it downwards. */
export const downwards: ReadonlyMap<string, true> = new Map(
  [
    ...phrases(
      "وما دون, ونزول, و نزول, واقدم, فما دون, وتحت, and below, and older, or older, or less, and under, or under, or below, w nzoul, w nzul, w ta7t, max, maximum, et moins",
    ),
  ].map((p) => [p, true]),
);

export const joiners = new Set(
  phrases("الى, إلى, to, لل, حتى, لـ, ل, la, lal, w, و, and, until, till, a, et"),
);

const longestPhrase = 5;

/** The longest phrase of a table that begins at a token. */
export function phraseAt<T>(tokens: readonly Token[], at: number, table: ReadonlyMap<string, T>) {
  for (let length = longestPhrase; length > 0; length--) {
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
