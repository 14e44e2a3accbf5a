import { enumerations, exteriorColours, interiorColours, places } from "#features/reference/reference.ts";
import type { Named } from "#features/reference/reference.types.ts";
import type { MessageKey } from "#i18n/catalogue.ts";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Issue } from "#platform/http/validation.ts";
import { wordIssue } from "#platform/http/word-issue.ts";
import type { ChoiceKind, ColumnName } from "./columns.ts";

/** What of a schema's refusal its words need; it is kept as JSON until a user reads it, in either language. */
export type KeptIssue = Pick<Issue, "code" | "path"> & Record<string, unknown>;

/** Something that is said of a row, kept without its words. */
export type Said = { field: ColumnName | null } & (
  | { issue: KeptIssue }
  | { choice: ChoiceKind; typed: string }
  | { key: MessageKey; values?: Record<string, string | number> }
);

/** A field that will say something else; of photos how many there are. Without a field: it comes on sale again. */
export interface Change {
  field: ColumnName | null;
  before: unknown;
  after: unknown;
}

/** Who reads what is said. */
export interface Reader {
  t: Translate;
  language: Language;
}

/** The names of each list that a cell may hold one of. */
export const choicesOf: Record<ChoiceKind, readonly Named[]> = {
  vehicleType: enumerations.vehicleType,
  condition: enumerations.condition,
  category: enumerations.category,
  bodyType: enumerations.bodyType,
  gearType: enumerations.gearType,
  fuelType: enumerations.fuelType,
  driveType: enumerations.driveType,
  motorcycleType: enumerations.motorcycleType,
  source: enumerations.source,
  customs: enumerations.customs,
  titleStatus: enumerations.titleStatus,
  plate: enumerations.plate,
  currency: enumerations.currency,
  exteriorColor: exteriorColours,
  interiorColor: interiorColours,
  city: places,
};

const wordsOfIssue = ["code", "path", "expected", "origin", "minimum", "maximum", "params", "keys"] as const;

/** What was there is not kept, only whether anything was. */
export function keepIssue(issue: Issue): KeptIssue {
  const all = issue as unknown as Record<string, unknown>;
  const kept = Object.fromEntries(wordsOfIssue.flatMap((name) => (name in all ? [[name, all[name]]] : [])));
  const missing = issue.input === undefined || issue.input === null;
  return { ...kept, input: missing ? null : "" } as unknown as KeptIssue;
}

const longestTyped = 40;
/** What stood in a cell, short enough for a sentence. */
export const shortly = (text: string) =>
  Array.from(text).length > longestTyped ? `${Array.from(text).slice(0, longestTyped).join("")}…` : text;

/** In words; numbers in the digits of the language. */
export function wordSaid(said: Said, t: Translate, language: Language): string {
  if ("issue" in said) {
    const issue = said.issue.input === null ? { ...said.issue, input: undefined } : said.issue;
    return wordIssue(issue as unknown as Issue, t, language);
  }
  if ("choice" in said) {
    const choices = choicesOf[said.choice].map((one) => one[language]).join(language === "ar" ? "، " : ", ");
    return t("stock-import.unknownChoice", { typed: said.typed, choices });
  }
  const values = Object.fromEntries(
    Object.entries(said.values ?? {}).map(([name, value]) => [
      name,
      typeof value === "number" && name !== "count" ? formatNumber(language, value) : value,
    ]),
  );
  return (t as (key: string, values: object) => string)(said.key, values);
}
