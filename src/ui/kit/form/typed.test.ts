import { expect, it } from "vitest";
import { linesIn, numberIn } from "./typed.ts";

it.each([
  ["1200.5", 1200.5],
  [" 1,200 ", 1200],
  ["١٬٢٠٠٫٥", 1200.5],
  ["0", 0],
  ["", Number.NaN],
  ["  ", Number.NaN],
  ["-3.5", -3.5],
  [".5", 0.5],
  ["12 km", Number.NaN],
  ["1e5", Number.NaN],
  ["0x10", Number.NaN],
])("reads %j as %d", (typed, number) => expect(numberIn(typed)).toBe(number));

it("reads lines, and leaves out the empty ones", () =>
  expect(linesIn(" one \n\n two\n")).toEqual(["one", "two"]));
