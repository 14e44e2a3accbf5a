import { describe, expect, it } from "vitest";
import { vinIn } from "./read-barcode.ts";

describe("the VIN in a barcode", () => {
  it.each([
    ["1HGCM82633A004352", "as it is"],
    ["I1HGCM82633A004352", "after the I of imported cars"],
    ["*1hgcm82633a004352*", "between the signs of Code 39"],
    ["https://cars.example/?vin=1HGCM82633A004352&x=1", "in an address"],
    ["VIN 1HGCM82633A004352 2003", "among more"],
  ])("is found: %j, %s", (text) => {
    expect(vinIn(text)).toBe("1HGCM82633A004352");
  });

  it.each(["", "1HGCM82633A00435", "1HGCM82633A0043521", "1HGCM82643A004352", "1234 5678"])(
    "is not found in %j",
    (text) => {
      expect(vinIn(text)).toBeUndefined();
    },
  );

  it("needs no check digit where none is asked for", () => {
    expect(vinIn("WDB2030461A123456")).toBe("WDB2030461A123456");
  });
});
