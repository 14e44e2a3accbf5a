import type { UnsentPhoto } from "./photo.ts";

/** On this device alone, by the draft that they belong to: the files as they were chosen. */
const database = "listing-photos";
/** What is more than that is not kept: a phone has other things to store. */
const mostPhotos = 20;
const mostBytes = 200 * 1024 * 1024;

interface List {
  draft: string;
  photos: (Omit<UnsentPhoto, "file"> & { file: string })[];
}

/** Under which name a file lies there: it is written once, whatever is made of it. */
const names = new WeakMap<Blob, string>();
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(database, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("lists", { keyPath: "draft" });
      asked.result.createObjectStore("files");
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  }).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Resolves once the transaction is kept. */
async function within(
  mode: IDBTransactionMode,
  work: (stores: { lists: IDBObjectStore; files: IDBObjectStore }) => void,
): Promise<void> {
  const transaction = (await open()).transaction(["lists", "files"], mode);
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
    work({ lists: transaction.objectStore("lists"), files: transaction.objectStore("files") });
  });
}

/** Keeps the photos of a draft, in place of those before. False where some are too many or too large; throws where the browser refuses. */
export async function keepPhotos(draft: string, photos: readonly UnsentPhoto[]): Promise<boolean> {
  let bytes = 0;
  const kept = photos.slice(0, mostPhotos).filter(({ file }) => {
    bytes += file.size;
    return bytes <= mostBytes;
  });
  const named = kept.map(({ file, ...rest }) => ({ ...rest, file: nameOf(draft, file) }));
  await within("readwrite", ({ lists, files }) => {
    const before = lists.get(draft);
    before.onsuccess = () => {
      const there = new Set(((before.result as List | undefined)?.photos ?? []).map(({ file }) => file));
      for (const { file } of kept) {
        const name = nameOf(draft, file);
        if (!there.delete(name)) files.put(file, name);
      }
      for (const name of there) files.delete(name);
      if (named.length > 0) lists.put({ draft, photos: named } satisfies List);
      else lists.delete(draft);
    };
  });
  return kept.length === photos.length;
}

function nameOf(draft: string, file: Blob): string {
  const name = names.get(file) ?? `${draft} ${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
  names.set(file, name);
  return name;
}

/** The photos of a draft that this browser has; none where it keeps nothing. */
export async function readKeptPhotos(draft: string): Promise<UnsentPhoto[]> {
  const found: UnsentPhoto[] = [];
  try {
    await within("readonly", ({ lists, files }) => {
      const asked = lists.get(draft);
      asked.onsuccess = () => {
        for (const { file: name, ...rest } of (asked.result as List | undefined)?.photos ?? []) {
          const file = files.get(name);
          file.onsuccess = () => {
            if (!(file.result instanceof Blob)) return;
            names.set(file.result, name);
            found.push({ ...rest, file: file.result });
          };
        }
      };
    });
  } catch {
    return [];
  }
  return found;
}

/** Forgets the photos of all drafts but these: they were sent, or discarded. */
export async function forgetPhotosBut(drafts: ReadonlySet<string>): Promise<void> {
  await within("readwrite", ({ lists, files }) => {
    const asked = lists.getAll();
    asked.onsuccess = () => {
      for (const { draft, photos } of asked.result as List[]) {
        if (drafts.has(draft)) continue;
        for (const { file } of photos) files.delete(file);
        lists.delete(draft);
      }
    };
  });
}
