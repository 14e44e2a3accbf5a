import { foldLetters } from "#text/fold.ts";

/** Lebanese mobiles and land lines, and any number with a country before it. */
const dialable =
  /^(?:(?:00961|\+961|961)0?|0)?(?:3|70|71|76|78|79|81)\d{6}$|^(?:(?:00961|\+961|961)|0)(?:1|4|5|6|7|8|9)\d{6}$|^(?:\+|00)(?!961)[1-9]\d{8,13}$/;

/** Digits as words, also as they are said in Lebanon and written in Latin letters. */
const digitWords: Record<string, string> = {
  zero: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  seventy: "70",
  eighty: "80",
  صفر: "0",
  زيرو: "0",
  واحد: "1",
  اثنان: "2",
  اثنين: "2",
  اتنين: "2",
  تنين: "2",
  ثلاثه: "3",
  تلاته: "3",
  تلته: "3",
  اربعه: "4",
  خمسه: "5",
  سته: "6",
  سبعه: "7",
  ثمانيه: "8",
  تمانيه: "8",
  تمنه: "8",
  تسعه: "9",
  سبعين: "70",
  سبعون: "70",
  ثمانين: "80",
  تمانين: "80",
  sifr: "0",
  wahad: "1",
  tnen: "2",
  tlete: "3",
  arb3a: "4",
  khamse: "5",
  sette: "6",
  sab3a: "7",
  tmene: "8",
  tes3a: "9",
};

/** `O`, `I` and `l` between digits stand for 0 and 1. */
const lookAlikes = (text: string) =>
  text
    .replace(/(?<=\d[\s.-]?)[oо](?=[\s.-]?\d)|(?<![\p{L}])[oо](?=[37]\d)/gu, "0")
    .replace(/(?<=\d)[il|](?=\d)/gu, "1");

const inDigits = (text: string) =>
  text.replace(/[\p{L}\p{N}]+/gu, (word) =>
    Object.hasOwn(digitWords, word) ? ` ${digitWords[word]} ` : word,
  );

/** What is said between the parts of a number: "71 then 123 then 456", «71 ثم 123 و456». */
const between = /(?<=\d\s{0,3})(?:then|and|dash|slash|ثم|داش|شرطه|سلاش|و)(?=\s{0,3}\d)/gu;

const run = /\+?\d(?:[\s()[\]./\\*_,،;:|~\-–—•]{0,4}\d)*/gu;
/** What follows a number that is an amount: a price in pounds begins with 70 or 71 as well. */
const unit = /^\s*(?:km|kms|كم|كلم|كيلو|\$|usd|lbp|l\.l|ll\b|ل\.?ل|ليره|دولار|euro|€|miles?|ميل)/u;

/** The first phone number in a text as it stands there, in any digits, spelled out, or with signs in between. */
export function phoneInText(text: string): string | undefined {
  const plain = lookAlikes(inDigits(foldLetters(text))).replace(between, " ");
  for (const match of plain.matchAll(run)) {
    const after = plain.slice(match.index + match[0].length);
    const found = phoneInRun(match[0], unit.test(after));
    if (found) return found;
  }
  return undefined;
}

/** Numbers stand beside years and prices: every way of taking neighbouring groups together is tried. */
function phoneInRun(text: string, isAmount: boolean): string | undefined {
  const groups = [...text.matchAll(/\+?\d+/g)].map(([group]) => group);
  for (let from = 0; from < groups.length; from++) {
    let number = "";
    for (let to = from; to < groups.length && number.length < 16; to++) {
      number += to === from ? groups[to] : (groups[to] ?? "").replace("+", "");
      const reachesUnit = to === groups.length - 1 && isAmount && /^[1-9]/.test(number);
      const taken = groups.slice(from, to + 1);
      if (dialable.test(number) && !reachesUnit && !number.endsWith("00000") && !isModelAndMore(taken)) {
        return number;
      }
    }
  }
  return undefined;
}

/**
 * "E 350 2010", "Mazda 3 2010 1.6", "Duke 790 14500": the number of a model with its year or its price behind it, which look
 * like a mobile without its 0.
 */
function isModelAndMore([first = "", ...rest]: readonly string[]): boolean {
  const [next = ""] = rest;
  if (/^0?\d$/.test(first)) return isYear(next);
  if (/^(?:3\d\d?|7\d\d)$/.test(first) && rest.length === 1 && /^\d{2,3}00$/.test(next)) return true;
  return /^[37]\d\d$/.test(first) && rest.some(isYear);
}
const isYear = (group: string) => /^(?:19[89]|20[0-3])\d$/.test(group);
