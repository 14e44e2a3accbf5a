import { expect, it } from "vitest";
import { shortAge } from "./short-age.ts";

const now = new Date("2026-11-15T10:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  [0, "1m"],
  [59, "59m"],
  [60, "1h"],
  [60 * 24 - 1, "23h"],
  [60 * 24 * 3, "3d"],
  [-5, "1m"],
])("says how long %i minutes are in little room", (minutes, said) => {
  expect(shortAge("en", ago(minutes), now)).toBe(said);
});

it("counts in the digits of Arabic", () => {
  expect(shortAge("ar", ago(360), now)).toMatch(/6/);
});
