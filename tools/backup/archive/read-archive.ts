import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createZstdDecompress } from "node:zlib";
import { OperatorError } from "#platform/operator-error.ts";
import { isKey } from "#platform/storage/storage.ts";
import { RowDigest } from "../database/row-digest.ts";
import { explained } from "../explained.ts";
import {
  formatVersion,
  headSchema,
  type Manifest,
  manifestSchema,
  sealSchema,
  sha256Of,
} from "./manifest.ts";
import { damaged, type Entry, foreign, unpacked } from "./tar.ts";

/** What is done with what an archive holds, as it comes: all tables, then all files. */
export interface Visitor {
  /** Whole rows of a table (`public.cars`), as COPY writes them. */
  rows?(table: string, bytes: Buffer): Promise<void>;
  file?(key: string, bytes: Buffer): Promise<void>;
  /** Bytes of the archive that have been read. */
  at?(bytes: number): void;
}

export interface ReadArchive {
  manifest: Manifest;
  /** The manifest as it was written, and its seal. */
  sealed: { manifest: Buffer; seal: string };
}

/**
 * Reads an archive from its beginning to its end and holds everything in it to its checksums, counts and digests; gives
 * the manifest only when all of it is there and as it was written. What a visitor was given before that is to be
 * thrown away when this fails.
 */
export async function readArchive(path: string, visitor: Visitor = {}): Promise<ReadArchive> {
  return explained(path, async () => {
    const reading = new Reading(visitor);
    const file = createReadStream(path, { highWaterMark: 1024 * 1024 });
    const zstd = createZstdDecompress();
    // The reader below hears of a failure from what it reads.
    pipeline(file, zstd, () => {});
    try {
      for await (const entry of unpacked(zstd)) {
        await reading.take(entry);
        visitor.at?.(file.bytesRead);
      }
    } catch (error) {
      const isOurs = error instanceof OperatorError && reading.hasBegun;
      if (!isOurs && (error instanceof OperatorError || isOfZstd(error))) throw reading.unreadable();
      throw error;
    } finally {
      file.destroy();
      zstd.destroy();
    }
    return reading.end();
  });
}

const isOfZstd = (error: unknown) => /^(ZSTD|Z)_/.test((error as NodeJS.ErrnoException).code ?? "");

const partOfTable = /^database\/([a-z_][a-z0-9_]*\.[a-z_][a-z0-9_]*)\/\d{5}\.copy$/;
const list = /^checksums\/\d{5}\.sha256$/;

class Reading {
  private readonly visitor: Visitor;
  /** Whether it said that it is one of ours. */
  hasBegun = false;
  /** What came since the last list of checksums. */
  private unlisted: string[] = [];
  private readonly lists: Manifest["checksums"] = [];
  private readonly tables = new Map<string, RowDigest>();
  private readonly files = { count: 0, bytes: 0 };
  private manifest: { text: Buffer; read: Manifest } | undefined;
  private seal: string | undefined;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  async take({ name, bytes }: Entry): Promise<void> {
    if (!this.hasBegun) return this.begin(name, bytes);
    if (this.seal) throw damaged();
    if (name === "manifest.json") return this.takeManifest(bytes);
    if (name === "seal.json") return this.takeSeal(bytes);
    if (this.manifest) throw damaged();
    if (list.test(name)) return this.takeList(name, bytes);
    this.unlisted.push(`${sha256Of(bytes)}  ${name}`);
    const [, table] = partOfTable.exec(name) ?? [];
    if (table) return this.takeRows(table, bytes);
    const key = name.startsWith("uploads/") ? name.slice("uploads/".length) : "";
    if (!isKey(key)) throw foreign(name);
    this.files.count++;
    this.files.bytes += bytes.length;
    await this.visitor.file?.(key, bytes);
  }

  end(): ReadArchive {
    const { manifest, seal } = this;
    if (!manifest || !seal) throw this.unreadable();
    return { manifest: manifest.read, sealed: { manifest: manifest.text, seal } };
  }

  /** What cannot be read from its first byte on never was one of ours. */
  unreadable(): OperatorError {
    return this.hasBegun
      ? damaged()
      : new OperatorError("This file is not a backup of Mishwar, or not the whole of one.");
  }

  private begin(name: string, bytes: Buffer): void {
    const head = headSchema.safeParse(name === "backup.json" ? parsed(bytes) : undefined);
    if (!head.success) throw this.unreadable();
    this.hasBegun = true;
    if (head.data.format > formatVersion) {
      throw new OperatorError(
        `The archive has format ${head.data.format} and this Mishwar reads ${formatVersion}: restore it with the version that wrote it, or a newer one.`,
      );
    }
  }

  private async takeRows(table: string, bytes: Buffer): Promise<void> {
    if (this.files.count > 0 || bytes.at(-1) !== 10) throw damaged();
    const digest = this.tables.get(table) ?? new RowDigest();
    this.tables.set(table, digest);
    digest.add(bytes);
    await this.visitor.rows?.(table, bytes);
  }

  private takeList(name: string, bytes: Buffer): void {
    if (bytes.toString() !== `${this.unlisted.join("\n")}\n`) throw damaged();
    this.unlisted = [];
    this.lists.push({ name, sha256: sha256Of(bytes) });
  }

  private takeManifest(text: Buffer): void {
    const { success, data: read } = manifestSchema.safeParse(parsed(text));
    if (!success || this.unlisted.length > 0) throw damaged();
    const { checksums, tables, files } = read;
    const lists = JSON.stringify(checksums) === JSON.stringify(this.lists);
    const counts = files.count === this.files.count && files.bytes === this.files.bytes;
    if (!lists || !counts) throw damaged();
    for (const { schema, name, rows, digest } of tables) {
      const found = this.tables.get(`${schema}.${name}`) ?? new RowDigest();
      if (found.rows !== rows || found.digest !== digest) throw damaged();
      this.tables.delete(`${schema}.${name}`);
    }
    if (this.tables.size > 0) throw damaged();
    this.manifest = { text, read };
  }

  private takeSeal(bytes: Buffer): void {
    const { success, data } = sealSchema.safeParse(parsed(bytes));
    if (!success || !this.manifest || data.manifest !== sha256Of(this.manifest.text)) throw damaged();
    this.seal = data.seal;
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
