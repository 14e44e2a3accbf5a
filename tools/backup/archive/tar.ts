import { OperatorError } from "#platform/operator-error.ts";

/**
 * As much of tar (POSIX ustar) as a backup needs: plain files with names of Latin letters. What a reader meets beyond it
 * (links, folders, devices, long names) is no backup of ours and is refused, whatever an unpacker might make of it.
 */
const block = 512;
/** Larger than any file of a market or part of a table: more is a size that somebody made up. */
const largestEntry = 512 * 1024 * 1024;
/** Below this folder everything lies, so that unpacking by hand fills no other. */
const root = "mishwar-backup";

export interface Entry {
  /** Without the folder that all share. */
  name: string;
  bytes: Buffer;
}

/** Header, content and padding of a file. */
export function packed({ name, bytes }: Entry, at: Date): Buffer[] {
  const padding = (block - (bytes.length % block)) % block;
  return [headerOf(name, bytes.length, at), bytes, Buffer.alloc(padding)];
}

/** Two empty blocks say that nothing follows. */
export const endOfTar = Buffer.alloc(2 * block);

function headerOf(name: string, size: number, at: Date): Buffer {
  const [prefix, rest] = inTwo(`${root}/${name}`);
  const header = Buffer.alloc(block);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, "0")}\0`;
  header.write(rest, 0, 100, "latin1");
  header.write(octal(0o600, 8) + octal(0, 8) + octal(0, 8), 100, "latin1");
  header.write(octal(size, 12) + octal(Math.floor(at.getTime() / 1000), 12), 124, "latin1");
  header.write("        0", 148, "latin1");
  header.write("ustar\x0000", 257, "latin1");
  header.write(prefix, 345, "latin1");
  header.write(`${octal(sumOf(header), 7)} `, 148, "latin1");
  return header;
}

/** A long name is cut at a folder: 155 characters before, 100 after it. */
function inTwo(path: string): [prefix: string, rest: string] {
  const at = path.indexOf("/", Math.max(0, path.length - 101));
  if (at < 1 || at > 155) throw new Error(`"${path}" is too long a name for the archive`);
  return [path.slice(0, at), path.slice(at + 1)];
}

/** Of all bytes, where its own place counts as blanks. */
function sumOf(header: Buffer): number {
  let sum = 8 * 32;
  for (const [at, byte] of header.entries()) if (at < 148 || at >= 156) sum += byte;
  return sum;
}

/** The files of a tar, each in whole, in their order; throws where it is cut off or holds anything else. */
export async function* unpacked(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const read = reader(source);
  for (;;) {
    const header = await read(block);
    if (header.every((byte) => byte === 0)) break;
    const { name, size } = readHeader(header);
    const bytes = await read(size);
    await read((block - (size % block)) % block);
    yield { name, bytes };
  }
  if ((await read(block)).some((byte) => byte !== 0)) throw damaged();
  if (!(await read.isAtEnd())) throw damaged();
}

function readHeader(header: Buffer): { name: string; size: number } {
  const text = (start: number, length: number) =>
    header.toString("latin1", start, start + length).split("\0", 1)[0] ?? "";
  if (text(257, 6) !== "ustar" || Number.parseInt(text(148, 8), 8) !== sumOf(header)) throw damaged();
  const size = text(124, 12).trim();
  const path = `${text(345, 155)}/${text(0, 100)}`;
  const isFile = text(156, 1) === "0" && path.startsWith(`${root}/`);
  if (!isFile || !/^[0-7]{1,12}$/.test(size) || Number.parseInt(size, 8) > largestEntry) throw foreign(path);
  return { name: path.slice(root.length + 1), size: Number.parseInt(size, 8) };
}

/** Gives exactly as many bytes as it is asked for. */
function reader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const read = async (length: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    let missing = length;
    while (missing > 0) {
      if (rest.length === 0) {
        const { value, done } = await chunks.next();
        if (done) throw damaged();
        rest = value;
      }
      const part = rest.subarray(0, missing);
      parts.push(part);
      rest = rest.subarray(part.length);
      missing -= part.length;
    }
    return parts.length === 1 ? (parts[0] ?? rest) : Buffer.concat(parts);
  };
  read.isAtEnd = async () => rest.length === 0 && (await chunks.next()).done === true;
  return read;
}

export function foreign(path: string): OperatorError {
  return new OperatorError(
    `The archive holds ${JSON.stringify(path)}, which no backup of Mishwar holds: nothing was restored.`,
  );
}

/** What every kind of damage is called: a sentence about bits would help nobody to choose another archive. */
export function damaged(): OperatorError {
  return new OperatorError(
    "The archive is cut off or was altered: nothing was restored, take another backup of the same time or an older one.",
  );
}
