import { readFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** A style sheet of every page, in bytes, ready to be sent. */
export interface CarriedSheet {
  address: string;
  text: Buffer;
}

/** Reads the sheets of a build. */
export const carriedSheets = (addresses: readonly string[]): Promise<CarriedSheet[]> =>
  Promise.all(
    addresses.map(async (address) => ({
      address,
      text: await readFile(join(root, "dist/client", address)),
    })),
  );

/**
 * A page that carries the sheets of every page in itself, each in the place of the link to it: a browser that has nothing of
 * ours yet draws it a whole round trip earlier. The link stays behind its sheet and loads nothing: React finds by it what is
 * there, and puts behind it the sheets of parts that come on demand.
 */
export function withSheets(page: Buffer, sheets: readonly CarriedSheet[]): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (const { address, text } of sheets) {
    const at = page.indexOf(`<link rel="stylesheet" href="${address}"`, from);
    if (at < 0) continue;
    const end = page.indexOf("/>", at);
    const link = page.subarray(at, end);
    parts.push(page.subarray(from, at), opening, text, closing, link, disabled);
    from = end;
  }
  return Buffer.concat([...parts, page.subarray(from)]);
}
const [opening, closing, disabled] = ["<style>", "</style>", " disabled"].map((text) =>
  Buffer.from(text),
) as [Buffer, Buffer, Buffer];
