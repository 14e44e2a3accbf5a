import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Photo, TrayPhoto } from "./photo.ts";
import { PhotoTray, type TrayTools } from "./photo-tray.ts";
import { fetchPhoto, sendPhoto } from "./send-photo.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

interface Options {
  value: readonly Photo[];
  onChange: (photos: Photo[]) => void;
  onPending: ((count: number) => void) | undefined;
  /** What the server does. */
  server: Pick<TrayTools, "edit" | "findShows">;
}

const sent = (photos: readonly TrayPhoto[]) => photos.flatMap(({ photo }) => photo ?? []);
const idsOf = (photos: readonly Photo[]) => photos.map(({ id }) => id).join();
const isPending = ({ state }: TrayPhoto) => state !== "ready" && state !== "failed" && state !== "local";

/** A tray for the photos of a form field: what is sent goes to the form, what the form has otherwise comes into the tray. */
export function usePhotoTray({
  value,
  onChange,
  onPending,
  server,
}: Options): [PhotoTray, readonly TrayPhoto[]] {
  const [tray] = useState(() => {
    const made = new PhotoTray({ shrink: shrinkPhoto, send: sendPhoto, fetchFile: fetchPhoto, ...server });
    made.adopt(value);
    return made;
  });
  const snapshot = () => tray.photos;
  const photos = useSyncExternalStore(tray.subscribe, snapshot, snapshot);
  /** What both have, as far as the last one told the other. */
  const agreed = useRef(idsOf(value));

  useEffect(() => {
    if (idsOf(value) === agreed.current) return;
    agreed.current = idsOf(value);
    tray.adopt(value);
  }, [tray, value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `photos` says that the tray has changed
  useEffect(() => {
    const there = sent(tray.photos);
    if (idsOf(there) === agreed.current) return;
    agreed.current = idsOf(there);
    onChange(there);
  }, [tray, photos, onChange]);

  const pending = photos.filter(isPending).length;
  useEffect(() => {
    onPending?.(pending);
  }, [onPending, pending]);

  useEffect(() => {
    tray.resume();
    window.addEventListener("online", tray.resume);
    return () => {
      window.removeEventListener("online", tray.resume);
      tray.pause();
    };
  }, [tray]);
  return [tray, photos];
}
