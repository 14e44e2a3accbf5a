import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";

/** Where pictures and other files of the market lie, by key (`pictures/ab/…/640.avif`). Each call may throw StorageAway. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is nothing under that key. */
  get(key: string): Promise<{ stream: Readable; bytes: number } | undefined>;
  /** Removes everything whose key starts with the folder. */
  removeFolder(folder: string): Promise<void>;
}

/** The store did not do what it was asked, and may later: a call answers 503, a job is tried again. */
export class StorageAway extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StorageAway";
  }
}

const safeKey = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/;

/** Gives the key back; throws for one that could leave the folder of its market. */
export function checkedKey(key: string): string {
  if (!safeKey.test(key)) throw new Error(`"${key}" is not a storage key`);
  return key;
}

/** Files in a folder of this machine. A file appears whole or not at all. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const part = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(part, bytes);
      await rename(part, path);
    },
    async get(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() ? { stream: createReadStream(path), bytes: found.size } : undefined;
    },
    async removeFolder(key) {
      await rm(pathOf(key), { recursive: true, force: true });
    },
  };
}
