import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bidi } from "./bidi.ts";
import { widthOf } from "./drawing.ts";
import { fitText } from "./fit-text.ts";
import { setLine } from "./set-line.ts";
import { openTypefaces } from "./typeface.ts";

const { bold, medium } = await openTypefaces();

/** What stands on the line, from left to right. */
const seen = async (text: string, direction: "rtl" | "ltr" = "rtl") =>
  (await setLine(bold, text, direction)).glyphs.map((glyph) => glyph.text);

describe("a line of text", () => {
  it("joins the letters of Arabic", async () => {
    const ids = async (text: string) => (await setLine(bold, text, "rtl")).glyphs.map(({ id }) => id);
    const [alone, joined] = [await ids("ب ي ع"), await ids("بيع")];
    expect(joined).toHaveLength(3);
    expect(joined.filter((id) => alone.includes(id))).toEqual([]);
    // Lam and alef are one sign.
    expect(await ids("كورولا")).toHaveLength(5);
  });

  it("runs from right to left, figures and Latin names in it from left to right", async () => {
    expect((await seen("كيا C200 2015")).join("")).toBe("C200 2015 ايك");
    expect((await seen("86,000 كم · بنزين")).join("")).toBe("نيزنب · مك 86,000");
    expect((await seen("Kia كيا 2018", "ltr")).join("")).toBe("Kia 2018 ايك");
    // A bracket is seen turned round, and opens where its text begins.
    const [line] = [await setLine(bold, "(فل)", "rtl")];
    expect(line.glyphs.map(({ text }) => text).join("")).toBe(")لف(");
    expect(line.glyphs.at(-1)?.id).toBe((await setLine(bold, ")", "ltr")).glyphs[0]?.id);
  });

  it("is in the order of the Unicode Bidirectional Algorithm, whatever it holds", async () => {
    const letters = fc.constantFrom(..."بتسمكيو0123456789ABCxyz .,()$+-·");
    await fc.assert(
      fc.asyncProperty(
        fc.array(letters, { maxLength: 24 }),
        fc.constantFrom("rtl", "ltr"),
        async (some, direction) => {
          const text = some.join("").replace(/ {2,}/g, " ").trim();
          const levels = bidi.getEmbeddingLevels(text, direction);
          const expected = bidi.getReorderedIndices(text, levels).map((at) => text[at]);
          expect((await seen(text, direction)).join("")).toBe(expected.join(""));
        },
      ),
      { numRuns: 200 },
    );
  });

  it("keeps what is isolated in its own order, and draws no mark of a direction", async () => {
    const price = "السعر \u2066$12,800\u2069";
    expect((await seen(price)).join("")).toContain("$12,800");
    expect((await setLine(bold, price, "rtl")).text).toBe("السعر $12,800");
  });

  it("leaves out what the font does not have, and keeps on one line", async () => {
    const { text, glyphs } = await setLine(bold, "Kia\n🚗\u0000 Sportage 漢\u2028字", "ltr");
    expect(text).toBe("Kia Sportage");
    expect(glyphs.every(({ id }) => id > 0)).toBe(true);
    expect((await setLine(bold, "🚗", "ltr")).glyphs).toEqual([]);
  });
});

describe("text in a box", () => {
  const box = { typeface: medium, width: 200, size: 40, direction: "rtl" } as const;

  it("is as large as it may be, then smaller, then broken between words", async () => {
    const short = await fitText({ ...box, text: "كيا", lines: 1 });
    expect(short).toMatchObject({ size: 40, lines: [{ text: "كيا" }] });
    const long = await fitText({ ...box, text: "كيا سبورتاج 2018", lines: 1 });
    expect(long.size).toBeLessThan(40);
    const two = await fitText({ ...box, text: "كيا سبورتاج 2018", lines: 2 });
    expect(two.lines).toHaveLength(2);
    expect(two.lines.map(({ text }) => text).join(" ")).toBe("كيا سبورتاج 2018");
  });

  it("is never wider or longer than its box, whatever is written", async () => {
    const some = fc.string({ unit: fc.constantFrom(..."لاسرwWi 0.🚗"), maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(some, fc.integer({ min: 1, max: 3 }), async (text, lines) => {
        const fitted = await fitText({ ...box, text, lines });
        expect(fitted.lines.length).toBeLessThanOrEqual(lines);
        expect(fitted.size).toBeGreaterThanOrEqual(20);
        for (const line of fitted.lines) expect(widthOf(line, fitted.size)).toBeLessThanOrEqual(200.001);
      }),
      { numRuns: 40 },
    );
  });

  it("ends with an ellipsis where not even half the size is enough", async () => {
    const { lines } = await fitText({ ...box, text: "very ".repeat(60), lines: 2 });
    expect(lines).toHaveLength(2);
    expect(lines.at(-1)?.text).toMatch(/^very.*…$/);
  });
});
