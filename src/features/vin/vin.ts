import { foldDigits } from "#i18n/format.ts";

/** A VIN as it is stored: Western digits, capitals, no spaces. */
export const plainVin = (typed: string) => foldDigits(typed).replace(/[\s-]/g, "").toUpperCase();

/** Seventeen letters and digits, without I, O and Q. */
export const isVin = (vin: string) => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);

/** The letters in it that no VIN has: they look like 0 and 1. */
export const strayLetters = (typed: string) => [...new Set(plainVin(typed).match(/[OIQ]/g) ?? [])];
/** What was probably meant by them: for the seller to accept, never done unasked. */
export const withoutStrayLetters = (typed: string) =>
  plainVin(typed).replace(/[OQ]/g, "0").replaceAll("I", "1");

/** What each letter counts as. */
const runs = { ABCDEFGH: 1, JKLMN: 1, P: 7, R: 9, STUVWXYZ: 2 };
const values = new Map(
  Object.entries(runs).flatMap(([run, first]) =>
    [...run].map((letter, index) => [letter, first + index] as const),
  ),
);
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** What the ninth character is by the sixteen others (49 CFR 565.15). */
export function checkDigitOf(vin: string): string {
  const sum = weights.reduce((total, weight, index) => {
    const character = vin[index] ?? "0";
    return total + weight * (values.get(character) ?? Number(character));
  }, 0);
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

export const checkDigitStates = ["ok", "wrong", "unused"] as const;
export type CheckDigit = (typeof checkDigitStates)[number];

/** North America and China ask for a check digit; elsewhere the ninth character may be anything. */
const mustHaveCheckDigit = /^[1-5L]/;

/** Whether the ninth character is right: where none is asked for, one that does not fit says nothing. */
export const checkDigitState = (vin: string): CheckDigit =>
  vin[8] === checkDigitOf(vin) ? "ok" : mustHaveCheckDigit.test(vin) ? "wrong" : "unused";
