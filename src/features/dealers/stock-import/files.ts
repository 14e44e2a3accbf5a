import { features } from "#features/reference/reference.ts";
import { csvFile } from "#text/csv.ts";
import { columnNames, columnOf, headOf, hintOf } from "./columns.ts";
import { isOfOurs } from "./read-heads.ts";
import { choicesOf, type Reader, wordSaid } from "./said.ts";
import type { ImportRow, RowState, StockImport } from "./stock-import.queries.ts";

export type Separator = "comma" | "semicolon";

const file = (lines: readonly (readonly string[])[], separator: Separator = "comma") =>
  csvFile(lines, separator === "comma" ? "," : ";");

/** The empty file. */
export const templateFile = ({ t }: Reader, separator: Separator): string =>
  file([columnNames.map((name) => t(headOf(name)))], separator);

/** What each column takes. */
export function guideFile({ t, language }: Reader): string {
  const lines = columnNames.map((name) => {
    const { takes, needed, of, example } = columnOf(name);
    const kinds = of === undefined ? t("stock-import.both") : t(`stock-import.only_${of}`);
    const list = typeof takes === "object" ? choicesOf[takes.choice] : takes === "features" ? features : [];
    const choices = list.map(({ en, ar }) => (en === ar ? en : `${en} / ${ar}`)).join(" | ");
    return [
      t(headOf(name)),
      t(needed ? "stock-import.needed" : "stock-import.optional"),
      kinds,
      hintOf(name, t, language),
      choices,
      example,
    ];
  });
  const heads = (["column", "isNeeded", "kinds", "takes", "choices", "example"] as const).map((name) =>
    t(`stock-import.guide_${name}`),
  );
  return file([heads, ...lines]);
}

/** The rows that are no listings, and will become none as they are. */
const left: Record<StockImport["state"], readonly RowState[]> = {
  judged: ["wrong"],
  running: ["wrong", "failed"],
  done: ["wrong", "failed"],
  stopped: ["wrong", "failed", "ready"],
};

/** The rows that did not become listings, under their own heads, with what is wrong in a last column. */
export function restFile(
  { heads, state: ofImport }: StockImport,
  rows: readonly ImportRow[],
  { t, language }: Reader,
  separator: Separator,
): string {
  const errorsHead = t("stock-import.errorsHead");
  // Of a file that was mended before, the column is the same one.
  const kept = heads.flatMap((head, place) => (isOfOurs(head) ? [] : [place]));
  const lines = rows
    .filter(({ state }) => left[ofImport].includes(state))
    .map((row) => [
      ...kept.map((place) => row.cells[place] ?? ""),
      row.errors
        .map((one) => {
          const column = one.field && t(headOf(one.field));
          const text = wordSaid(one, t, language);
          return column ? `${column}: ${text}` : text;
        })
        .join(" "),
    ]);
  return file([[...kept.map((place) => heads[place] ?? ""), errorsHead], ...lines], separator);
}
