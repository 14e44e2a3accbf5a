import { SaxesParser, type SaxesTagPlain } from "saxes";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { mostRows } from "./columns.ts";
import { mostColumns, refused, type Table, tableOf } from "./read-table.ts";

/** Of one part of a workbook, in bytes unpacked: 500 rows with long texts are far below. */
const largestPart = 20 * 1024 * 1024;
const mostEntries = 2000;
/** What lies behind so many rows is not read: a spreadsheet may keep thousands of empty ones. */
const mostRowsRead = mostRows * 20;

export const isWorkbook = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).toString("latin1") === "PK\x03\x04";

/**
 * The first sheet of a workbook (XLSX) that is not hidden, its cells as texts. Formulas are never computed: what the spreadsheet
 * has kept of them is read. Errors, of `file`: those of `readTable`, and `field.import_spreadsheet` for a zip that is no workbook.
 */
export async function readWorkbook(bytes: Buffer): Promise<Table> {
  try {
    const parts = await openParts(bytes);
    const sheet = await firstSheet(parts);
    const texts = parts.has("xl/sharedStrings.xml") ? await sharedTexts(parts) : [];
    return tableOf(await rowsOf(parts, sheet, texts));
  } catch (error) {
    if ((error as Error).name === "AppError") throw error;
    // Damaged, cut off, encrypted, or more in it than its directory says.
    throw refused("field.import_unreadable");
  }
}

interface Parts {
  has(name: string): boolean;
  /** Reads a part piece by piece into a parser. */
  parse(name: string, on: Handlers): Promise<void>;
}
interface Handlers {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  isEnough?: () => boolean;
}

async function openParts(bytes: Buffer): Promise<Parts> {
  const zip = await fromBufferPromise(bytes);
  if (zip.entryCount > mostEntries) throw refused("field.import_unreadable");
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.replace(/^\//, ""), entry);
  return {
    has: (name) => entries.has(name),
    parse: async (name, on) => {
      const entry = entries.get(name);
      if (!entry) throw refused("field.import_spreadsheet");
      if (entry.uncompressedSize > largestPart) throw refused("field.import_unreadable");
      await parsePart(zip, entry, on);
    },
  };
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

async function parsePart(zip: ZipFile, entry: Entry, on: Handlers): Promise<void> {
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => on.open?.(localName(name), attributes));
  parser.on("closetag", ({ name }: SaxesTagPlain) => on.close?.(localName(name)));
  parser.on("text", (text) => on.text?.(text));
  parser.on("cdata", (text) => on.text?.(text));
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    parser.write(decoder.decode(piece as Buffer, { stream: true }));
    if (on.isEnough?.()) return;
  }
  parser.write(decoder.decode()).close();
}

/** Where the first sheet lies that users see. */
async function firstSheet(parts: Parts): Promise<string> {
  const sheets: Record<string, string>[] = [];
  await parts.parse("xl/workbook.xml", {
    open: (name, attributes) => {
      if (name === "sheet") sheets.push(attributes);
    },
  });
  const shown = sheets.find(({ state }) => state !== "hidden" && state !== "veryHidden");
  const relation = shown && Object.entries(shown).find(([name]) => localName(name) === "id" && name !== "id");
  let target: string | undefined;
  await parts.parse("xl/_rels/workbook.xml.rels", {
    open: (_name, { Id, Target }) => {
      if (relation && Id === relation[1]) target = Target;
    },
  });
  if (target === undefined) throw refused("field.import_spreadsheet");
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/** The texts that cells name by their number; how a part of one is written, and how it is pronounced, is left out. */
async function sharedTexts(parts: Parts): Promise<string[]> {
  const texts: string[] = [];
  let text = "";
  let isText = false;
  let isSound = false;
  await parts.parse("xl/sharedStrings.xml", {
    open: (name) => {
      if (name === "si") text = "";
      if (name === "rPh") isSound = true;
      if (name === "t") isText = !isSound;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    close: (name) => {
      if (name === "t") isText = false;
      if (name === "rPh") isSound = false;
      if (name === "si") texts.push(text);
    },
  });
  return texts;
}

async function rowsOf(parts: Parts, sheet: string, texts: readonly string[]) {
  const rows: { line: number; cells: string[] }[] = [];
  let line = 0;
  let cells: string[] = [];
  let place = 0;
  let type = "";
  let value = "";
  let isValue = false;
  await parts.parse(sheet, {
    isEnough: () => rows.length > mostRowsRead,
    open: (name, { r, t }) => {
      if (name === "row") {
        line = r === undefined ? line + 1 : Number(r);
        cells = [];
        place = -1;
      } else if (name === "c") {
        place = r === undefined ? place + 1 : placeOf(r);
        type = t ?? "n";
        value = "";
      } else if (name === "v" || name === "t") isValue = true;
    },
    text: (piece) => {
      if (isValue) value += piece;
    },
    close: (name) => {
      if (name === "v" || name === "t") isValue = false;
      else if (name === "c" && place < mostColumns) cells[place] = textOf(type, value, texts);
      else if (name === "row" && line > 0 && cells.some((cell) => cell?.trim())) {
        rows.push({ line, cells: Array.from(cells, (cell) => cell ?? "") });
      }
    },
  });
  return rows;
}

/** `AB7` is the twenty-eighth column, whose place is 27. */
function placeOf(reference: string): number {
  let place = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? "A") place = place * 26 + letter.charCodeAt(0) - 64;
  return place - 1;
}

function textOf(type: string, value: string, texts: readonly string[]): string {
  if (type === "s") return texts[Number(value)] ?? "";
  if (type === "e") return "";
  if (type !== "n" || value === "") return value;
  // Numbers are kept with more digits than they were typed with.
  const number = Number(value);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value;
}
