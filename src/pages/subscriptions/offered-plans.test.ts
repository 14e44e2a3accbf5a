import { expect, it } from "vitest";
import { canBuy, missingFrom, type ShownPlan, standingOut } from "./offered-plans.ts";

const plan = (slug: string, features: string[], rest: Partial<ShownPlan> = {}) =>
  ({ slug, features, price: 5, isPopular: false, ...rest }) as ShownPlan;

it("names what the next plan has more, two things at most, by their place", () => {
  const small = plan("free", ["calls"]);
  expect(missingFrom(small, plan("premium", ["calls", "priority", "figures", "more"]))).toEqual([1, 2]);
  expect(missingFrom(small, plan("premium", ["calls"]))).toEqual([]);
  expect(missingFrom(small, undefined)).toEqual([]);
});

it("lets the next larger plan stand out, and to a guest the popular one", () => {
  const popular = plan("premium", [], { isPopular: true });
  const large = plan("dealer", []);
  expect(standingOut([popular, large])).toBe("premium");
  expect(
    standingOut([
      { ...popular, change: "renew" },
      { ...large, change: "upgrade" },
    ]),
  ).toBe("dealer");
  expect(
    standingOut([
      { ...popular, change: "downgrade" },
      { ...large, change: "renew" },
    ]),
  ).toBeUndefined();
});

it("sells what is larger or runs, never a smaller or a free plan", () => {
  expect(canBuy(plan("a", [], { change: "upgrade" }))).toBe(true);
  expect(canBuy(plan("a", [], { change: "renew" }))).toBe(true);
  expect(canBuy(plan("a", [], { change: "downgrade" }))).toBe(false);
  expect(canBuy(plan("a", [], { change: "current" }))).toBe(false);
  expect(canBuy(plan("a", []))).toBe(false);
  expect(canBuy(plan("a", [], { change: "upgrade", price: 0 }))).toBe(false);
});
