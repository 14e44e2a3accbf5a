import type { Currency } from "#features/reference/enumerations.ts";
import { highestPrice, priceErrors } from "#features/selling/price-limit.ts";
import type { PriceChange, StockChange } from "./stock.schema.ts";

export interface Priced {
  price: number;
  currency: Currency;
}
/** How much of each currency a dollar is. */
export type Rates = Readonly<Record<Currency, number>>;

/**
 * What a change makes of a price, or why it cannot. A product of decimals is read to a millionth before it is rounded, so that
 * what is exactly a half is one.
 */
export function nextPrice(
  change: StockChange,
  { price, currency }: Priced,
  rates: Rates,
): Priced | "other_currency" | "too_low" | "too_high" | undefined {
  if ("currency" in change) {
    const { to, roundTo } = change.currency;
    if (to === currency) return { price, currency };
    return within({ price: rounded((price / rates[currency]) * rates[to], roundTo), currency: to });
  }
  if (!("price" in change)) return undefined;
  const { price: by } = change;
  if ("currency" in by && by.currency !== currency) return "other_currency";
  return within({ price: changed(price, by), currency });
}

function changed(price: number, by: PriceChange): number {
  if ("set" in by) return Number(by.set.toFixed(2));
  return rounded("percent" in by ? price * (1 + by.percent / 100) : price + by.amount, by.roundTo);
}

const rounded = (amount: number, to: number) => Math.round(Number((amount / to).toFixed(6))) * to;

function within(next: Priced): Priced | "too_low" | "too_high" {
  if (next.price < 0.01) return "too_low";
  return next.price > highestPrice || priceErrors(next).price ? "too_high" : next;
}
