import type { AmountKind } from "./number-bounds.ts";
import { type Comparison, joiners, phraseAt, thousandWords, type Unit, units } from "./number-words.ts";
import { spokenNumberAt } from "./spoken-numbers.ts";
import type { Token } from "./tokens.ts";

/** Two numbers with a dash are a span of prices from here on. */
const leastInSpan = 1000;
/** A number up to here, said without a unit, is in thousands: "under 15". */
const meantInThousands = 300;

export interface Amount {
  value: number;
  thousands: boolean;
  unit: Unit | undefined;
  /** The index after it. */
  next: number;
}

const kinds = { money: "price", distance: "mileage", engine: "engine", seats: "seats" } as const;
export const kindOf = (unit: Unit | undefined): Exclude<AmountKind, "year"> =>
  kinds[unit === undefined || unit === "doors" ? "money" : unit];

/** The number at a token with its thousands and its unit. One in words is a number where thousands or a unit follow. */
export function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const digits = tokens[at]?.number;
  const isWord = tokens[at + 1] !== undefined && /\p{L}/u.test(tokens[at + 1]?.text ?? "");
  const glued = isWord && tokens[at]?.end === tokens[at + 1]?.start;
  const spoken = digits === undefined || glued ? spokenNumberAt(tokens, at) : undefined;
  if (spoken) {
    const amount = withUnit(tokens, spoken.value, at + spoken.length);
    if (amount.thousands || amount.unit === "seats") return amount;
  }
  if (digits === undefined || digits > 99_999_999) return undefined;
  return withUnit(tokens, digits, at + 1);
}

function withUnit(tokens: readonly Token[], value: number, after: number): Amount {
  const thousands = thousandWords.has(tokens[after]?.text ?? "");
  const next = after + Number(thousands);
  const unit = phraseAt(tokens, next, units);
  return { value, thousands, unit: unit?.meaning, next: next + (unit?.length ?? 0) };
}

/** The end of a span: "2015-2018", "from 2015 to 2018", «بين ١٠ و ١٥ ألف». */
export function secondAmount(
  tokens: readonly Token[],
  at: number,
  how: Comparison | undefined,
): Amount | undefined {
  const joined = joiners.has(tokens[at]?.text ?? "");
  if (joined) {
    const isSpan = how === "from" || how === "between" || how === undefined;
    const second = isSpan ? amountAt(tokens, at + 1) : undefined;
    // "2015 and 7 seats" says two things.
    return second?.unit === "seats" && how === undefined ? undefined : second;
  }
  const [before, next] = [tokens[at - 1]?.number, tokens[at]?.number];
  if (before === undefined || next === undefined || next <= before || !tokens[at]?.isDashed) return undefined;
  if (how === "max" || how === "min") return undefined;
  const second = amountAt(tokens, at);
  const says = how !== undefined || second?.unit !== undefined || second?.thousands;
  return second && (says || second.value >= leastInSpan) ? second : undefined;
}

/** The beginning of a span with what is said only at its end: "10 to 15 thousand dollars", "125-250 cc". */
export const likeEnd = (first: Amount, end: Amount): Amount => ({
  ...first,
  unit: first.unit ?? end.unit,
  thousands: first.thousands || (end.thousands && first.value < 1000),
});

export function inFull({ value, thousands, unit }: Amount): number {
  return thousands || (!unit && value <= meantInThousands) ? value * 1000 : value;
}
