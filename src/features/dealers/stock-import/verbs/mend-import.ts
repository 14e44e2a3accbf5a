import { AppError } from "#errors";
import type { Translate } from "#i18n/translate.ts";
import type { Database } from "#platform/db/connect.ts";
import { lockOwnShowroom } from "../../own-showroom/own-showroom.queries.ts";
import { checkRows } from "../check-file.ts";
import { type ColumnName, columnNames, headOf } from "../columns.ts";
import { keepMapping } from "../mapping.queries.ts";
import { headsOf, proposeMapping } from "../read-heads.ts";
import { findImport, findRows, type ImportRow, type StockImport } from "../stock-import.queries.ts";
import { replaceRows } from "./keep-import.ts";

interface Mending {
  userId: string;
  id: string;
  at: Date;
  withLoopback: boolean;
}

/** What each head of an import says; of one that a build before has kept, as its heads say. */
export const mappingOf = ({ columns, heads }: Pick<StockImport, "columns" | "heads">): string[] =>
  columns ?? proposeMapping(heads);

async function lockJudged(tx: Database, { userId, id }: Mending): Promise<StockImport> {
  await findImport(tx, userId, id);
  await lockOwnShowroom(tx, userId);
  const found = await findImport(tx, userId, id, { locked: true });
  if (found.state !== "judged") throw new AppError("stock_import.started");
  return found;
}

async function judgeAgain(
  tx: Database,
  { userId, id, at, withLoopback }: Mending,
  { heads, mapping, language }: { heads: string[]; mapping: string[]; language: string },
  rows: readonly Pick<ImportRow, "line" | "cells">[],
): Promise<void> {
  if (rows.length === 0) return;
  const judged = await checkRows(
    tx,
    userId,
    rows.map(({ line, cells }) => ({ line, cells })),
    { heads: headsOf(mapping, heads), language: language === "en" ? "en" : "ar", at, withLoopback },
  );
  await replaceRows(tx, { id, userId }, judged);
}

/**
 * Has the heads of a judged file mean something else, and all of its rows judged by it; the next file with these heads is read so.
 * Errors: `stock_import.not_found`, `.started`, `dealer.not_approved`, `request.invalid` of `columns` where there are not as many
 * as heads, or one stands twice.
 */
export async function mapColumns(
  tx: Database,
  mending: Mending,
  columns: (ColumnName | "")[],
): Promise<void> {
  const { userId, id, at } = mending;
  const found = await lockJudged(tx, mending);
  const named = columns.filter((name) => name !== "");
  if (columns.length !== found.heads.length) throw wrong("field.invalid");
  if (new Set(named).size < named.length) throw wrong("field.import_heads_twice");
  await tx
    .updateTable("stock_imports")
    .set({ columns, ignored_heads: headsOf(columns, found.heads).ignored })
    .where("id", "=", id)
    .execute();
  if (found.heads_key !== null) {
    await keepMapping(tx, { userId, headsKey: found.heads_key, columns, at });
  }
  await judgeAgain(tx, mending, { ...found, mapping: columns }, await findRows(tx, id));
}

const wrong = (code: `field.${string}`) => new AppError("request.invalid", { fields: { columns: code } });

/**
 * Has cells of a row say something else, and the row judged once more, with those of its number before and now: two cannot have
 * one. A column that the file does not have comes at its end. Errors: `stock_import.not_found`, also for a row that is none;
 * `.started`, `dealer.not_approved`.
 */
export async function mendRow(
  tx: Database,
  mending: Mending,
  { line, values }: { line: number; values: Partial<Record<ColumnName, string>> },
  t: Translate,
): Promise<void> {
  const found = await lockJudged(tx, mending);
  const rows = await findRows(tx, mending.id);
  const row = rows.find((one) => one.line === line);
  if (!row) throw new AppError("stock_import.not_found");
  const heads = [...found.heads];
  const mapping = [...mappingOf(found)];
  const cells = [...row.cells];
  for (const name of columnNames) {
    const value = values[name];
    if (value === undefined) continue;
    if (!mapping.includes(name)) {
      mapping[heads.length] = name;
      heads.push(t(headOf(name)));
    }
    const place = mapping.indexOf(name);
    while (cells.length < place) cells.push("");
    cells[place] = value;
  }
  if (heads.length > found.heads.length) {
    await tx
      .updateTable("stock_imports")
      .set({ heads, columns: mapping })
      .where("id", "=", mending.id)
      .execute();
  }
  const numberAt = (given: readonly string[]) =>
    ["stockNumber", "vinNumber"].map((name) => given[mapping.indexOf(name)]?.trim()).filter(Boolean);
  const numbers = new Set([...numberAt(row.cells), ...numberAt(cells)]);
  const others = rows.filter(
    (one) => one !== row && numberAt(one.cells).some((number) => numbers.has(number)),
  );
  await judgeAgain(tx, mending, { ...found, heads, mapping }, inOrder([...others, { line, cells }]));
}

const inOrder = <Row extends { line: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.line - b.line);
