import { deflateSync } from "node:zlib";

/** The objects of a PDF by their numbers, from 1 on; the file has them after each other and lists where each begins. */
export function pdfObjects() {
  const objects: Buffer[] = [];
  const kept = (body: Buffer) => `${objects.push(body)} 0 R`;
  return {
    /** Adds an object; returns how others refer to it. */
    add: (body: string) => kept(Buffer.from(body, "latin1")),
    /** How one refers to the object that is added next, or so many after it. */
    next: (after = 0) => `${objects.length + 1 + after} 0 R`,
    /** Adds data, compressed; `entries` of its dictionary besides its length and filter. */
    addStream(data: Uint8Array, entries = "") {
      const packed = deflateSync(data);
      const head = `<</Length ${packed.length}/Filter/FlateDecode${entries}>>\nstream\n`;
      return kept(Buffer.concat([Buffer.from(head, "latin1"), packed, Buffer.from("\nendstream")]));
    },
    file(root: string, info: string): Buffer {
      // Bytes above 127 in the second line say that this is no text.
      const parts = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
      const starts: number[] = [];
      let length = parts[0]?.length ?? 0;
      for (const [at, body] of objects.entries()) {
        starts.push(length);
        const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
        parts.push(part);
        length += part.length;
      }
      const size = objects.length + 1;
      const rows = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
      const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root ${root}/Info ${info}>>\nstartxref\n${length}\n%%EOF\n`;
      return Buffer.concat([...parts, Buffer.from(end)]);
    },
  };
}
export type PdfObjects = ReturnType<typeof pdfObjects>;

const unit = (code: number) => code.toString(16).padStart(4, "0");
/** The UTF-16 units of a text as hexadecimal digits. */
export const hexUnits = (text: string) =>
  Array.from({ length: text.length }, (_, at) => unit(text.charCodeAt(at))).join("");
/** Any text as a PDF keeps it: no character of it means anything else. */
export const hexText = (text: string) => `<FEFF${hexUnits(text)}>`;
/** How a text of a PDF names a glyph of its font. */
export const glyphName = (id: number) => unit(id);
