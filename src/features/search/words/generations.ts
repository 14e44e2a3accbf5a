import { generations } from "#features/reference/families.ts";
import type { Meaning } from "./meaning.ts";
import { spokenNumberAt } from "./spoken-numbers.ts";
import { keyOf, type Token } from "./tokens.ts";

type Years = readonly [from?: number, to?: number];

/** "6:2008-2013 7:2012-" */
function* coded(text: string): Generator<[code: string, years: Years]> {
  for (const one of text.split(" ").filter(Boolean)) {
    const [code = "", years = ""] = one.split(":");
    const [from, to] = years.split("-").map((year) => Number(year) || undefined);
    yield [keyOf(code), [from, to]];
  }
}

/** The years of a model's generation, by the model and what is said behind its name. */
const behindModel = new Map(
  generations.flatMap(({ model, beside = "" }) =>
    [...coded(beside)].map(([code, years]) => [`${model} ${code}`, years] as const),
  ),
);

/** What says a generation of cars by itself: "w204" is a C-Class. */
export function generationCodes(rankOf: (brand: string) => number): [key: string, meaning: Meaning][] {
  return generations.flatMap(({ brand, model, alone = "" }) =>
    [...coded(alone)].map(([code, years]): [string, Meaning] => [
      code,
      { filter: "model", value: model, brand, rank: rankOf(brand), years },
    ]),
  );
}

const generationWords = new Set("mk mark gen generation جيل الجيل".split(" "));

/** The generation said at a token, behind the name of a model: "6", "mk6", "b8", «ستة». */
export function generationAt(
  tokens: readonly Token[],
  start: number,
  model: string,
): { years: Years; length: number } | undefined {
  const isSaid = generationWords.has(tokens[start]?.text ?? "");
  const at = start + Number(isSaid);
  const spoken = spokenNumberAt(tokens, at);
  const codes = [
    spoken && ([spoken.length, String(spoken.value)] as const),
    ...[3, 2, 1].map((length) => {
      const span = tokens.slice(at, at + length);
      const isWhole = span.every((token, i) => i === 0 || span[i - 1]?.end === token.start);
      return isWhole ? ([length, span.map(({ text }) => text).join("")] as const) : undefined;
    }),
  ];
  for (const code of codes) {
    if (!code) continue;
    const [length, text] = code;
    const years =
      behindModel.get(`${model} ${text}`) ?? (isSaid ? behindModel.get(`${model} gen${text}`) : undefined);
    if (years) return { years, length: length + Number(isSaid) };
  }
  return undefined;
}
