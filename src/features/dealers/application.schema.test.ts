import { describe, expect, it } from "vitest";
import { goodApplication } from "./application.factory.ts";
import { application } from "./application.schema.ts";

const read = (field: keyof typeof goodApplication, value: unknown) => {
  const result = application.safeParse({ ...goodApplication, [field]: value });
  return result.success ? result.data[field] : undefined;
};

describe("what a dealership says of itself", () => {
  it.each([
    ["dealershipName", "معرض النور", "معرض النور"],
    ["dealershipName", "  A &  B-Cars ", "A & B-Cars"],
    ["dealershipName", "AB", "AB"],
    ["dealershipName", "x".repeat(100), "x".repeat(100)],
    ["dealershipLicense", "A-123", "A-123"],
    ["dealershipLicense", "١٢٣٤٥", "12345"],
    ["dealershipAddress", "شارع ١٠، ط", "شارع ١٠، ط"],
    ["dealershipCity", "Beirut", "beirut"],
    ["dealershipCity", "Keserwan", "kesrouan"],
    ["dealershipEmail", " Sales@Cedars.Example ", "sales@cedars.example"],
    ["yearsInBusiness", 0, "0"],
    ["yearsInBusiness", 100, "100"],
    ["yearsInBusiness", "٠٧", "7"],
    ["yearsInBusiness", "10+", "10+"],
    ["yearsInBusiness", "<1", "<1"],
    ["specialization", "all_types", "all_types"],
    ["description", `${"x".repeat(19)}\r\ny`, `${"x".repeat(19)}\ny`],
    ["description", "😀".repeat(20), "😀".repeat(20)],
  ] as const)("takes %s %j as %j", (field, typed, kept) => {
    expect(read(field, typed)).toBe(kept);
  });

  it.each([
    ["dealershipName", ""],
    ["dealershipName", "A"],
    ["dealershipName", "--"],
    ["dealershipName", "& &"],
    ["dealershipName", "x".repeat(101)],
    ["dealershipName", "Cedars 24"],
    ["dealershipName", "معرض ٢٤"],
    ["dealershipName", "Cedars.com"],
    ["dealershipName", "<b>Cedars</b>"],
    ["dealershipName", "Élite"],
    ["dealershipName", "Ce\u202edars"],
    ["dealershipName", { toString: "Cedars" }],
    ["dealershipName", ["Cedars"]],
    ["dealershipLicense", "A-12"],
    ["dealershipLicense", "abc-123"],
    ["dealershipLicense", "-----"],
    ["dealershipLicense", "ABC 123"],
    ["dealershipLicense", "A".repeat(51)],
    ["dealershipLicense", 123_456],
    ["dealershipAddress", "          "],
    ["dealershipAddress", "x".repeat(9)],
    ["dealershipAddress", "x".repeat(201)],
    ["dealershipAddress", "\ud800xxxxxxxxxxx"],
    ["dealershipCity", "ramallah"],
    ["dealershipCity", "__proto__"],
    ["dealershipPhone", "call me"],
    ["dealershipEmail", "no@mail"],
    ["dealershipEmail", "a@b.example\nbcc: c@d.example"],
    ["yearsInBusiness", -1],
    ["yearsInBusiness", 101],
    ["yearsInBusiness", "101"],
    ["yearsInBusiness", 1.5],
    ["yearsInBusiness", Number.NaN],
    ["yearsInBusiness", "7 years"],
    ["yearsInBusiness", "1e1"],
    ["yearsInBusiness", true],
    ["yearsInBusiness", ""],
    ["specialization", "boats"],
    ["description", "x".repeat(19)],
    ["description", "😀".repeat(19)],
    ["description", ` ${"x".repeat(10)}${" ".repeat(30)}`],
    ["description", "x".repeat(2001)],
  ] as const)("refuses %s %j", (field, typed) => {
    expect(read(field, typed)).toBeUndefined();
  });

  it("takes nothing else along", () => {
    expect(application.safeParse({ ...goodApplication, state: "approved" }).success).toBe(false);
    expect(application.safeParse(null).success).toBe(false);
  });
});
