import { z } from "zod";
import { fromCents, toCents } from "../cents.ts";

/** Whole units and at most two decimals that count: what dollars can be. */
const written = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/;

/** An amount as a gateway writes it ("5", "5.0", "5.000") as we write it: "5.00". */
export const exactAmount = z.string().transform((text, context) => {
  const [, whole, cents = "0"] = written.exec(text) ?? [];
  if (whole !== undefined) return fromCents(toCents(`${whole}.${cents}`));
  context.addIssue("is not an amount of money");
  return z.NEVER;
});

/** What is left of an amount when another one went back: "5.00" less "2.00". Nothing is less than "0.00". */
export const amountLess = (amount: string, back: string) =>
  fromCents(Math.max(0, toCents(amount) - toCents(back)));

export const isNothing = (amount: string) => toCents(amount) === 0;
