import { useEffect, useRef, useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { sendFile } from "#platform/page/send-file.ts";
import { drawPicture } from "../crop/draw-picture.ts";

/** A photo that was chosen. */
export interface ChosenPhoto<Photo = unknown> {
  key: number;
  /** Where it is shown from: the file in this browser, or the one that is kept already. */
  preview: string;
  state: "sending" | "failed" | "ready";
  /** How far it is, from 0 to 1. */
  share: number;
  /** Why the server refused it, in words. */
  reason?: string;
  /** What the server answered. */
  photo?: Photo;
}

let keys = 0;

interface Options<Photo> {
  /** The call that takes one. */
  address: string;
  /** So many at a time. */
  most: number;
  /** In pixels, of the longest side that is sent: over a weak line smaller is a tenth. */
  longestSide: number;
  /** Those that are there already. */
  kept?: readonly { preview: string; photo: Photo }[];
}

/** Photos that are chosen and sent one after the other while one still writes, each again by itself. */
export function usePhotoQueue<Photo>({ address, most, longestSide, kept = [] }: Options<Photo>) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto<Photo>[]>(() =>
    kept.map((one) => ({ ...one, key: ++keys, state: "ready", share: 1 })),
  );
  const files = useRef(new Map<number, { file: Blob; stop: AbortController; preview: string }>());
  const queue = useRef(Promise.resolve());
  const change = (key: number, patch: Partial<ChosenPhoto<Photo>>) =>
    setPhotos((before) => before.map((one) => (one.key === key ? { ...one, ...patch } : one)));
  useEffect(() => {
    const sent = files.current;
    return () => {
      for (const key of [...sent.keys()]) forget(sent, key);
    };
  }, []);

  async function upload(key: number): Promise<void> {
    const chosen = files.current.get(key);
    if (!chosen) return;
    const { signal } = chosen.stop;
    try {
      const photo = await sendFile<Photo>(
        ["POST", address],
        { file: await smaller(chosen.file, longestSide), name: "photo.jpg" },
        { signal, onProgress: (share) => change(key, { share }) },
      );
      change(key, { state: "ready", photo });
    } catch (error) {
      if (signal.aborted) return;
      const refused = error instanceof ApiError && error.status < 500;
      change(key, { state: "failed", ...(refused && { reason: error.errors?.file ?? error.message }) });
    }
  }
  const start = (key: number) => {
    queue.current = queue.current.then(() => upload(key));
  };
  return {
    photos,
    /** Takes as many as there is room for. */
    add(chosen: readonly File[]) {
      const added = chosen.slice(0, most - photos.length).map((file): ChosenPhoto<Photo> => {
        const key = ++keys;
        const preview = URL.createObjectURL(file);
        files.current.set(key, { file, stop: new AbortController(), preview });
        start(key);
        return { key, preview, state: "sending", share: 0 };
      });
      setPhotos([...photos, ...added]);
    },
    retry(key: number) {
      setPhotos(
        photos.map(({ reason: _, ...one }) =>
          one.key === key ? { ...one, state: "sending", share: 0 } : one,
        ),
      );
      start(key);
    },
    remove(key: number) {
      forget(files.current, key);
      setPhotos(photos.filter((one) => one.key !== key));
    },
    /** Those that are there, for what shows them; then none are chosen. */
    take(): Photo[] {
      for (const { key } of photos) forget(files.current, key);
      setPhotos([]);
      return photos.flatMap(({ photo }) => photo ?? []);
    },
  };
}

function forget(files: Map<number, { stop: AbortController; preview: string }>, key: number): void {
  const chosen = files.get(key);
  chosen?.stop.abort();
  if (chosen) URL.revokeObjectURL(chosen.preview);
  files.delete(key);
}

/** No larger than what is kept of it. What this browser cannot draw the server judges. */
async function smaller(file: Blob, longestSide: number): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    try {
      return await drawPicture(bitmap, longestSide, { turns: 0, crop: undefined });
    } finally {
      bitmap.close();
    }
  } catch {
    return file;
  }
}
