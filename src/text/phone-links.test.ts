import { describe, expect, it } from "vitest";
import { chatLink, dialLink, internationalNumber, readablePhone } from "./phone-links.ts";

describe("the number that is dialled", () => {
  it.each([
    ["+9613123456", "+9613123456"],
    ["03 123 456", "+9613123456"],
    ["3123456", "+9613123456"],
    ["70-123-456", "+96170123456"],
    ["(71) 123456", "+96171123456"],
    ["76123456", "+96176123456"],
    ["78123456", "+96178123456"],
    ["79123456", "+96179123456"],
    ["81123456", "+96181123456"],
    ["961 81 123 456", "+96181123456"],
    ["00961 70 123 456", "+96170123456"],
    ["+961 (0)3 123 456", "+9613123456"],
    ["٠٣ ١٢٣ ٤٥٦", "+9613123456"],
    ["01 234 567", "+9611234567"],
    ["+33 6 12 34 56 78", "+33612345678"],
  ])("%s → %s", (typed, dialled) => {
    expect(internationalNumber(typed)).toBe(dialled);
    expect(dialLink(typed)).toBe(`tel:${dialled}`);
  });

  it("takes 961 for the area of Keserwan when only seven digits stand there", () => {
    expect(internationalNumber("09 612 345")).toBe("+9619612345");
    expect(internationalNumber("9612345")).toBe("+9619612345");
  });

  it.each(["", "call me", "1234", "+", "javascript:alert(1)"])("has no link for %j", (typed) => {
    expect(dialLink(typed)).toBeUndefined();
    expect(chatLink(typed, "hello")).toBeUndefined();
  });
});

describe("the chat link", () => {
  it("has no plus, spaces, dashes or brackets in its number", () => {
    expect(chatLink("+961 (3) 123-456", "x")).toBe("https://wa.me/9613123456?text=x");
  });

  it("carries the message whole, whatever is in it", () => {
    const message = "مرحباً & أهلاً؟ #1 100% +\nhttps://mishwar.example/cars/1?lang=ar";
    const link = new URL(chatLink("70123456", message) ?? "");
    expect(link.searchParams.get("text")).toBe(message);
    expect([...link.searchParams.keys()]).toEqual(["text"]);
    expect(link.hash).toBe("");
  });
});

describe("the number as it is read", () => {
  it.each([
    ["+9613123456", "03 123 456"],
    ["+96170123456", "70 123 456"],
    ["+9611234567", "01 234 567"],
    ["+33612345678", "+33612345678"],
    ["no number", "no number"],
  ])("%s → %s", (stored, read) => expect(readablePhone(stored)).toBe(read));
});
