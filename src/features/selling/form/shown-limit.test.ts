import { expect, it } from "vitest";
import type { LimitAnswer } from "#features/plans/limits.contract.ts";
import { shownLimit } from "./shown-limit.ts";

const free: LimitAnswer = {
  allowed: true,
  message: "",
  used: 0,
  max: 1,
  reason: null,
  suggestedPlan: null,
};
const full: LimitAnswer = {
  ...free,
  allowed: false,
  message: "Full",
  used: 1,
  reason: "limit",
  suggestedPlan: "premium",
};
const said = { message: "Full", suggestedPlan: "premium" };

it("opens by itself over a full plan, and stays closed once it was closed", () => {
  expect(shownLimit(full, "unseen")).toEqual(said);
  expect(shownLimit(full, "shut")).toBeUndefined();
  expect(shownLimit(full, "open")).toEqual(said);
});

it("opens when a listing is refused, whatever was known of the limit before", () => {
  const refused = { refused: "No place left" };
  for (const answer of [free, undefined]) {
    expect(shownLimit(answer, refused)).toEqual({ message: "No place left", suggestedPlan: null });
  }
  expect(shownLimit(full, refused), "it knows the plan by now").toEqual(said);
});

it("has nothing to say of a place that is free, or of a mail that is not verified", () => {
  expect(shownLimit(free, "open")).toBeUndefined();
  expect(shownLimit({ ...full, reason: "email_unverified" }, "unseen")).toBeUndefined();
});
