import {
  type ColumnName,
  columnNames,
  columnOf,
  headOf,
  isOf,
} from "#features/dealers/stock-import/columns.ts";
import { brandNamed, choiceNamed, featureNamed, modelNamed } from "#features/dealers/stock-import/names.ts";
import { choicesOf } from "#features/dealers/stock-import/said.ts";
import { columnNameOf } from "#features/listings/fields.ts";
import { brandBySlug, features, modelBySlug, type Named } from "#features/reference/reference.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { CsvCell } from "#text/csv.ts";
import type { StockFileRow } from "./stock.queries.ts";

/** The columns of the import in its order, without photos: a file names those that are sent beside it. */
const columns = columnNames.filter((name) => name !== "photos");
type FileColumn = Exclude<ColumnName, "photos">;

export const stockHeads = (t: Translate): string[] => columns.map((name) => t(headOf(name)));

/** A listing as a row that the import reads as it is: names in the reader's language, where they are read back as the same. */
export function stockLine(row: StockFileRow, language: Language): CsvCell[] {
  return columns.map((name) =>
    isOf(name, row.vehicle_type) ? cellOf(name as FileColumn, row, language) : null,
  );
}

function cellOf(name: FileColumn, row: StockFileRow, language: Language): CsvCell {
  if (name === "vehicleType") return choiceWord("vehicleType", row.vehicle_type, language);
  if (name === "stockNumber") return row.stock_number;
  const value: unknown = row[columnNameOf(name)];
  if (value === null || value === undefined || value === "") return null;
  const { takes } = columnOf(name);
  if (typeof takes === "object") return choiceWord(takes.choice, String(value), language);
  if (takes === "yesNo") return choiceOfYesNo[language][value === true ? 0 : 1] ?? null;
  if (takes === "number") return Number(value);
  if (takes === "features") return row.features.map((slug) => featureWord(slug, language)).join(" | ");
  const brand = brandBySlug(row.vehicle_type, row.brand);
  if (takes === "brand")
    return wordOf(brand, row.brand, language, (text) => brandNamed(row.vehicle_type, text)?.slug);
  if (name === "model" && brand) {
    return wordOf(
      modelBySlug(brand, row.model),
      row.model,
      language,
      (text) => modelNamed(brand, text)?.slug,
    );
  }
  return String(value);
}

const choiceOfYesNo = { ar: ["نعم", "لا"], en: ["yes", "no"] };

const choiceWord = (kind: keyof typeof choicesOf, slug: string, language: Language) =>
  wordOf(
    choicesOf[kind].find((one) => one.slug === slug),
    slug,
    language,
    (text) => choiceNamed(kind, text),
  );

const featureWord = (slug: string, language: Language) =>
  wordOf(
    features.find((one) => one.slug === slug),
    slug,
    language,
    // What parts a list would part the name.
    (text) => (/[|;,،؛]/.test(text) ? undefined : featureNamed(text)),
  );

/** The name, unless it is read back as another one. */
function wordOf(
  known: Named | undefined,
  slug: string,
  language: Language,
  readBack: (text: string) => string | undefined,
): string {
  return known && readBack(known[language]) === slug ? known[language] : slug;
}
