import { useEffect, useRef, useState } from "react";
import type { Photo } from "#features/listings/listing.schema.ts";
import { ApiError } from "#platform/http/api.ts";
import { sendFile } from "#platform/page/send-file.ts";
import { drawPicture } from "#ui/kit/crop/draw-picture.ts";
import { chatWidths, mostPhotos } from "./chat-photo.schema.ts";

/** A photo that was chosen for the next message. */
export interface ChosenPhoto {
  key: number;
  /** The address of the file in this browser. */
  preview: string;
  state: "sending" | "failed" | "ready";
  /** How far it is, from 0 to 1. */
  share: number;
  /** Why the server refused it, in words. */
  reason?: string;
  photo?: Photo;
}

let keys = 0;

/** The photos of the next message of a conversation: sent one after the other while one still writes, each again by itself. */
export function useChatPhotos(conversationId: string) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const files = useRef(new Map<number, { file: Blob; stop: AbortController; preview: string }>());
  const queue = useRef(Promise.resolve());
  const change = (key: number, patch: Partial<ChosenPhoto>) =>
    setPhotos((before) => before.map((one) => (one.key === key ? { ...one, ...patch } : one)));
  useEffect(() => {
    const kept = files.current;
    return () => {
      for (const key of [...kept.keys()]) forget(kept, key);
    };
  }, []);

  async function upload(key: number): Promise<void> {
    const chosen = files.current.get(key);
    if (!chosen) return;
    const { signal } = chosen.stop;
    try {
      const photo = await sendFile<Photo>(
        ["POST", `/api/conversations/${conversationId}/photos`],
        { file: await smaller(chosen.file), name: "photo.jpg" },
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
    /** Takes as many as a message has room for. */
    add(chosen: readonly File[]) {
      const added = chosen.slice(0, mostPhotos - photos.length).map((file): ChosenPhoto => {
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
    /** Those that are there, for the message that shows them; then none are chosen. */
    take(): Photo[] {
      for (const { key } of photos) forget(files.current, key);
      setPhotos([]);
      return photos.flatMap(({ photo }) => photo ?? []);
    },
  };
}
export type ChatPhotos = ReturnType<typeof useChatPhotos>;

function forget(files: Map<number, { stop: AbortController; preview: string }>, key: number): void {
  const chosen = files.get(key);
  chosen?.stop.abort();
  if (chosen) URL.revokeObjectURL(chosen.preview);
  files.delete(key);
}

/** No larger than what is kept of it: over a weak line that is a tenth. What this browser cannot draw the server judges. */
async function smaller(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    try {
      return await drawPicture(bitmap, Math.max(...chatWidths), { turns: 0, crop: undefined });
    } finally {
      bitmap.close();
    }
  } catch {
    return file;
  }
}
