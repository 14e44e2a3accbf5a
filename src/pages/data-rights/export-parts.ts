/** How the parts of an export are read and written: rows a batch at a time, under the names of the calls. */

/** Rows that are held in memory at once. */
export const batch = 100;

export type Row = Record<string, unknown>;
export type WithId = Row & { id: string };
/** The rows behind the one whose place is given, in the order of places, at most a batch. */
export type Page<R extends Row = Row> = (
  after: string | undefined,
) => Promise<{ rows: R[]; last: string | undefined }>;

export async function* pages<R extends Row>(page: Page<R>): AsyncGenerator<R[]> {
  for (let after: string | undefined; ; ) {
    const { rows, last } = await page(after);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    after = last;
  }
}

/** A batch, where there is anything in it. */
export const some = (rows: Row[]) => (rows.length > 0 ? [rows] : []);

export async function* list(name: string, batches: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let separator = "";
  yield `,\n"${name}":[`;
  for await (const rows of batches) {
    yield separator + rows.map(written).join(",\n");
    separator = ",\n";
  }
  yield "]";
}

/** Exact in the database, which the driver therefore gives as text; prices are numbers in JSON, as in the calls. */
const numbers = new Set([
  "price",
  "price_usd",
  "previous_price",
  "previous_price_usd",
  "engine_capacity",
  "bytes",
  "amount",
]);

/** With the names that the calls use: `first_name` is firstName. */
export function named(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      numbers.has(column) && value !== null ? Number(value) : value,
    ]),
  );
}

export const written = (row: Row) => JSON.stringify(named(row));
