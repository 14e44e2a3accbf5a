import { crc32 } from "node:zlib";
import sharp from "sharp";

/** A file in an archive for tests; what is said of it may be a lie. */
export interface Zipped {
  name: string;
  bytes: Uint8Array;
  flags?: number;
  /** Of Unix, as `0o120777` of a link. */
  mode?: number;
  unpackedBytes?: number;
  /** 8: its bytes are deflated. */
  method?: number;
}

/** A zip whose files are stored as they are. */
export function zipOf(files: readonly Zipped[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const {
    name,
    bytes,
    flags = 0x800,
    mode = 0o100644,
    method = 0,
    unpackedBytes = bytes.length,
  } of files) {
    const path = Buffer.from(name);
    // From the version that is needed to the length of what follows the name: the same in both places.
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(bytes.length, 14);
    shared.writeUInt32LE(unpackedBytes, 18);
    shared.writeUInt16LE(path.length, 22);
    local.push(Buffer.from("PK\x03\x04", "latin1"), shared, path, Buffer.from(bytes));
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x03", "latin1"), shared, rest, path);
    offset += 30 + path.length + bytes.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, listed, end]);
}

export const photoOf = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A row that can become a listing, and nothing that is odd. */
export const goodRow = {
  Brand: "Kia",
  Model: "Sportage",
  Year: "2018",
  Price: "14800",
  Mileage: "92000",
  Title: "Kia Sportage 2018, one owner",
};

/** A file as a spreadsheet saves it. The heads are those of the first row. */
export function csvOf(rows: readonly Record<string, string | undefined>[], separator = ","): Buffer {
  const heads = Object.keys(rows[0] ?? {});
  const quoted = (text: string) => (/["\n\r,;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = [heads, ...rows.map((row) => heads.map((head) => row[head] ?? ""))];
  return Buffer.from(`\uFEFF${lines.map((cells) => cells.map(quoted).join(separator)).join("\r\n")}\r\n`);
}

/** A workbook with one sheet: texts are shared, as spreadsheets save them, whole numbers are numbers. */
export function xlsxOf(
  rows: readonly Record<string, string | undefined>[],
  more: readonly Zipped[] = [],
): Buffer {
  const heads = Object.keys(rows[0] ?? {});
  const texts: string[] = [];
  const cellOf = (text: string, reference: string) => {
    if (/^[1-9]\d*$/.test(text)) return `<c r="${reference}"><v>${text}</v></c>`;
    texts.push(text);
    return `<c r="${reference}" t="s"><v>${texts.length - 1}</v></c>`;
  };
  const letters = (place: number): string =>
    (place >= 26 ? letters(Math.floor(place / 26) - 1) : "") + String.fromCharCode(65 + (place % 26));
  const lines = [heads, ...rows.map((row) => heads.map((head) => row[head] ?? ""))];
  const sheet = lines
    .map((cells, line) => {
      const written = cells.map((cell, place) => (cell ? cellOf(cell, `${letters(place)}${line + 1}`) : ""));
      return `<row r="${line + 1}">${written.join("")}</row>`;
    })
    .join("");
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const shared = texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join("");
  const part = (name: string, xml: string): Zipped => ({
    name,
    bytes: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`),
  });
  return zipOf([
    ...workbookParts(part),
    part("xl/sharedStrings.xml", `<sst>${shared}</sst>`),
    part("xl/worksheets/sheet1.xml", `<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...more,
  ]);
}

const workbookParts = (part: (name: string, xml: string) => Zipped): Zipped[] => [
  part(
    "xl/workbook.xml",
    `<workbook xmlns:r="r"><sheets><sheet name="Notes" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Cars" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  ),
  part(
    "xl/_rels/workbook.xml.rels",
    `<Relationships><Relationship Id="rId1" Target="worksheets/none.xml"/><Relationship Id="rId2" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
];
