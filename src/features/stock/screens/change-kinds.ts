import { type Currency, currencies, placeSlugs } from "#features/reference/enumerations.ts";
import { typedNumber } from "#features/selling/typed-number.ts";
import type { StockChange } from "../stock.schema.ts";

export type ChangeKind = "price" | "currency" | "city" | "renew" | "withdraw";
export const waysOfPrice = ["percent", "amount", "set"] as const;
export type WayOfPrice = (typeof waysOfPrice)[number];

/** What is typed and chosen in the dialog. */
export interface Draft {
  way: WayOfPrice;
  number: string;
  currency: Currency;
  roundTo: string;
  city: string;
}
export const emptyDraft: Draft = { way: "percent", number: "", currency: "usd", roundTo: "1", city: "" };

/** What amounts of a currency are rounded to. */
export const roundings: Record<Currency, readonly number[]> = {
  usd: [10, 50, 100, 500, 1000],
  eur: [10, 50, 100, 500, 1000],
  lbp: [100_000, 1_000_000, 5_000_000, 10_000_000],
};

/** Of a number below zero: of a keyboard, of mathematics, and the dash that some phones write. */
const signs = ["-", "−", "–"];

/** A number as it is typed, with a sign before or behind it: -2.5, ٣, 5-. */
export function signedNumber(typed: string): number | undefined {
  const text = typed.trim();
  const [first = "", last = ""] = [text.at(0), text.at(-1)];
  const begins = signs.includes(first) || first === "+";
  const ends = !begins && signs.includes(last);
  const value = typedNumber(text.slice(begins ? 1 : 0, ends ? -1 : undefined));
  if (typeof value !== "number" || !Number.isFinite(value) || value < 0) return undefined;
  return signs.includes(first) || ends ? -value : value;
}

/** The change that a draft means; undefined while it means none. */
export function changeOf(kind: ChangeKind, draft: Draft): StockChange | undefined {
  const roundTo = Number(draft.roundTo) || 1;
  if (kind === "renew") return { renew: true };
  if (kind === "withdraw") return { withdraw: true };
  if (kind === "currency") return { currency: { to: draft.currency, roundTo } };
  if (kind === "city") {
    const city = placeSlugs.find((slug) => slug === draft.city);
    return city && { city };
  }
  const number = signedNumber(draft.number);
  if (number === undefined || number === 0) return undefined;
  const { way } = draft;
  const currency = currencies.find((one) => one === draft.currency) ?? "usd";
  if (way === "percent")
    return number >= -90 && number <= 300 ? { price: { percent: number, roundTo } } : undefined;
  if (way === "amount") return { price: { amount: number, currency, roundTo } };
  return number > 0 ? { price: { set: number, currency } } : undefined;
}
