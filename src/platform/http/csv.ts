import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { byteOrderMark, type CsvCell, csvLine } from "#text/csv.ts";

/** Sends rows as a CSV file as they come; the mark at its beginning tells spreadsheets that it is UTF-8. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  header: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]>,
): Readable {
  reply.type("text/csv; charset=utf-8").header("content-disposition", `attachment; filename="${name}"`);
  return Readable.from(lines(header, rows));
}

async function* lines(
  header: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header);
  for await (const row of rows) yield csvLine(row);
}
