import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Table } from "./catalogue.ts";
import { RowDigest } from "./row-digest.ts";

/** Rows gathered until a part of the table is written. */
const partBytes = 8 * 1024 * 1024;

const columnsOf = ({ columns }: Pick<Table, "columns">) => columns.map((name) => `"${name}"`).join(", ");

/** The SQL that writes a table's rows as text, and the one that reads them. */
export const copyStatement = (table: Pick<Table, "sql" | "columns">, direction: "to stdout" | "from stdin") =>
  `copy ${table.sql} (${columnsOf(table)}) ${direction}`;

/** A table in parts of whole rows, as COPY writes them; counts and digests them on the way. */
export async function* copyOut(client: pg.Client, table: Table, digest: RowDigest): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  const stream = client.query(copyTo(copyStatement(table, "to stdout")));
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    digest.add(chunk);
    parts.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    const text = Buffer.concat(parts);
    const end = text.lastIndexOf(10) + 1;
    if (end === 0) continue; // a row longer than a part
    yield text.subarray(0, end);
    parts = [text.subarray(end)];
    size = text.length - end;
  }
  if (size > 0) yield Buffer.concat(parts);
}

/** What a table holds now, without keeping it. */
export async function digestOf(client: pg.Client, table: Pick<Table, "sql" | "columns">): Promise<RowDigest> {
  const digest = new RowDigest();
  const stream = client.query(copyTo(copyStatement(table, "to stdout")));
  for await (const chunk of stream as AsyncIterable<Buffer>) digest.add(chunk);
  return digest;
}
