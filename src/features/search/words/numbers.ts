import { firstYear, lastYear, type VehicleType } from "#features/reference/enumerations.ts";
import { type Amount, amountAt, inFull, kindOf, likeEnd, secondAmount } from "./amounts.ts";
import { bounded, type NumberReading } from "./number-bounds.ts";
import {
  type Comparison,
  comparisons,
  distanceWords,
  downwards,
  moneyWords,
  phraseAt,
  shortYear,
  upwards,
  yearWords,
} from "./number-words.ts";
import type { Token } from "./tokens.ts";

const leastBarePrice = 3000;
/** "Around 8,000" is from 6,800 to 9,200. */
const around = 0.15;

/** What is said before a number: which comparison, and what it is a number of. */
interface Said {
  how: Comparison | undefined;
  year: boolean;
  money: boolean;
  distance: boolean;
  /** The index of the number. */
  next: number;
}

/** Reads the phrase with a number that starts at a token: a year, a price, a mileage, an engine, seats, or a span of them. */
export function readNumber(
  tokens: readonly Token[],
  start: number,
  vehicleType: VehicleType,
  now: Date,
): NumberReading | undefined {
  const said = saidBefore(tokens, start);
  const first = amountAt(tokens, said.next);
  if (!first) return undefined;
  const { how } = said;
  if (said.distance) first.unit ??= "distance";
  const isYear = ({ value, thousands, unit }: Amount) =>
    !thousands &&
    !unit &&
    Number.isInteger(value) &&
    value >= firstYear[vehicleType] &&
    value <= lastYear(now);

  const second = secondAmount(tokens, first.next, how);
  const end = second ?? first;
  // No filter takes doors, the engine of a car, which is told in litres, nor the seats of a motorcycle: it stays text.
  const unfiltered = vehicleType === "car" ? "engine" : "seats";
  if ([first, end].some(({ unit }) => unit === "doors" || unit === unfiltered))
    return { taken: end.next - start };
  if (second) {
    if (isYear(first) && isYear(second) && !said.money)
      return bounded("year", start, second.next, first.value, second.value);
    const kind = kindOf(second.unit ?? first.unit);
    if (kind !== "engine" || second.unit) {
      return bounded(kind, start, second.next, inFull(likeEnd(first, second)), inFull(second));
    }
  }
  const short = said.year && shortYear.test(tokens[said.next]?.text ?? "") && !first.unit && !first.thousands;
  const year = short ? { ...first, value: inCentury(first.value, now) } : first;
  const isOfYear = isYear(year) && !said.money && (said.year || (how !== "max" && how !== "between"));
  const up = phraseAt(tokens, first.next, upwards);
  const down = up ? undefined : phraseAt(tokens, first.next, downwards);
  const next = first.next + (up?.length ?? down?.length ?? 0);
  const towards = up ? "min" : down ? "max" : how;
  if (isOfYear) return yearReading(year.value, towards, start, next);
  if (said.year) return undefined;
  return amountReading(first, towards ?? (said.money || said.distance ? "is" : undefined), start, next);
}

function saidBefore(tokens: readonly Token[], start: number): Said {
  const early = phraseAt(tokens, start, comparisons);
  let next = start + (early?.length ?? 0);
  const said = { year: false, money: false, distance: false };
  for (let prefix = 0; prefix < 3; prefix++) {
    const word = tokens[next]?.text ?? "";
    if (yearWords.has(word)) said.year = true;
    else if (moneyWords.has(word)) said.money = true;
    else if (distanceWords.has(word)) said.distance = true;
    else break;
    next += 1;
  }
  const late = early && next === start + early.length ? undefined : phraseAt(tokens, next, comparisons);
  next += late?.length ?? 0;
  // "Price under 10,000", «من سعر …».
  if (tokens[next]?.text === "$") {
    said.money = true;
    next += 1;
  }
  return { how: late?.meaning ?? early?.meaning, ...said, next };
}

/** «موديل ١٥» is 2015, «موديل ٩٨» 1998. */
const inCentury = (value: number, now: Date) => value + (2000 + value <= lastYear(now) ? 2000 : 1900);

function yearReading(year: number, how: Comparison | undefined, start: number, next: number): NumberReading {
  if (how === "from" || how === "min") return bounded("year", start, next, year, undefined);
  if (how === "before") return bounded("year", start, next, undefined, year - 1);
  if (how === "max") return bounded("year", start, next, undefined, year);
  if (how === "about") return bounded("year", start, next, year - 1, year + 1);
  return bounded("year", start, next, year, year);
}

function amountReading(
  amount: Amount,
  how: Comparison | undefined,
  start: number,
  next: number,
): NumberReading | undefined {
  const kind = kindOf(amount.unit);
  const upwardsOf = how === "min" || how === "from";
  if (kind === "engine" || kind === "seats") {
    const { value } = amount;
    if (how === "max" || how === "before") return bounded(kind, start, next, undefined, value);
    // Who says seven seats has seven people: more will do.
    const more = upwardsOf || (kind === "seats" && value > 5);
    return bounded(kind, start, next, value, more || (how && kind === "engine") ? undefined : value);
  }
  const said = amount.unit !== undefined || amount.thousands || how !== undefined;
  const round = amount.value >= leastBarePrice && amount.value % 250 === 0;
  if (!said && !round) return undefined;
  const value = kind === "price" && how ? inFull(amount) : amount.value * (amount.thousands ? 1000 : 1);
  if (how === "about") {
    const low = kind === "price" ? value * (1 - around) : undefined;
    return bounded(kind, start, next, low, value * (1 + around));
  }
  return upwardsOf
    ? bounded(kind, start, next, value, undefined)
    : bounded(kind, start, next, undefined, value);
}
