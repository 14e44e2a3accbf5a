import { AppError } from "#errors";
import { findUsage } from "#features/plans/usage.queries.ts";
import { isDamaged } from "#features/selling/review/facts.ts";
import { pricesFarBelow } from "#features/selling/review/find-flags.ts";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { findOwnShowroom } from "../own-showroom/own-showroom.queries.ts";
import { addChanges, isSaidAgain } from "./changes.ts";
import { type CheckedForImport, type CheckedRow, checkRow, type ImportSeller } from "./check-row.ts";
import { type ColumnName, largestTable, largestWorkbook } from "./columns.ts";
import { findMapping } from "./mapping.queries.ts";
import { type Heads, headsKey, headsOf, proposeMapping } from "./read-heads.ts";
import { isOtherKind, readTable, refused, type Table, type TableRow } from "./read-table.ts";
import { isWorkbook, readWorkbook } from "./read-workbook.ts";
import {
  findKnownRows,
  findOwnVins,
  findStock,
  type OwnVin,
  type StockBefore,
} from "./stock-import.queries.ts";

/** Others are served between so many rows. */
const rowsInARow = 25;
const breathe = () => new Promise<void>((go) => setImmediate(go));

/**
 * Reads a dealer's file as a table. Errors: `request.too_large`, and of `file` what `readTable` and `readWorkbook` refuse.
 */
async function readFile(bytes: Buffer): Promise<Table> {
  const isBook = isWorkbook(bytes);
  if (bytes.length > (isBook ? largestWorkbook : largestTable)) throw new AppError("request.too_large");
  if (isOtherKind(bytes)) throw refused("field.import_spreadsheet");
  return isBook ? readWorkbook(bytes) : readTable(bytes);
}

export interface JudgedFile extends Pick<Table, "heads"> {
  /** What each head says. */
  mapping: string[];
  missing: ColumnName[];
  rows: CheckedForImport[];
}

/** Judges a dealer's file by the mapping that is remembered for its heads, or by their words. Errors: those of `readFile`, `proposeMapping` and `checkRows`. */
export async function judgeFile(
  db: Database,
  userId: string,
  bytes: Buffer,
  reading: Omit<Reading, "heads">,
): Promise<JudgedFile> {
  const table = await readFile(bytes);
  const mapping = (await findMapping(db, userId, headsKey(table.heads))) ?? proposeMapping(table.heads);
  const heads = headsOf(mapping, table.heads);
  const rows = await checkRows(db, userId, table.rows, { ...reading, heads });
  return { heads: table.heads, mapping, missing: heads.missing, rows };
}

/** How rows are read. */
export interface Reading {
  heads: Heads;
  language: Language;
  at: Date;
  withLoopback: boolean;
}

/** Judges rows of a dealer's file: nothing is written. Error: `dealer.not_approved`. */
export async function checkRows(
  db: Database,
  userId: string,
  rows: readonly TableRow[],
  { heads, ...reading }: Reading,
): Promise<CheckedForImport[]> {
  const seller = await importSeller(db, userId, reading);
  const judged: CheckedRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % rowsInARow === 0) await breathe();
    judged.push(checkRow(row, heads, seller));
  }
  await addShares(db, judged);
  return withKnown(db, userId, judged);
}

async function importSeller(
  db: Database,
  userId: string,
  { language, at, withLoopback }: Omit<Reading, "heads">,
): Promise<ImportSeller> {
  const { phone, city } = await findOwnShowroom(db, userId);
  const usage = await findUsage(db, userId, at);
  return { phone, city, language, maxPhotos: usage?.plan.maxPhotos ?? 0, withLoopback };
}

/** A price far below those of others: that only the market knows. */
async function addShares(db: Database, rows: readonly CheckedRow[]): Promise<void> {
  const right = rows.flatMap((row) => (row.input ? [{ row, input: row.input }] : []));
  if (right.length === 0) return;
  const shares = await pricesFarBelow(
    db,
    right.map(({ input }) => ({ ...input, damaged: isDamaged(input) })),
  );
  for (const [place, { row }] of right.entries()) {
    const share = shares[place];
    if (share !== undefined) {
      row.warnings.push({ field: "price", key: "stock-import.farBelow", values: { share } });
    }
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
  const vins = await findOwnVins(
    db,
    userId,
    keyed.flatMap(({ vinNumber }) => vinNumber ?? []),
  );
  warnOfVins(keyed, stock, vins);
  const found = keyed.map((row): CheckedForImport => {
    const none = { ...row, carId: null, isKnown: false, changes: [] };
    if (row.stockNumber === null) {
      // Without a number the row itself is what is known again.
      const carId = row.input ? (known.get(row.key)?.carId ?? null) : null;
      return { ...none, carId, isKnown: carId !== null };
    }
    const before = stock.get(row.stockNumber);
    const carId = before?.carId ?? ofVin(row, vins)?.id ?? null;
    const unnumbered = carId === null && row.input ? known.get(row.key) : undefined;
    // The same row without a number was a listing before: that gets the number.
    if (unnumbered && !unnumbered.isNumbered) {
      const number = { field: "stockNumber" as const, before: null, after: row.stockNumber };
      return { ...none, carId: unnumbered.carId, changes: [number] };
    }
    return { ...none, carId, isKnown: before !== undefined && isSaidAgain(before, row.hash) };
  });
  return addChanges(db, userId, found);
}

/** The listing of a row's VIN that no file and no program has given a number, or which has this one. */
function ofVin(
  { vinNumber, stockNumber }: CheckedRow,
  vins: ReadonlyMap<string, OwnVin>,
): OwnVin | undefined {
  const own = vinNumber === null ? undefined : vins.get(vinNumber);
  if (!own) return undefined;
  const isFree = own.stockNumber === null || own.stockNumber === vinNumber || stockNumber === vinNumber;
  return isFree ? own : undefined;
}

/** A VIN that stands elsewhere too, of what is not that vehicle by its number. */
function warnOfVins(
  rows: readonly CheckedRow[],
  stock: ReadonlyMap<string, StockBefore>,
  vins: ReadonlyMap<string, OwnVin>,
): void {
  const lineOfVin = new Map<string, number>();
  for (const row of rows) {
    const vin = row.vinNumber;
    if (vin === null || !row.input) continue;
    const before = lineOfVin.get(vin);
    const own = vins.get(vin);
    const carId = row.stockNumber === null ? undefined : stock.get(row.stockNumber)?.carId;
    if (before !== undefined) {
      row.warnings.push({ field: "vinNumber", key: "stock-import.vinInFile", values: { line: before } });
    } else if (own && own.id !== carId && !(carId === undefined && ofVin(row, vins))) {
      const values = { title: own.title };
      row.warnings.push({ field: "vinNumber", key: "stock-import.vinOfOwn", values });
    }
    if (before === undefined) lineOfVin.set(vin, row.line);
  }
}

/** Two vehicles cannot have one stock number, nor one VIN where that stands for it. */
function refuseTwice(rows: readonly CheckedRow[]): void {
  const lineOf = new Map<string, number>();
  for (const row of rows) {
    if (row.stockNumber === null) continue;
    const line = lineOf.get(row.stockNumber);
    if (line === undefined) lineOf.set(row.stockNumber, row.line);
    else {
      const isVin = row.stockNumber === row.vinNumber;
      row.errors.push({
        field: isVin ? "vinNumber" : "stockNumber",
        key: isVin ? "stock-import.vinInFile" : "stock-import.stockTwice",
        values: { line },
      });
      row.input = null;
    }
  }
}
