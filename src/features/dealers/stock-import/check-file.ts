import { AppError } from "#errors";
import { findUsage } from "#features/plans/usage.queries.ts";
import { pricesFarBelow } from "#features/selling/review/find-flags.ts";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { findOwnShowroom } from "../own-showroom/own-showroom.queries.ts";
import { type CheckedRow, checkRow, type ImportSeller } from "./check-row.ts";
import { largestTable } from "./columns.ts";
import { readHeads } from "./read-heads.ts";
import { isSpreadsheet, readTable, refused } from "./read-table.ts";
import { findKnownRows, findOwnVins, findStock } from "./stock-import.queries.ts";

/** A row with what became of the same one before. */
export interface CheckedForImport extends CheckedRow {
  key: string;
  /** The listing that the same row, or another of its stock number, became in an earlier import. */
  carId: string | null;
  /** Nothing is to be done: that listing says all of it. */
  isKnown: boolean;
}

export interface CheckedFile {
  heads: string[];
  ignored: string[];
  rows: CheckedForImport[];
}

/** Others are served between so many rows. */
const rowsInARow = 25;
const breathe = () => new Promise<void>((go) => setImmediate(go));

/**
 * Judges a dealer's file: nothing is written. Errors: `dealer.not_approved`, `request.too_large`, and of `file` what
 * `readTable` and `readHeads` refuse.
 */
export async function checkFile(
  db: Database,
  userId: string,
  bytes: Buffer,
  { language, at }: { language: Language; at: Date },
): Promise<CheckedFile> {
  const seller = await importSeller(db, userId, { language, at });
  if (bytes.length > largestTable) throw new AppError("request.too_large");
  if (isSpreadsheet(bytes)) throw refused("field.import_spreadsheet");
  const table = readTable(bytes);
  const heads = readHeads(table.heads);
  const judged: CheckedRow[] = [];
  for (const [index, row] of table.rows.entries()) {
    if (index % rowsInARow === 0) await breathe();
    judged.push(checkRow(row, heads, seller));
  }
  await addFacts(db, userId, judged);
  return { heads: table.heads, ignored: heads.ignored, rows: await withKnown(db, userId, judged) };
}

async function importSeller(
  db: Database,
  userId: string,
  { language, at }: { language: Language; at: Date },
): Promise<ImportSeller> {
  const { phone, city } = await findOwnShowroom(db, userId);
  const usage = await findUsage(db, userId, at);
  return { phone, city, language, maxPhotos: usage?.plan.maxPhotos ?? 0 };
}

/** What only the market and the other rows know: a price far below others, a VIN that stands elsewhere. */
async function addFacts(db: Database, userId: string, rows: readonly CheckedRow[]): Promise<void> {
  const right = rows.flatMap((row) => (row.input ? [{ row, input: row.input }] : []));
  if (right.length === 0) return;
  const shares = await pricesFarBelow(
    db,
    right.map(({ input }) => input),
  );
  for (const [place, { row }] of right.entries()) {
    const share = shares[place];
    if (share !== undefined) {
      row.warnings.push({ field: "price", key: "stock-import.farBelow", values: { share } });
    }
  }
  const vins = right.flatMap(({ input }) => input.vinNumber ?? []);
  const own = await findOwnVins(db, userId, vins);
  const lineOfVin = new Map<string, number>();
  for (const { row, input } of right) {
    const vin = input.vinNumber;
    if (!vin) continue;
    const before = lineOfVin.get(vin);
    const title = own.get(vin);
    if (before !== undefined) {
      row.warnings.push({ field: "vinNumber", key: "stock-import.vinInFile", values: { line: before } });
    } else if (title !== undefined) {
      row.warnings.push({ field: "vinNumber", key: "stock-import.vinOfOwn", values: { title } });
    }
    if (before === undefined) lineOfVin.set(vin, row.line);
  }
}

/** Two alike in one file may be two vehicles alike; the same file again is the same vehicles. */
async function withKnown(
  db: Database,
  userId: string,
  rows: readonly CheckedRow[],
): Promise<CheckedForImport[]> {
  const times = new Map<string, number>();
  const keyed = rows.map((row) => {
    const before = times.get(row.hash) ?? 0;
    times.set(row.hash, before + 1);
    return { ...row, key: `${row.hash}#${before + 1}` };
  });
  refuseTwice(keyed);
  const known = await findKnownRows(
    db,
    userId,
    keyed.map(({ key }) => key),
  );
  const stock = await findStock(
    db,
    userId,
    keyed.flatMap(({ stockNumber }) => stockNumber ?? []),
  );
  return keyed.map((row) => {
    if (!row.input) return { ...row, carId: null, isKnown: false };
    const before = row.stockNumber === null ? undefined : stock.get(row.stockNumber);
    // Without a number in the earlier file the row itself is what is known again.
    const carId = before?.carId ?? known.get(row.key) ?? null;
    return { ...row, carId, isKnown: carId !== null && (!before || before.key === row.key) };
  });
}

/** Two vehicles cannot have one stock number. */
function refuseTwice(rows: readonly CheckedRow[]): void {
  const lineOf = new Map<string, number>();
  for (const row of rows) {
    if (row.stockNumber === null) continue;
    const line = lineOf.get(row.stockNumber);
    if (line === undefined) lineOf.set(row.stockNumber, row.line);
    else {
      row.errors.push({ field: "stockNumber", key: "stock-import.stockTwice", values: { line } });
      row.input = null;
    }
  }
}
