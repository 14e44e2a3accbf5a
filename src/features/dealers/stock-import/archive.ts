import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  type Entry,
  fromRandomAccessReaderPromise,
  RandomAccessReader,
  validateFileName,
  type ZipFile,
} from "yauzl";
import { largestFile } from "#platform/http/file-upload.ts";
import { type Storage, StorageAway } from "#platform/storage/storage.ts";
import { partBytes } from "./columns.ts";
import { refused } from "./read-table.ts";
import type { ArchiveFiles } from "./stock-import.queries.ts";

/** Where the parts of an archive lie: in a folder of the store that no address leads to. */
export const importFolder = (importId: string) => `imports/${importId}`;
export const archiveFolder = (importId: string, archiveId: string) =>
  `${importFolder(importId)}/${archiveId}`;
export const partKey = (folder: string, part: number) => `${folder}/${part}`;
export const partsOf = (bytes: number) => Math.ceil(bytes / partBytes);

const mostEntries = 5000;
/** Photos hardly shrink: more than this unpacked is no archive of photos of at most 300 MB. */
const largestUnpacked = 600 * 1024 * 1024;
const picture = /\.(jpe?g|png|webp)$/i;
/** What systems add to archives by themselves. */
const byTheWay = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/** Reads an archive where its parts lie; those that were read last are held, since a directory is read in small pieces. */
class PartsReader extends RandomAccessReader {
  readonly #partOf: (part: number) => Promise<Buffer>;
  #held: { part: number; bytes: Promise<Buffer> } | undefined;

  constructor(storage: Storage, folder: string) {
    super();
    this.#partOf = async (part) => {
      const found = await storage.get(partKey(folder, part));
      if (!found) throw new Error("a part of the archive is missing");
      return buffer(found.stream);
    };
  }

  async #bytes(start: number, end: number): Promise<Buffer[]> {
    const pieces: Buffer[] = [];
    for (let from = start; from < end; ) {
      const part = Math.floor(from / partBytes);
      if (this.#held?.part !== part) this.#held = { part, bytes: this.#partOf(part) };
      const bytes = await this.#held.bytes;
      const piece = bytes.subarray(from - part * partBytes, end - part * partBytes);
      if (piece.length === 0) throw new Error("the archive ends too early");
      pieces.push(piece);
      from += piece.length;
    }
    return pieces;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const bytes = (from: number, to: number) => this.#bytes(from, to);
    async function* pieces() {
      for (let from = start; from < end; from += partBytes)
        yield* await bytes(from, Math.min(end, from + partBytes));
    }
    return Readable.from(pieces(), { objectMode: false });
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    this.#bytes(position, position + length).then(
      (pieces) => {
        Buffer.concat(pieces).copy(target, offset);
        done(null);
      },
      (error: Error) => done(error),
    );
  }
}

/** Where an archive lies, and how large it is. */
export interface ArchivePlace {
  folder: string;
  bytes: number;
}

const open = (storage: Storage, { folder, bytes }: ArchivePlace): Promise<ZipFile> =>
  fromRandomAccessReaderPromise(new PartsReader(storage, folder), bytes, { autoClose: false });

/**
 * The photos that an archive holds, as its directory says; nothing is unpacked. Errors, of `file`: `field.archive_unreadable`,
 * `_encrypted`, `_paths` (one that leads out of it, or a link), `_twice`, `_too_many`, `_too_large`, `_empty`.
 */
export async function lookIntoArchive(storage: Storage, place: ArchivePlace): Promise<ArchiveFiles> {
  const files = new Map<string, number>();
  await reading(async () => {
    const zip = await open(storage, place);
    if (zip.entryCount > mostEntries) throw refused("field.archive_too_many");
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      const name = pathOf(entry);
      if (name.endsWith("/")) continue;
      refuseEntry(entry);
      unpacked += entry.uncompressedSize;
      if (unpacked > largestUnpacked) throw refused("field.archive_too_large");
      if (!picture.test(name) || byTheWay.test(name)) continue;
      if (files.has(name)) throw refused("field.archive_twice");
      files.set(name, entry.uncompressedSize);
    }
  });
  if (files.size === 0) throw refused("field.archive_empty");
  return Object.fromEntries(files);
}

/** Any error of the library means that the file is none, or damaged; the store being away does not. */
async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageAway || (error as Error).name === "AppError") throw error;
    const bad = /absolute path|invalid relative path|invalid characters in fileName/.test(
      (error as Error).message,
    );
    throw refused(bad ? "field.archive_paths" : "field.archive_unreadable");
  }
}

const encrypted = 0x1;
const utf8 = 0x800;

function refuseEntry(entry: Entry): void {
  if (entry.generalPurposeBitFlag & encrypted || entry.isEncrypted())
    throw refused("field.archive_encrypted");
  const unixType = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (unixType !== 0 && unixType !== 0o100000) throw refused("field.archive_paths");
}

/** A Mac writes UTF-8 and does not say so; what is compared is composed and in small letters. */
function pathOf(entry: Entry): string {
  let name = entry.fileName;
  if (!(entry.generalPurposeBitFlag & utf8)) {
    try {
      name = new TextDecoder("utf-8", { fatal: true }).decode(entry.fileNameRaw).replaceAll("\\", "/");
    } catch {
      // As the library has read it.
    }
  }
  // NUL is no part of any name, and PostgreSQL keeps no text with one.
  if (name.includes("\0") || validateFileName(name) !== null) throw refused("field.archive_paths");
  return foldPath(name);
}

export const foldPath = (path: string) =>
  path
    .normalize("NFC")
    .trim()
    .replaceAll("\\", "/")
    .replace(/^(\.\/)+/, "")
    .toLowerCase();

/** Photos of an archive, read one after the other by their paths. */
export interface OpenArchive {
  /** Undefined for one that is not there, is too large or cannot be unpacked. */
  read(path: string): Promise<Buffer | undefined>;
}

export async function openArchive(storage: Storage, place: ArchivePlace): Promise<OpenArchive> {
  const zip = await open(storage, place);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(pathOf(entry), entry);
  return {
    async read(path) {
      const entry = entries.get(path);
      if (!entry || entry.uncompressedSize > largestFile) return undefined;
      try {
        // It ends with an error where there is more than the directory says.
        return await buffer(await zip.openReadStreamPromise(entry));
      } catch (error) {
        if (error instanceof StorageAway) throw error;
        return undefined;
      }
    },
  };
}
