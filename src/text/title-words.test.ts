import { describe, expect, it } from "vitest";
import { damagedSource, titleContradiction } from "./title-words.ts";

const contradicts = (description: string, said: object) =>
  titleContradiction({
    title: "Kia Rio 2018",
    description,
    titleStatus: null,
    accidentHistory: null,
    ...said,
  });
const clean = { titleStatus: "clean" };

describe("words against the answers", () => {
  it.each([
    "Salvage title, repaired",
    "rebuilt title from the US",
    "SALVAGED in 2019",
    "سلفدج مصلّحة بالكامل",
    "سالفاج",
    "السيارة مضروبة من الورا",
    "كانت سَالفِدج وتصلّحت",
    "نظيفة، مش كوبارت بس سلفج",
  ])("are found beside a clean title: %s", (text) => {
    expect(contradicts(text, clean)).toBeDefined();
    expect(contradicts(text, { accidentHistory: false })).toBeDefined();
    expect(contradicts(text, { titleStatus: "salvage", accidentHistory: true })).toBeUndefined();
    expect(contradicts(text, {})).toBeUndefined();
  });

  it.each([
    "Clean title, not salvage",
    "no salvage title, never salvaged",
    "not a salvage",
    "No accidents or salvage",
    "بدون حوادث أو سلفدج",
    "Rebuilt engine, new gearbox",
    "مش مضروبة ولا مصبوغة",
    "السيارة غير مضروبة",
    "بدون حوادث ومش سلفدج",
    "ما هي مضروبة",
    "ضربة خفيفة على الباب",
    "Bought at Copart with a clean title",
    "سالفة طويلة عن السيارة",
    "",
  ])("are none where they deny it, or speak of something else: %s", (text) =>
    expect(contradicts(text, clean)).toBeUndefined(),
  );

  it("are a clean title beside salvage", () => {
    const salvage = { titleStatus: "salvage", accidentHistory: true };
    expect(contradicts("Clean title!", salvage)).toBe("clean title");
    expect(contradicts("كلين تايتل", salvage)).toBeDefined();
    expect(contradicts("clean inside, new tyres", salvage)).toBeUndefined();
    expect(contradicts("not a clean title", salvage)).toBeUndefined();
  });
});

describe("words of a sale of damaged cars in America", () => {
  it.each(["From COPART", "iaai", "IAA auction", "مزاد أميركي", "من كوبارت", "American auction", "سلفدج"])(
    "are a reason to ask: %s",
    (text) => expect(damagedSource(text)).toBeDefined(),
  );
  it.each(["American car, one owner", "مواصفات أميركية", "مزاد", "Not from Copart", "clean title"])(
    "are none: %s",
    (text) => expect(damagedSource(text)).toBeUndefined(),
  );
});
