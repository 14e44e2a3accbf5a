import { amountAt } from "./amounts.ts";
import { generationAt } from "./generations.ts";
import type { Meaning } from "./meaning.ts";
import type { TypedText } from "./typed-text.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Phrase {
  meaning: Meaning;
  /** In tokens. */
  length: number;
}

/** Said behind the name of a family. */
const familyWords = new Set("series serie class classe range models all فئه كلاس سيريز".split(" "));

/** What is said behind the name of a model or a family told with it: "C class 200", "Golf 6", "Golf 7 GTI", "audi q series". */
export function closer(text: TypedText, { exact }: Vocabulary, phrase: Phrase, at: number): Phrase {
  const { meaning, length } = phrase;
  if (meaning.filter !== "model") return phrase;
  const after = at + length;
  if (after >= text.length || text.isLiteral(after)) return phrase;
  const next = text.tokens[after]?.text ?? "";
  if (meaning.family) {
    const { family, ...rest } = meaning;
    const model = /^\d{1,3}$/.test(next)
      ? family.models.find((slug) => slug.replace(/\D/g, "") === next)
      : undefined;
    if (model) return { meaning: { ...rest, filter: "model", value: model }, length: length + 1 };
    return familyWords.has(next) ? { meaning, length: length + 1 } : phrase;
  }
  const generation = generationAt(text.tokens, after, meaning.value);
  const amount = amountAt(text.tokens, after);
  if (!generation || amount?.unit || amount?.thousands) return phrase;
  const { years } = generation;
  const taken = length + generation.length;
  const behind = text.tokens[at + taken];
  const kind =
    behind && exact.get(text.keyAt(at, length) + behind.text).find(({ brand }) => brand === meaning.brand);
  if (kind?.filter === "model" && !kind.family) return { meaning: { ...kind, years }, length: taken + 1 };
  return { meaning: { ...meaning, years }, length: taken };
}
