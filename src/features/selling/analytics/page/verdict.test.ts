import { describe, expect, it } from "vitest";
import { verdictOf } from "./verdict.ts";

const verdict = (views: number, contacts: number, similarContactRate: number | null) =>
  verdictOf({ totals: { views, contacts, favorites: 0, shares: 0 }, similarContactRate });

describe("a contact rate beside similar listings", () => {
  it.each([
    ["noRate", 0, 0, 0.05],
    ["alone", 400, 20, null],
    ["few", 19, 19, 0.05],
    // 400 views at 5 %: 20 expected, and chance alone moves that by 4 or 5.
    ["better", 400, 25, 0.05],
    ["as", 400, 24, 0.05],
    ["as", 400, 16, 0.05],
    ["worse", 400, 15, 0.05],
    // So many views that a fifth is more than chance.
    ["as", 10_000, 599, 0.05],
    ["better", 10_000, 601, 0.05],
    // So few that nobody can tell none from one.
    ["as", 20, 0, 0.05],
  ])("is called %s for %i views with %i contacts", (expected, views, contacts, similar) => {
    expect(verdict(views, contacts, similar)).toBe(expected);
  });
});
