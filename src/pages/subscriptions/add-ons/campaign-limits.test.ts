import { expect, it } from "vitest";
import { campaignText } from "#features/plans/add-on.schema.ts";
import { campaignLimits } from "./campaign-limits.ts";

const fits = (title: number, body: number) =>
  campaignText.safeParse({ title: "x".repeat(title), body: "x".repeat(body) }).success;

it("asks for what the server takes, to the character", () => {
  const { title, body } = campaignLimits;
  expect(fits(title.least, body.least)).toBe(true);
  expect(fits(title.most, body.most)).toBe(true);
  expect(fits(title.least - 1, body.least)).toBe(false);
  expect(fits(title.least, body.least - 1)).toBe(false);
  expect(fits(title.most + 1, body.most)).toBe(false);
  expect(fits(title.most, body.most + 1)).toBe(false);
});
