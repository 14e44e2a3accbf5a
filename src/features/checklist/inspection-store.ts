import type { Point } from "#features/inspections/points/points.ts";

export type Answer = "ok" | "bad" | "skip";

/** An inspection of a listing, or of no particular car (`any`). */
export interface Inspection {
  id: string;
  /** Of the listing, as it was called when it was looked at. */
  name?: { ar: string; en: string };
  answers: Partial<Record<Point, Answer>>;
  notes: Partial<Record<Point, string>>;
}

export interface Photo {
  id: number;
  inspection: string;
  point: Point;
  picture: Blob;
}

/** Of a car that is no listing here. */
export const anyCar = "any";

/** On this device alone: nothing of it is ever sent. */
const database = "checklist";

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(database, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("inspections", { keyPath: "id" });
      asked.result
        .createObjectStore("photos", { keyPath: "id", autoIncrement: true })
        .createIndex("inspection", "inspection");
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  }).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Resolves with the result of a request once its transaction is kept. */
async function within<Result>(
  mode: IDBTransactionMode,
  work: (stores: { inspections: IDBObjectStore; photos: IDBObjectStore }) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await open()).transaction(["inspections", "photos"], mode);
  return new Promise((resolve, reject) => {
    const request = work({
      inspections: transaction.objectStore("inspections"),
      photos: transaction.objectStore("photos"),
    });
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

export const readInspections = (): Promise<Inspection[]> =>
  within("readonly", ({ inspections }) => inspections.getAll());

export const readInspection = (id: string): Promise<Inspection | undefined> =>
  within("readonly", ({ inspections }) => inspections.get(id));

export const keepInspection = (inspection: Inspection): Promise<unknown> =>
  within("readwrite", ({ inspections }) => inspections.put(inspection));

export const readPhotos = (inspection: string): Promise<Photo[]> =>
  within("readonly", ({ photos }) => photos.index("inspection").getAll(inspection));

/** Keeps a photo; resolves with its id. */
export const keepPhoto = async (photo: Omit<Photo, "id">): Promise<number> =>
  Number(await within("readwrite", ({ photos }) => photos.add(photo)));

export const removePhoto = (id: number): Promise<unknown> =>
  within("readwrite", ({ photos }) => photos.delete(id));

/** An inspection goes, with its photos. */
export async function forgetInspection(id: string): Promise<void> {
  const photos = await readPhotos(id);
  await within("readwrite", (stores) => {
    for (const photo of photos) stores.photos.delete(photo.id);
    return stores.inspections.delete(id);
  });
}
