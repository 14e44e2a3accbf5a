import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

type Cell = string | number | boolean | null;

/** What a spreadsheet would run as a formula is kept from it by an apostrophe; people type their names themselves. */
const formula = /^[=+\-@\t\r]/;
/** A telephone number in international form is no formula. */
const telephone = /^\+\d{6,15}$/;

function cellText(cell: Cell): string {
  if (cell === null) return "";
  const text = String(cell);
  const safe = typeof cell === "string" && formula.test(text) && !telephone.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file (RFC 4180); with semicolons where spreadsheets expect them. */
export const csvLine = (cells: readonly Cell[], separator: "," | ";" = ","): string =>
  `${cells.map(cellText).join(separator)}\r\n`;

/** Sends rows as a CSV file as they come; the mark at its beginning tells spreadsheets that it is UTF-8. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): Readable {
  reply.type("text/csv; charset=utf-8").header("content-disposition", `attachment; filename="${name}"`);
  return Readable.from(lines(header, rows));
}

async function* lines(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(header)}`;
  for await (const row of rows) yield csvLine(row);
}
