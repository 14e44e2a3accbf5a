import { expect, it } from "vitest";
import { typedNumber } from "./typed-number.ts";

it.each([
  ["12500", 12_500],
  ["12,500", 12_500],
  ["12.500", 12_500],
  ["12 500", 12_500],
  ["1.250.000", 1_250_000],
  ["12,500.50", 12_500.5],
  ["12500.5", 12_500.5],
  ["1,6", 1.6],
  ["٢٠١٨", 2018],
  ["۱۲۳", 123],
  ["١٢٬٥٠٠", 12_500],
  ["١٢٬٥٠٠٫٧٥", 12_500.75],
  ["  7 ", 7],
  ["-5", -5],
  ["", undefined],
  [" ", undefined],
  [null, undefined],
  [undefined, undefined],
  [3.5, 3.5],
])("reads %j as people mean it", (typed, number) => expect(typedNumber(typed)).toBe(number));

it.each(["1,2,3", "12,50,000.1.2", "1e5", "0x10", "12abc", "Infinity", "1..5", "$5", "1,500 000"])(
  "leaves %s for the schema to refuse",
  (typed) => expect(typedNumber(typed)).toBe(typed),
);
