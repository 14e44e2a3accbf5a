import { expect, it } from "vitest";
import { nextPrice, type Rates } from "./next-price.ts";
import { type StockChange, stockChange } from "./stock.schema.ts";

const rates: Rates = { usd: 1, lbp: 90_000, eur: 0.9 };
const change = (said: unknown): StockChange => stockChange.parse(said);
const usd = (price: number) => ({ price, currency: "usd" as const });

it.each([
  [{ price: { percent: 3 } }, 14_800, 15_244],
  [{ price: { percent: 3, roundTo: 50 } }, 14_800, 15_250],
  [{ price: { percent: -3, roundTo: 100 } }, 14_800, 14_400],
  [{ price: { percent: 2.5, roundTo: 10 } }, 1000, 1030],
  [{ price: { percent: 0 } }, 14_800, 14_800],
  [{ price: { amount: -500, currency: "usd" } }, 14_800, 14_300],
  [{ price: { set: 9999.99, currency: "usd" } }, 14_800, 9999.99],
] as const)("%j makes %i %f", (said, before, after) => {
  expect(nextPrice(change(said), usd(before), rates)).toEqual(usd(after));
});

it("goes from one currency to another by the rates, and stays in its own", () => {
  const toPounds = change({ currency: { to: "lbp", roundTo: 1_000_000 } });
  expect(nextPrice(toPounds, usd(14_800), rates)).toEqual({ price: 1_332_000_000, currency: "lbp" });
  expect(nextPrice(toPounds, { price: 7, currency: "lbp" }, rates)).toEqual({ price: 7, currency: "lbp" });
  const toDollars = change({ currency: { to: "usd" } });
  expect(nextPrice(toDollars, { price: 900, currency: "eur" }, rates)).toEqual(usd(1000));
});

it("says why a price cannot be", () => {
  const price = (said: object) => change({ price: said });
  expect(nextPrice(price({ amount: -500, currency: "usd" }), usd(500), rates)).toBe("too_low");
  expect(nextPrice(price({ percent: -50, roundTo: 10_000 }), usd(5000), rates)).toBe("too_low");
  expect(nextPrice(price({ percent: 300 }), usd(999_999_999_999), rates)).toBe("too_high");
  expect(nextPrice(change({ currency: { to: "eur" } }), usd(999_999_999_999), rates)).toBe("too_high");
  expect(nextPrice(price({ set: 5, currency: "eur" }), usd(500), rates)).toBe("other_currency");
});

it.each([
  { price: { percent: 301 } },
  { price: { percent: 3, amount: 4, currency: "usd" } },
  { price: { amount: 4 } },
  { price: { percent: 3, roundTo: 0 } },
  { price: { percent: "3" } },
  { price: { percent: Number.NaN } },
  { city: "atlantis" },
  { renew: true, withdraw: true },
  { renew: false },
  {},
])("%j is no change", (said) => {
  expect(stockChange.safeParse(said).success).toBe(false);
});
