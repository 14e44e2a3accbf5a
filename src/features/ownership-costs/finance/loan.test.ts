import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { amortize, paymentOf } from "./amortize.ts";
import {
  highestRate,
  keepSketch,
  keptSketch,
  mostMonths,
  nothingTyped,
  sketchOf,
  type Typed,
} from "./loan.ts";

/** The annuity in whole numbers of a unit's 10^30th, by (1 + r)^n multiplied out: another way than the product's. */
function annuity(principal: number, months: number, hundredthsOfPercent: number): number {
  const one = 10n ** 30n;
  const rate = (BigInt(hundredthsOfPercent) * one) / 120_000n;
  if (rate === 0n) return principal / months;
  let growth = one;
  for (let month = 0; month < months; month++) growth = (growth * (one + rate)) / one;
  const payment = (BigInt(principal) * rate * growth) / ((growth - one) * one);
  const rest = (BigInt(principal) * rate * growth) % ((growth - one) * one);
  return Number(payment) + Number(rest) / Number((growth - one) * one);
}

const loans = {
  principal: fc.integer({ min: 1, max: 100_000_000_000 }),
  months: fc.integer({ min: 1, max: mostMonths }),
  hundredths: fc.integer({ min: 0, max: highestRate * 100 }),
};

describe("the plan of a loan", () => {
  it("pays back exactly what was borrowed, month by month, and never more than the months it was given", () => {
    fc.assert(
      fc.property(loans.principal, loans.months, loans.hundredths, (principal, months, hundredths) => {
        const { monthly, plan } = amortize(principal, months, hundredths / 100);
        const sum = (of: (typeof plan)[number][], pick: (one: (typeof plan)[number]) => number) =>
          of.reduce((total, one) => total + BigInt(pick(one)), 0n);
        expect(sum(plan, (one) => one.principal)).toBe(BigInt(principal));
        expect(sum(plan, paymentOf)).toBe(BigInt(principal) + sum(plan, (one) => one.interest));
        expect(plan.length).toBeLessThanOrEqual(months);
        expect(plan.at(-1)?.left).toBe(0);
        for (const [month, one] of plan.entries()) {
          if (month < plan.length - 1) expect(paymentOf(one)).toBe(monthly);
          const before = plan[month - 1]?.left ?? principal;
          expect(one.left).toBe(before - one.principal);
          const less = (before * hundredths) / 120_000 - one.interest;
          expect(less).toBeGreaterThan(-1e-3);
          expect(less).toBeLessThan(1 + 1e-3);
        }
      }),
    );
  });

  it("has the payment of the annuity formula, rounded up to the smallest unit", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 100_000_000_000 }),
        loans.months,
        loans.hundredths,
        (principal, months, hundredths) => {
          const { monthly, plan } = amortize(principal, months, hundredths / 100);
          const exact = annuity(principal, months, hundredths);
          // One payment is what is owed, its interest rounded down.
          expect(monthly - exact).toBeGreaterThan(plan.length === 1 ? -1 : -1e-3);
          expect(monthly - exact).toBeLessThan(1 + 1e-3);
          // What rounding up pays too early comes off the end.
          expect(paymentOf(plan.at(-1))).toBeLessThanOrEqual(monthly + 1);
        },
      ),
    );
  });

  it("is that of textbooks", () => {
    // 10,000 at 12 % over 12 months: 888.49; at 0 %: a twelfth each.
    expect(amortize(1_000_000, 12, 12).monthly).toBe(88_849);
    expect(amortize(1_200_000, 12, 0)).toMatchObject({ monthly: 100_000, plan: { length: 12 } });
    expect(amortize(1_000_000, 1, 12)).toMatchObject({
      monthly: 1_010_000,
      plan: [{ interest: 10_000, left: 0 }],
    });
    expect(amortize(1_000_000, 12, 0.0001).monthly).toBe(83_334);
  });
});

const car = { price: 12_000, currency: "usd" } as const;
const typed = (given: Partial<Typed>): Typed => ({
  down: "2000",
  downIs: "amount",
  months: "12",
  rate: "12",
  ...given,
});

describe("what a buyer types", () => {
  it("makes a sketch when all three are there", () => {
    expect(sketchOf(typed({}), car)).toEqual({
      wrong: {},
      sketch: {
        borrowed: 10_000,
        down: 2_000,
        payments: 12,
        monthly: 888.49,
        last: 888.4,
        interest: 661.79,
        total: 12_661.79,
      },
    });
    for (const missing of ["down", "months", "rate"]) {
      expect(sketchOf(typed({ [missing]: " " }), car)).toEqual({ wrong: {}, sketch: undefined });
    }
  });

  it("may be nothing down, and no interest", () => {
    const { sketch } = sketchOf(typed({ down: "0", rate: "0" }), car);
    expect(sketch).toMatchObject({ borrowed: 12_000, monthly: 1_000, interest: 0, total: 12_000 });
    expect(sketch?.last).toBeUndefined();
  });

  it("may be a share of the price", () => {
    const { sketch } = sketchOf(typed({ down: "25%", downIs: "percent" }), car);
    expect(sketch).toMatchObject({ down: 3_000, borrowed: 9_000 });
  });

  it.each(["٢٠٠٠", "2,000", "٢٬٠٠٠", "$2000", " 2 000 ", "2000.", "۲۰۰۰"])(
    "is read as people write it: %s",
    (down) => {
      expect(sketchOf(typed({ down, months: "١٢", rate: "١٢٫٠" }), car).sketch).toMatchObject({
        down: 2_000,
        monthly: 888.49,
      });
    },
  );

  it.each([
    [{ down: "much" }, { down: "number" }],
    [{ down: "-1" }, { down: "negative" }],
    [{ down: "12000" }, { down: "down" }],
    [{ down: "100", downIs: "percent" as const }, { down: "percent" }],
    [{ months: "0" }, { months: "months" }],
    [{ months: "12.5" }, { months: "months" }],
    [{ months: "121" }, { months: "months" }],
    [{ rate: "1e3" }, { rate: "number" }],
    [{ rate: "100.1" }, { rate: "rate" }],
    [{ rate: "Infinity" }, { rate: "number" }],
    [{ rate: "<b>5</b>" }, { rate: "number" }],
  ])("is refused: %j", (given, wrong) => {
    expect(sketchOf(typed(given), car)).toEqual({ wrong, sketch: undefined });
  });

  it("in pounds is in whole pounds", () => {
    const { sketch } = sketchOf(typed({ down: "0", months: "7", rate: "0" }), {
      price: 900_000_000,
      currency: "lbp",
    });
    expect(sketch).toMatchObject({ monthly: 128_571_429, last: 128_571_426, total: 900_000_000 });
  });
});

describe("what the device keeps", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it("is what was typed; an amount only for prices in its currency", () => {
    keepSketch(typed({}), "usd");
    expect(keptSketch("usd")).toEqual(typed({}));
    expect(keptSketch("lbp")).toEqual(typed({ down: "" }));
    keepSketch(typed({ down: "20", downIs: "percent" }), "usd");
    expect(keptSketch("lbp")).toEqual(typed({ down: "20", downIs: "percent" }));
    keepSketch(nothingTyped, "usd");
    expect(localStorage.getItem("loan-sketch")).toBeNull();
  });

  it.each(["null", "[]", "{", '"x"', '{"down":5,"rate":{}}'])(
    "is nothing where it cannot be read: %s",
    (kept) => {
      localStorage.setItem("loan-sketch", kept);
      expect(keptSketch("usd")).toEqual(nothingTyped);
    },
  );

  it("is nothing where the browser keeps nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(keptSketch("usd")).toEqual(nothingTyped);
    expect(() => keepSketch(typed({}), "usd")).not.toThrow();
  });
});
