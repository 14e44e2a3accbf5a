import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, opendir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";

/** Where pictures and other files of the market lie, by key (`pictures/ab/…/640.avif`). Each call may throw StorageAway. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is nothing under that key. */
  get(key: string): Promise<{ stream: Readable; bytes: number } | undefined>;
  /** Removes everything below the folder, or the one file of that key. */
  removeFolder(folder: string): Promise<void>;
  /** Removes what a process left in the folder that was killed while it wrote there; nobody may write there meanwhile. */
  removeHalves(folder: string): Promise<void>;
}

/** A store that tells what it holds, for backups. */
export interface ListedStorage extends Storage {
  /** Every key, in no certain order; what is added or removed meanwhile may be among them or not. */
  keys(): AsyncIterable<string>;
}

/** The store did not do what it was asked, and may later: a call answers 503, a job is tried again. */
export class StorageAway extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StorageAway";
  }
}

const safeKey = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/;

export const isKey = (text: string): boolean => safeKey.test(text);

/** Returns the key back; throws for one that could leave the folder of its market. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`"${key}" is not a storage key`);
  return key;
}

/** A disk that is full, failing or gone, or a process that has too many files open: all of it passes. */
const passing = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EMFILE", "ENFILE", "ESTALE"]);

const awayOr = (error: NodeJS.ErrnoException): Error =>
  passing.has(error.code ?? "") ? new StorageAway(`the disk says ${error.code}`, { cause: error }) : error;

/** How the name of a file ends that is being written. */
const halfName = ".part";

function nothingThere(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOENT") return [];
  throw error;
}

/** Files in a folder of this machine. A file appears whole or not at all. */
export function diskStorage(folder: string): ListedStorage {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const part = `${path}.${randomUUID()}${halfName}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(part, bytes);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        throw awayOr(error as NodeJS.ErrnoException);
      }
    },
    async get(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() ? { stream: createReadStream(path), bytes: found.size } : undefined;
    },
    async removeFolder(key) {
      await rm(pathOf(key), { recursive: true, force: true });
    },
    async removeHalves(key) {
      const path = pathOf(key);
      const names = await readdir(path).catch(nothingThere);
      for (const name of names) {
        if (name.endsWith(halfName)) await rm(join(path, name), { force: true });
      }
    },
    keys: () => keysBelow(folder, ""),
  };
}

/** A folder that is not there, or not any more, holds nothing; files that are being written have no key yet. */
async function* keysBelow(root: string, folder: string): AsyncGenerator<string> {
  const entries = await opendir(join(root, folder)).catch(nothingThere);
  for await (const entry of entries) {
    const key = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* keysBelow(root, key);
    else if (entry.isFile() && isKey(key)) yield key;
  }
}
