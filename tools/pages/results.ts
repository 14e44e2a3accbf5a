import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { table } from "../bench/lib/table.ts";
import type { Difference } from "./shots.ts";

/** What was found of one page in one language at one width, in both themes. */
export interface PageResult {
  page: string;
  language: "ar" | "en";
  width: number;
  /** What breaks a rule of accessibility. */
  axe: string[];
  /** Keys, placeholders, what is not translated. */
  texts: string[];
  /** By how many pixels the page is wider than the screen. */
  wide: number;
  console: string[];
  /** By language, theme and width: how far it is from the committed picture. */
  shots: Record<string, Difference>;
}

export async function readResults(folder: string): Promise<PageResult[]> {
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return texts.map((text) => JSON.parse(text) as PageResult);
}

/**
 * A line for each page, in the order of the list; what was found stands in its cells, a dash where nothing was. Of a page that
 * nobody looked at now, the line of an earlier table is kept.
 */
export function resultsTable(
  names: readonly string[],
  results: readonly PageResult[],
  earlier: ReadonlyMap<string, string[]> = new Map(),
): string {
  const byPage = Map.groupBy(results, ({ page }) => page);
  const rows = names.map((name) => {
    const found = byPage.get(name) ?? [];
    const before = earlier.get(name);
    if (found.length === 0 && before) return before;
    const count = (amount: (result: PageResult) => number) => {
      const total = found.reduce((sum, result) => sum + amount(result), 0);
      return total === 0 ? "–" : String(total);
    };
    const shares = found.flatMap(({ shots }) => Object.values(shots).map(({ share }) => share));
    return [
      name,
      String(found.length),
      count(({ axe }) => axe.length),
      count(({ wide }) => Math.max(0, wide)),
      count(({ texts }) => texts.length),
      count(({ console }) => console.length),
      String(shares.length),
      shares.length === 0 ? "–" : `${(Math.max(...shares) * 100).toFixed(2)} %`,
    ];
  });
  const head = ["page", "looks", "axe", "too wide, px", "texts", "console", "pictures", "farthest picture"];
  return table(head, rows);
}

/** The lines of a table that was saved, by page. */
export const linesOf = (text: string): Map<string, string[]> =>
  new Map(
    text
      .split("\n")
      .filter((line) => line.startsWith("| "))
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .map((cells): [string, string[]] => [cells[1] ?? "", cells.slice(1, -1)]),
  );
