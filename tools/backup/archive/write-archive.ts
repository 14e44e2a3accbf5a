import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import { explained } from "../explained.ts";
import { formatVersion, type Manifest, sealOf, sha256Of } from "./manifest.ts";
import { endOfTar, packed } from "./tar.ts";

/** So many lines of checksums are kept in memory before they are written as a file of the archive. */
const listed = 20_000;
/** A file that is being written is touched all the time: one as old as this was left by a process that was killed. */
const abandonedAfterMs = 3_600_000;

export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  /** Closes the archive and gives it its name; it is on the disk when this is done. Returns its size. */
  finish(manifest: Omit<Manifest, "checksums">, secret: string): Promise<number>;
  /** Leaves nothing behind. After `finish` it does nothing. */
  abandon(): Promise<void>;
}

/** Writes an archive beside its place, as a `.part` that only its owner may read. */
export async function writeArchive(path: string, at: Date): Promise<ArchiveWriter> {
  const part = `${path}.${process.pid}.part`;
  const folder = dirname(path);
  const file = await explained(folder, async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeAbandoned(folder);
    return open(part, "wx", 0o600);
  });
  const { ZSTD_c_compressionLevel: level, ZSTD_c_checksumFlag: checksum } = constants;
  const tar = createZstdCompress({ params: { [level]: 3, [checksum]: 1 } });
  const written = explained(folder, () => pipeline(tar, (source) => writeAll(file, source)));
  // Anyone who writes next is told; that nobody writes any more must not end the process.
  written.catch(() => {});

  // One piece is packed while the next one is made.
  let last = Promise.resolve();
  const write = async (bytes: Buffer) => {
    await last;
    last = new Promise((taken, refused) => {
      tar.write(bytes, (error) => (error ? refused(error) : taken()));
    });
    last.catch(() => {});
  };
  const orWhy = async (work: Promise<void>) => {
    try {
      await work;
    } catch (error) {
      await written; // what went wrong on the disk is why the stream was closed
      throw error;
    }
  };
  const put = async (name: string, bytes: Buffer) => {
    for (const piece of packed({ name, bytes }, at)) if (piece.length > 0) await orWhy(write(piece));
  };

  const checksums: Manifest["checksums"] = [];
  let lines: string[] = [];
  const list = async () => {
    if (lines.length === 0) return;
    const name = `checksums/${String(checksums.length + 1).padStart(5, "0")}.sha256`;
    const bytes = Buffer.from(`${lines.join("\n")}\n`);
    lines = [];
    checksums.push({ name, sha256: sha256Of(bytes) });
    await put(name, bytes);
  };

  await put("backup.json", json({ format: formatVersion, product: "mishwar" }));
  let isOpen = true;
  return {
    async add(name, bytes) {
      lines.push(`${sha256Of(bytes)}  ${name}`);
      await put(name, bytes);
      if (lines.length === listed) await list();
    },
    async finish(manifest, secret) {
      await list();
      const text = json({ ...manifest, checksums } satisfies Manifest);
      await put("manifest.json", text);
      await put("seal.json", json({ manifest: sha256Of(text), seal: sealOf(secret, text) }));
      await orWhy(write(endOfTar));
      tar.end();
      await written;
      return explained(folder, async () => {
        await file.sync();
        const { size } = await file.stat();
        await file.close();
        await rename(part, path);
        await syncFolder(folder);
        isOpen = false;
        return size;
      });
    },
    async abandon() {
      if (!isOpen) return;
      tar.destroy();
      await written.catch(() => {});
      await file.close().catch(() => {});
      await rm(part, { force: true });
    },
  };
}

const json = (value: object) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

async function writeAll(file: FileHandle, source: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of source) await file.writeFile(chunk);
}

/** The name lasts only when the folder that holds it is on the disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.tar\.zst\.\d+\.part$/.test(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}
