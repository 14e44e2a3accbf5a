import { firstYear, lastYear, type VehicleType } from "#features/reference/enumerations.ts";
import { bounded, type NumberReading } from "./number-bounds.ts";
import {
  type Comparison,
  comparisons,
  joiners,
  moneyWords,
  phraseAt,
  thousandWords,
  type Unit,
  units,
  upwards,
  yearWords,
} from "./number-words.ts";
import type { Token } from "./tokens.ts";

/** A number up to here, said without a unit, is in thousands: "under 15". */
const meantInThousands = 300;
const leastBarePrice = 3000;

interface Amount {
  value: number;
  thousands: boolean;
  unit: Unit | undefined;
  /** The index after it. */
  next: number;
}

/** Reads the phrase with a number that starts at a token: a year, a price, a mileage, an engine, or a span of them. */
export function readNumber(
  tokens: readonly Token[],
  start: number,
  vehicleType: VehicleType,
  now: Date,
): NumberReading | undefined {
  let at = start;
  const comparison = phraseAt(tokens, at, comparisons);
  at += comparison?.length ?? 0;
  let saysYear = false;
  let saysMoney = false;
  for (let prefix = 0; prefix < 2; prefix++) {
    const word = tokens[at]?.text ?? "";
    if (yearWords.has(word)) saysYear = true;
    else if (moneyWords.has(word)) saysMoney = true;
    else break;
    at += 1;
  }
  const late = comparison ? undefined : phraseAt(tokens, at, comparisons);
  at += late?.length ?? 0;
  if (tokens[at]?.text === "$") {
    saysMoney = true;
    at += 1;
  }
  const first = amountAt(tokens, at);
  if (!first) return undefined;
  const isYear = ({ value, thousands, unit }: Amount) =>
    !thousands &&
    !unit &&
    Number.isInteger(value) &&
    value >= firstYear[vehicleType] &&
    value <= lastYear(now);
  const how = comparison?.meaning ?? late?.meaning ?? (saysYear || saysMoney ? "is" : undefined);

  const second = secondAmount(tokens, first.next, how);
  const end = second ?? first;
  // No filter takes the engine of a car, which is told in litres: it stays text.
  if (vehicleType === "car" && end.unit === "engine") return { taken: end.next - start };
  if (second) {
    if (isYear(first) && isYear(second) && !saysMoney)
      return bounded("year", start, second.next, first.value, second.value);
    const kind = kindOf(second.unit ?? first.unit);
    if (kind !== "engine" || second.unit) {
      return bounded(kind, start, second.next, inFull(likeEnd(first, second)), inFull(second));
    }
  }
  const up = phraseAt(tokens, first.next, upwards);
  if (isYear(first) && !saysMoney && (saysYear || (how !== "max" && how !== "between"))) {
    const next = first.next + (up?.length ?? 0);
    if (up || how === "from" || how === "min") return bounded("year", start, next, first.value, undefined);
    if (how === "before") return bounded("year", start, next, undefined, first.value - 1);
    if (how === "max") return bounded("year", start, next, undefined, first.value);
    return bounded("year", start, next, first.value, first.value);
  }
  return amountReading(
    first,
    how,
    saysYear,
    up !== undefined,
    start,
    up ? first.next + up.length : first.next,
  );
}

function amountReading(
  amount: Amount,
  how: Comparison | undefined,
  saysYear: boolean,
  up: boolean,
  start: number,
  next: number,
): NumberReading | undefined {
  if (saysYear) return undefined;
  const kind = kindOf(amount.unit);
  if (kind === "engine") {
    if (how === "max" || how === "before") return bounded(kind, start, next, undefined, amount.value);
    return bounded(kind, start, next, amount.value, how || up ? undefined : amount.value);
  }
  const said = amount.unit !== undefined || amount.thousands || how !== undefined;
  const round = amount.value >= leastBarePrice && amount.value % 250 === 0;
  if (!said && !round) return undefined;
  const value = kind === "price" && how ? inFull(amount) : amount.value * (amount.thousands ? 1000 : 1);
  return up || how === "min" || how === "from"
    ? bounded(kind, start, next, value, undefined)
    : bounded(kind, start, next, undefined, value);
}

const kindOf = (unit: Unit | undefined) =>
  unit === "distance" ? ("mileage" as const) : unit === "engine" ? ("engine" as const) : ("price" as const);

/** The beginning of a span with what is said only at its end: "10 to 15 thousand dollars", "125-250 cc". */
const likeEnd = (first: Amount, end: Amount): Amount => ({
  ...first,
  unit: first.unit ?? end.unit,
  thousands: first.thousands || (end.thousands && first.value < 1000),
});

function inFull({ value, thousands, unit }: Amount): number {
  return thousands || (!unit && value <= meantInThousands) ? value * 1000 : value;
}

function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const value = tokens[at]?.number;
  if (value === undefined || value > 99_999_999) return undefined;
  let next = at + 1;
  const thousands = thousandWords.has(tokens[next]?.text ?? "");
  if (thousands) next += 1;
  const unit = phraseAt(tokens, next, units);
  return { value, thousands, unit: unit?.meaning, next: next + (unit?.length ?? 0) };
}

/** The end of a span: "2015-2018", "from 2015 to 2018", «بين ١٠ و ١٥ ألف». */
function secondAmount(tokens: readonly Token[], at: number, how: Comparison | undefined): Amount | undefined {
  const joined = joiners.has(tokens[at]?.text ?? "");
  if (joined)
    return how === "from" || how === "between" || how === undefined ? amountAt(tokens, at + 1) : undefined;
  const [before, next] = [tokens[at - 1], tokens[at]];
  const dashed = before?.number !== undefined && next?.number !== undefined && next.start === before.end + 1;
  return dashed &&
    how !== "max" &&
    how !== "min" &&
    next.number !== undefined &&
    next.number > (before.number ?? 0)
    ? amountAt(tokens, at)
    : undefined;
}
