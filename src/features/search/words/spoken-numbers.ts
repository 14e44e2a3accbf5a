import { keyOf, type Token } from "./tokens.ts";

/** Numbers as they are said in Lebanon, each with what people write for it. */
const said: readonly (readonly [number, string])[] = [
  [1, "واحد, واحدة, one, wa7ad, wahad"],
  [2, "اثنين, تنين, two, tnen, tnein"],
  [3, "ثلاث, ثلاثة, تلات, تلاتة, تلت, three, tlete, tlet, talet"],
  [4, "اربع, اربعة, four, arb3a, arba3"],
  [5, "خمس, خمسة, five, 5amse, khamse, 5ams, khams"],
  [6, "ست, ستة, six, sette, sitte, sett"],
  [7, "سبع, سبعة, seven, sab3a, saba3a, sabe3, saba3"],
  [8, "ثمان, ثماني, ثمانية, تمن, تمان, تماني, تمانية, تمنة, eight, tmene, tmen, tamen"],
  [9, "تسع, تسعة, nine, tes3a, tise3, tese3"],
  [10, "عشر, عشرة, ten, 3ashra, 3ashr, 3asher, 3achra, 3achar, 3ashar"],
  [11, "حداعش, احدعشر, eleven, 7da3sh, hda3sh"],
  [12, "تناعش, اثناعشر, twelve, tna3sh, tna3ch"],
  [13, "تلتعش, تلطعش, thirteen, tleta3sh"],
  [14, "اربعتعش, اربعطعش, fourteen, arba3ta3sh"],
  [15, "خمستعش, خمسطعش, خمسةعشر, خمسة عشر, fifteen, 5amsta3sh, khamsta3sh, 5amsta3ch"],
  [16, "ستعش, سطعش, sixteen, setta3sh"],
  [17, "سبعتعش, سبعطعش, seventeen, sabe3ta3sh"],
  [18, "تمنتعش, تمنطعش, eighteen, tmenta3sh"],
  [19, "تسعتعش, تسعطعش, nineteen, tese3ta3sh"],
  [20, "عشرين, عشرون, twenty, 3eshrin, 3ishrin, 3echrin"],
  [30, "ثلاثين, تلاتين, thirty, tletin, tlatin"],
  [40, "اربعين, forty, arb3in"],
  [50, "خمسين, fifty, 5amsin, khamsin"],
  [60, "ستين, sixty, settin"],
  [70, "سبعين, seventy, sab3in"],
  [80, "ثمانين, تمانين, eighty, tmenin"],
  [90, "تسعين, ninety, tes3in"],
  [100, "مية, مئة, ميت, hundred, miyye, mit, miyet"],
];
const values = new Map(
  said.flatMap(([value, names]) => names.split(",").map((name) => [keyOf(name), value] as const)),
);

/** The number that begins at a token in words, and how many tokens it takes: "ten", «خمسة وعشرين», "5amse w 3eshrin". */
export function spokenNumberAt(
  tokens: readonly Token[],
  at: number,
): { value: number; length: number } | undefined {
  // "5amse" is a digit and letters, written together.
  for (let length = 3; length > 0; length--) {
    const span = tokens.slice(at, at + length);
    if (span.length < length || !isOneWord(span)) continue;
    const value = values.get(span.map(({ text }) => text).join(""));
    if (value === undefined) continue;
    const tens = value < 10 ? tensAt(tokens, at + length) : undefined;
    return tens ? { value: value + tens.value, length: length + tens.length } : { value, length };
  }
  return undefined;
}

const isOneWord = (span: readonly Token[]) =>
  span.every((token, at) => at === 0 || span[at - 1]?.end === token.start) ||
  // «خمسة عشر»
  (span.length === 2 && span.every(({ number }) => number === undefined));

function tensAt(tokens: readonly Token[], at: number) {
  const text = tokens[at]?.text ?? "";
  const joined = /^و./.test(text) ? values.get(text.slice(1)) : undefined;
  const apart = text === "و" || text === "w" ? spokenNumberAt(tokens, at + 1) : undefined;
  const value = joined ?? apart?.value;
  if (value === undefined || value < 20 || value > 90) return undefined;
  return { value, length: joined === undefined ? 1 + (apart?.length ?? 0) : 1 };
}
