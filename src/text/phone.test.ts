import { describe, expect, it } from "vitest";
import { countryOfMobile, storedPhone } from "./phone.ts";

describe("a phone number", () => {
  it.each([
    ["03 123 456", "+9613123456"],
    ["3123456", "+9613123456"],
    ["+961 (0)3 123 456", "+9613123456"],
    ["70-123-456", "+96170123456"],
    ["070123456", "+96170123456"],
    ["٧٠ ١٢٣ ٤٥٦", "+96170123456"],
    ["۸۱۱۲۳۴۵۶", "+96181123456"],
    ["0096171123456", "+96171123456"],
    ["96171123456", "+96171123456"],
    ["01 234 567", "+9611234567"],
    ["09 612 345", "+9619612345"],
    ["+33 6 12 34 56 78", "+33612345678"],
    ["+1 (202) 456-1111", "+12024561111"],
    // The market takes the whole of 78 and 79, numbering plan or not.
    ["78000000", "+96178000000"],
    ["0 79 999 999", "+96179999999"],
    ["+96170000000", "+96170000000"],
  ])("%s is stored as %s", (typed, stored) => {
    expect(storedPhone(typed)).toBe(stored);
    expect(stored).toMatch(/^\+[1-9][0-9]{6,14}$/);
  });

  it.each([
    "12",
    "0591234567",
    "+9611",
    "+961 70 123 4567 8",
    "+",
    "()",
    "٠٠٠٠٠٠٠",
    "+999 1234567",
    "7012345678901",
  ])("%s is none", (typed) => {
    expect(storedPhone(typed)).toBeUndefined();
  });

  it("may be left out", () => {
    expect(storedPhone(undefined)).toBeNull();
  });
});

it.each([
  ["+9613123456", "LB"],
  ["+96181123456", "LB"],
  ["+9611234567", undefined],
  ["+96190123456", undefined],
  ["+33612345678", "FR"],
  ["+971501234567", "AE"],
])("%s is sent texts in %s", (phone, country) => expect(countryOfMobile(phone)).toBe(country));
