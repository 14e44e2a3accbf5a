import { describe, expect, it } from "vitest";
import { TypedText } from "./typed-text.ts";

const literal = (typed: string, ...phrases: string[]) => {
  const text = new TypedText(typed, phrases);
  return text.tokens.filter((_, at) => text.isLiteral(at)).map((token) => token.text);
};

describe("a search as it was typed", () => {
  it("knows what to leave as it stands: whole words, however they are written", () => {
    expect(literal("kia Land-Rover white", "land rover")).toEqual(["land", "rover"]);
    expect(literal("rover land rover", "land rover")).toEqual(["land", "rover"]);
    expect(literal("landroverx", "land rover")).toEqual([]);
    expect(literal("kia kia", "kia")).toEqual(["kia", "kia"]);
    expect(literal("kia", "", "--")).toEqual([]);
  });

  it("gives what was not taken as it was typed", () => {
    const text = new TypedText("kia C200, full  options", []);
    expect(text.without(text.tokens.map(() => false))).toBe("kia C200 full options");
    expect(text.without([true, false, false, true, false])).toBe("C200 options");
    expect(text.without([true, true, false, true, true])).toBe("200");
  });
});
