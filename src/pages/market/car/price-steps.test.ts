import { describe, expect, it } from "vitest";
import { priceChart } from "./price-steps.ts";

const now = new Date("2026-11-21T00:00:00Z");
const at = (changedAt: string, price: number, currency: "usd" | "lbp" = "usd", priceUsd = price) => ({
  changedAt: `${changedAt}T00:00:00.000Z`,
  price,
  currency,
  priceUsd,
});

describe("the chart of prices", () => {
  it("is drawn only when a price changed", () => {
    expect(priceChart([], now)).toBeUndefined();
    expect(priceChart([at("2026-11-01", 9_000)], now)).toBeUndefined();
    expect(priceChart([at("2026-11-01", 9_000), at("2026-11-05", 9_000)], now)).toBeUndefined();
  });

  it("puts prices in time, whatever their order, from the highest to the lowest", () => {
    const chart = priceChart([at("2026-11-11", 7_000), at("2026-11-01", 8_000)], now);
    expect(chart?.steps.map(({ x, y, change }) => ({ x, y, change }))).toEqual([
      { x: 0, y: 0, change: undefined },
      { x: 50, y: 100, change: -12 },
    ]);
    expect(chart?.line).toBe("M0 0H50V100H100");
  });

  it("counts cuts, not rises", () => {
    const history = [at("2026-11-01", 8_000), at("2026-11-05", 8_500), at("2026-11-09", 7_900)];
    expect(priceChart(history, now)?.cuts).toBe(1);
  });

  it("compares prices of different currencies by their dollar value", () => {
    const history = [at("2026-11-01", 900_000_000, "lbp", 10_000), at("2026-11-05", 9_000)];
    expect(priceChart(history, now)?.steps[1]?.change).toBe(-10);
  });

  it("stays inside its box when a clock is ahead or everything happened at once", () => {
    const ahead = priceChart([at("2026-11-20", 8_000), at("2026-12-30", 7_000)], now);
    expect(ahead?.steps[1]?.x).toBe(100);
    const atOnce = priceChart([at("2026-11-21", 8_000), at("2026-11-21", 7_000)], now);
    for (const { x, y } of atOnce?.steps ?? []) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(100);
      expect(Number.isFinite(y)).toBe(true);
    }
  });
});
