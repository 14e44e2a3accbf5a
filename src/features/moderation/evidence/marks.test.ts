import { describe, expect, it } from "vitest";
import { processorMs } from "../../../../tests/support/processor-ms.ts";
import { marksOf, type TextFlag } from "./marks.ts";

const marked = (kind: TextFlag, text: string) =>
  marksOf(kind, text).map(({ start, end }) => text.slice(start, end));

describe("the words of a text that it was flagged for", () => {
  it.each<[TextFlag, string, string[]]>([
    ["phone_in_text", "Very clean, call 70 123 456 after five", ["70 123 456"]],
    ["phone_in_text", "اتصل على ٠٣-١٢٣-٤٥٦ مساءً", ["٠٣-١٢٣-٤٥٦"]],
    ["phone_in_text", "7️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣", ["7️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣"]],
    ["phone_in_text", "70123456 or 71 654 321", ["70123456", "71 654 321"]],
    ["link_in_text", "See www.mycars.com for more", ["www.mycars.com"]],
    ["deposit", "يُحجز بعربون ٥٠٠ دولار", ["بعربون"]],
    ["deposit", "Nothing of the kind", []],
    ["title_contradicts", "Not salvage before, Salvage title now", ["Salvage"]],
    ["title_contradicts", "السيارة مضروبة من الخلف", ["مضروبة"]],
    ["phone_in_text", "", []],
  ])("%s in %s", (kind, text, expected) => expect(marked(kind, text)).toEqual(expected));

  it("are found quickly in the longest of texts", async () => {
    const text = `${"A clean car with everything. ".repeat(330)} 70 123 456`;
    const took = await processorMs(() => expect(marked("phone_in_text", text)).toEqual(["70 123 456"]));
    expect(took).toBeLessThan(1500);
  });
});
